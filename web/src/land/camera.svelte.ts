/** The camera over a land: it follows what it is told to, until somebody moves it. */

import { between, fit, focusOn, panned, spotAt, zoomed, type Look, type Screen } from "./camera";
import type { Frame, Spot } from "./picture";

const GLIDE = 350; // milliseconds
const BUTTONS = 60; // pixels: nothing of a whole land lies under them

export class Camera {
  look = $state.raw<Look>({ x: 0, y: 0, scale: 0.5 });
  screen = $state.raw<Screen>({ width: 0, height: 0 });
  isFree = $state(false); // somebody has moved it: it stays where it is

  private frame: Frame = [0, 0, 1, 1];
  private focus: { spot: Spot; closeness: number } | null = null;
  private wanted: Look | null = null;
  private gliding = 0;

  /** What is to be seen: all of a frame, or a spot of it close enough. */
  aim(frame: Frame, screen: Screen, focus: { spot: Spot; closeness: number } | null): void {
    const isNew = this.screen.width === 0 || screen.width !== this.screen.width || screen.height !== this.screen.height;
    [this.frame, this.screen, this.focus] = [frame, screen, focus];
    if (screen.width > 0 && !this.isFree) this.go(this.home(), isNew);
  }

  /** All of it again. */
  fit(): void {
    this.isFree = false;
    this.go(this.home(), false);
  }

  pan(dx: number, dy: number): void {
    this.take(panned(this.look, dx, dy, this.frame));
  }

  zoom(factor: number, at: Spot = [this.screen.width / 2, this.screen.height / 2]): void {
    this.take(zoomed(this.look, factor, at, this.screen));
  }

  spotAt(pixel: Spot): Spot {
    return spotAt(this.look, pixel, this.screen);
  }

  /** So that a spot can be seen: the camera moves as little as it has to. */
  reveal(spot: Spot, margin: number): void {
    const { look, screen } = this;
    const [dx, dy] = [(spot[0] - look.x) * look.scale, (spot[1] - look.y) * look.scale];
    const over = (far: number, half: number) =>
      Math.sign(far) * Math.max(0, Math.abs(far) - Math.max(0, half - margin));
    const [x, y] = [over(dx, screen.width / 2), over(dy, screen.height / 2)];
    if (x || y) this.go({ ...look, x: look.x + x / look.scale, y: look.y + y / look.scale }, false);
  }

  private home(): Look {
    const { frame, screen, focus } = this;
    return focus ? focusOn(focus.spot, frame, screen, focus.closeness) : fit(frame, screen, BUTTONS);
  }

  private take(look: Look): void {
    cancelAnimationFrame(this.gliding);
    this.isFree = true;
    this.wanted = null;
    this.look = look;
  }

  private go(to: Look, isAtOnce: boolean): void {
    if (this.wanted && this.wanted.x === to.x && this.wanted.y === to.y && this.wanted.scale === to.scale) return;
    cancelAnimationFrame(this.gliding);
    this.wanted = to;
    if (isAtOnce || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.look = to;
      return;
    }
    const from = this.look;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / GLIDE);
      this.look = between(from, to, Math.max(0, share));
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
