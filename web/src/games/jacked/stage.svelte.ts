/** The board in motion: what is new is played scene by scene, and never falls far behind. */

import type { FactTold } from "../../types";
import { Layout, type Point } from "./geometry";
import { Director, haste, pointOf, type Scene } from "./motion";

const FURTHEST_BEHIND = 2000; // milliseconds
const MANY = 60; // facts: more than that at once is a return after a while, not a turn
const MANY_AT_ONCE = 12; // of a past that one leaps through

export class Stage {
  /** Pegs that are not where the view says, but on their way. */
  flying = $state.raw<Record<string, Point>>({});
  killed = $state.raw<string[]>([]); // those of them that are flying to Jail
  card = $state.raw<string | null>(null); // the last one played, as far as it was shown
  seat = $state.raw<number | null>(null);
  isMoving = $state(false);

  private director: Director | null = null;
  private seen = 0;
  private scenes: Scene[] = [];
  private began = 0; // when the scene at hand did
  private speed = 1;

  /** Hear what happened; `places` is where the pegs are after all of it. Nobody who looks back waits for what came before. */
  hear(layout: Layout, facts: readonly FactTold[], places: Record<string, number>, isPast = false): void {
    const news = facts.slice(this.seen);
    const isFirst = this.director === null || this.seen > facts.length;
    const director = isFirst || this.director === null ? new Director(layout, { ...places }) : this.director;
    this.director = director;
    this.seen = facts.length;
    if (isFirst || news.length > (isPast ? MANY_AT_ONCE : MANY) || document.hidden || isStill())
      return this.jump(facts, places);
    const scenes = director.scenes(news);
    if (scenes.length === 0) return;
    const now = performance.now();
    if (isPast) [this.scenes, this.began] = [[], now];
    this.scenes.push(...scenes);
    const speed = haste(this.scenes, FURTHEST_BEHIND);
    this.began = now - ((now - this.began) * this.speed) / speed; // the scene at hand goes on where it is
    this.speed = speed;
    this.hold();
    if (!this.isMoving) {
      this.isMoving = true;
      this.began = now;
      requestAnimationFrame(this.draw);
    }
  }

  /** Show how things stand, without any motion. */
  private jump(facts: readonly FactTold[], places: Record<string, number>): void {
    if (this.director) Object.assign(this.director.places, places);
    this.scenes = [];
    this.flying = {};
    this.killed = [];
    const shown = facts.findLast((fact) => fact.fact.startsWith("played-") || fact.fact === "discarded");
    this.card = shown ? String(shown.args.card) : null;
    this.seat = shown?.seat ?? null;
  }

  /** Pegs that will move stay where they are until their scene comes. */
  private hold(): void {
    const held: Record<string, Point> = {};
    for (const flight of this.scenes.flatMap((scene) => scene.flights)) {
      const start = this.flying[flight.peg] ?? flight.points[0];
      if (start) held[flight.peg] ??= start;
    }
    this.flying = held;
  }

  private draw = (now: number): void => {
    let scene = this.scenes[0];
    while (scene && (now - this.began) * this.speed >= scene.lasts) {
      this.began += scene.lasts / this.speed;
      this.show(scene, scene.lasts);
      this.scenes.shift();
      this.land(scene);
      scene = this.scenes[0];
    }
    if (!scene) {
      this.isMoving = false;
      this.flying = {};
      this.killed = [];
      return;
    }
    this.show(scene, Math.max(0, now - this.began) * this.speed);
    requestAnimationFrame(this.draw);
  };

  private show(scene: Scene, moment: number): void {
    [this.card, this.seat] = [scene.card, scene.seat];
    const flying = { ...this.flying };
    for (const flight of scene.flights) {
      const point = pointOf(flight, moment);
      if (point) flying[flight.peg] = point;
    }
    this.flying = flying;
    this.killed = scene.flights.filter((one) => one.isKilled && moment >= one.starts).map((one) => one.peg);
  }

  /** Pegs whose last scene is over are where the view says. */
  private land(scene: Scene): void {
    const later = this.scenes.flatMap((other) => other.flights.map((flight) => flight.peg));
    const landed = scene.flights.map((flight) => flight.peg).filter((peg) => !later.includes(peg));
    this.flying = Object.fromEntries(Object.entries(this.flying).filter(([peg]) => !landed.includes(peg)));
  }
}

/** Whether somebody has asked their device for less motion. */
function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
