# The rules of the land of Jack Rabbits, in words of our own. One paragraph is one line.

## Tiles

rule-JR-P2 =
    All tiles have sides of one length, so that they fit on one lattice of triangles. The hexagons are the citadel, whose back is the advanced citadel, the underground, and twelve houses, one for each royal: a tower for every King, a palace for every Queen, a plaza for every Jack.

    The small tiles come in four equal sets. A set has three rhombi, woods, mountain and river, and three triangles, merchant, tavern and cave.
    .title = The tiles
rule-JR-P3 = A road leads in from the middle of every side of every tile (our own ruling). On a hexagon all six meet. A triangle is a fork: its three roads meet. A rhombus has two roads that do not meet: in the mountain each goes straight across, one in an underpass below the other; in the river each keeps to one bank, around an obtuse corner; in the woods each turns around an acute corner.
    .title = Roads
rule-JR-P4 = Tiles show the suits in which their price is paid (our own ruling): woods clubs, mountain spades, river hearts, merchant diamonds, tavern clubs and hearts, cave spades and diamonds; a house the suit of its royal, the plaza of the Jack of diamonds any suit, the advanced citadel hearts, diamonds, clubs and any suit. If none of the suits on a road tile is in play, any suit pays there. All of this stands in one file, and you can use one of your own (`tiles`).
    .title = Suits on the tiles

## Building

rule-JR-B1 =
    The citadel is placed first. The underground lies apart, and none of its sides is ever joined. All other tiles are sorted by shape and dealt out face down, the same number of each shape to everybody; if they do not divide evenly, the first players get one more (our own ruling).

    You build in seat order, starting with the first player. Anybody who has no tiles left is passed over (our own ruling).
    .title = Dealing the tiles
rule-JR-B2 =
    A tile is placed edge to edge on the lattice, never on top of another, and touches the land along at least one side. A hexagon may also be placed apart, to start an island.

    An island may start only in the water near the land (our own ruling, so that there are not endlessly many places).
    .title = Placing a tile
rule-JR-B3 =
    There are three styles of building (`style`). In `strict`, you take turns: flip one of your tiles, of a shape that you choose, and place it. In `free`, all tiles lie face up, and on your turn you place any of yours. In `freestyle`, they lie face up as well and there are no turns: everybody places tiles whenever they like.

    There are also ready-made lands (`land`): one that the program makes from a seed, the sample that ships with the game, or one that was saved as a file or a code and is visited again. Its houses have to be those of the suits in play, or it is refused.
    .title = Styles of building
rule-JR-B4 =
    Three guidelines make for good lands (exactly what they mean is our own ruling). T: no road that dead-ends, that is, no side at an enclosed gap that the tiles still to come cannot fill. X: no two hexagons side by side. !: no two triangles side by side. The table chooses whether to enforce them, to allow breaking them with a note, or to ignore them (`guidelines`). A region that meets the sea only at a corner is an enclosed gap.

    Where they are enforced, a tile that has no place touching the land is put back, and another shape is flipped. If none of the player’s tiles fits, the guidelines are relaxed for the tile at hand: X for a hexagon, ! for a triangle, and after that T (our own ruling). Nobody ever has to start an island.
    .title = Guidelines
rule-JR-B5 =
    For young children there is a game without cards, dice or turns: build a land, then walk about on it (`explore`). Every rabbit starts on the citadel. Take any road from a hexagon; through a rhombus simply follow the road; at a triangle choose one of the two other roads, until you come to a hexagon. Everybody walks whenever they like, and goes home when they have seen enough.

    Where a road leaves the land, the rabbit finds itself on the citadel again (our own ruling).
    .title = Exploring
rule-JR-B6 = With more or fewer suits there are more or fewer houses and sets of road tiles, and all the rules of building scale with them (`suits`).
    .title = Larger and smaller lands
rule-JR-B7 =
    A land that the program makes, or that ships with it, has to be a good one (our own ruling): free roads lead from the citadel to every house and back, in three journeys at most, one more for every four suits begun beyond the first four (to another landmass through caves, too: that costs nothing, and takes two journeys); from every hexagon at least two others are reached in one journey; at least two merchants have a boat; at most one road on a rhombus runs from sea to sea; every small tile has at least two sides joined.

    A land that you have built yourselves and that lacks some of this is played on all the same. You are told what it lacks.
    .title = Good lands

## Suits

rule-JR-E0b = The table chooses which of the twelve suits are in play, from two to all twelve (our own ruling); unless it does, they are the four of the base game. Every suit brings its 13 cards, its tower, palace and plaza, and one set of road tiles. Jokers, carrots, dice and the hand limit stay the same. A rule about a suit that is not in play is not used at all: without clubs nobody flies, without hearts nobody contests, without diamonds the plazas sell nothing, and without spades nobody fights, unless torches are in play. An option that this leaves without effect may be chosen all the same; you are told that it does nothing.
    .title = Suits in play
rule-JR-E0c = The towers of shells, anchors, bells and icicles are islets. An islet is always placed apart, with the sea at all its sides, not even at a corner of another tile (our own ruling, so that there is always room to keep building), and stays that way: no later tile may touch it along a side or close off the water beside it. What makes a good land, in roads, distances and neighbours, does not apply to islets.
    .title = Islets
rule-JR-E0d = The black triangles of torches (the fire), horseshoes (the dark market) and shells (the coast) are drawn beside the underground. They have no roads; the rules of those suits say what they are for.
    .title = Black triangles
