# JACKED: qué habla a favor de una jugada, o qué resulta de ella, y qué puede decir un consejo.

jacked-merit-wins = Con eso todas tus clavijas están en casa: ganas.
jacked-merit-out = Saca una clavija de la cárcel, como bloqueo.
jacked-merit-home =
    { $count ->
        [one] Lleva una clavija a casa, donde nada puede pasarle.
       *[other] Lleva { $count } clavijas a casa, donde nada puede pasarles.
    }
jacked-merit-kills =
    { $count ->
        [one] Devuelve una clavija rival a la cárcel.
       *[other] Devuelve { $count } clavijas rivales a la cárcel.
    }
jacked-merit-loses =
    { $count ->
        [one] Le cuesta a tu bando una clavija, que vuelve a la cárcel.
       *[other] Le cuesta a tu bando { $count } clavijas, que vuelven a la cárcel.
    }
jacked-merit-swap =
    { $count ->
        [one] Gana una casilla.
       *[other] Gana { $count } casillas.
    }
jacked-merit-safe = Pone una clavija fuera de alcance: allí ninguna carta suelta de otro jugador puede matarla.
jacked-merit-jacks = El siguiente jugador queda JACKED.

## Donde cada cual tiene que recordar si está JACKED

jacked-hint-card =
    Piensa en tu { $card ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[other] { $card }
    }. Si estás JACKED o no, te toca recordarlo a ti.
jacked-hint-joker = Piensa en tu comodín. Si estás JACKED o no, te toca recordarlo a ti.
jacked-hint-no-play = No puedes jugar ninguna de tus cartas. Si estás JACKED o no, te toca recordarlo a ti.
jacked-hint-call = Si el último jugador estaba JACKED o no, te toca recordarlo a ti.
