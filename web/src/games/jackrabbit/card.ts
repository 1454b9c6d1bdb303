import type { GameCard } from "../game";
import Emblem from "./Emblem.svelte";

export const card: GameCard = { place: 3, Emblem };
