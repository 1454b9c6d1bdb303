/**
 * A connection to a table that comes back by itself.
 *
 * Questions (drafts, hints, why-nots) are lost with the connection: whoever asked is told, and may ask again. A move is
 * not: it is sent again with its number until it is answered, and the server plays a number only once.
 */

import type {
  Accepted,
  DraftTold,
  FactTold,
  Frame,
  Hello,
  HintTold,
  Line,
  Problem,
  Said,
  State,
  WhyTold,
} from "../types";
import { grown } from "./story";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Standing = "connecting" | "live" | "lost" | "refused";

export interface Hearer {
  state(state: State, facts: FactTold[], lines: Line[]): void;
  standing(standing: Standing, problem: Problem | null): void;
}

/** The world outside, so that tests can give their own. */
export interface World {
  open(): Socket;
  wait(milliseconds: number, then: () => void): void;
}

type Answer = Accepted | DraftTold | WhyTold | HintTold;
type Without<T> = T extends unknown ? Omit<T, "asks"> : never;
type Question = Without<Exclude<Said, { type: "move" }>>;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Sent extends Waiting {
  asks: number;
  move: number;
  actions: string[];
}

/** What the server would not do. */
export class RefusedError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** The connection was lost before an answer came. */
export class LostError extends Error {}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PASSING = ["wire/too-many", "table/busy", "wire/broken", "house/no-storage"];

export class Live {
  private socket: Socket | null = null;
  private isGreeted = false;
  private isStopped = false;
  private tries = 0;
  private asked = 0;
  private move = 0;
  private facts: FactTold[] = [];
  private lines: Line[] = [];
  private readonly waiting = new Map<number, Waiting>();
  private sent: Sent | null = null;

  constructor(
    private readonly world: World,
    private readonly hearer: Hearer,
    private readonly code: string | null,
  ) {}

  start(): void {
    this.isGreeted = false;
    const socket = this.world.open();
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as Frame);
    socket.onclose = () => this.lose(socket);
  }

  stop(): void {
    this.isStopped = true;
    this.socket?.close();
  }

  /** Try again now instead of later: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.socket === null && !this.isStopped) this.start();
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.isGreeted) return reject(new LostError());
      const asks = ++this.asked;
      this.waiting.set(asks, { resolve, reject });
      this.send({ ...question, asks } as Said);
    });
  }

  /** Play a whole move. It is answered at last, however often the connection is lost. */
  play(actions: string[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.sent = { asks: ++this.asked, move: this.move, actions, resolve, reject };
      this.sendMove();
    });
  }

  private greet(socket: Socket): void {
    const hello: Hello = { type: "hello", code: this.code, facts: this.facts.length };
    socket.send(JSON.stringify(hello));
  }

  private hear(frame: Frame): void {
    if (frame.type === "state") return this.hearState(frame);
    if (frame.type === "refused" && frame.answers === 0) return this.hearRefusal(frame.problem);
    const waiting = this.sent?.asks === frame.answers ? this.sent : this.waiting.get(frame.answers);
    if (waiting === this.sent) this.sent = null;
    this.waiting.delete(frame.answers);
    if (frame.type === "refused") waiting?.reject(new RefusedError(frame.problem));
    else waiting?.resolve(frame);
  }

  private hearState(state: State): void {
    this.move = state.move;
    this.facts = [...this.facts.slice(0, state.facts_from), ...state.facts];
    this.lines = grown(this.lines, state.story);
    const isBack = !this.isGreeted;
    this.isGreeted = true;
    this.tries = 0;
    if (isBack) this.hearer.standing("live", null);
    this.hearer.state(state, this.facts, this.lines);
    if (isBack) this.sendMove();
  }

  /** The server hangs up after this; some of its reasons pass. */
  private hearRefusal(problem: Problem): void {
    if (PASSING.includes(problem.code)) return;
    this.isStopped = true;
    this.hearer.standing("refused", problem);
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isGreeted = false;
    for (const waiting of this.waiting.values()) waiting.reject(new LostError());
    this.waiting.clear();
    if (this.isStopped) return;
    this.hearer.standing("lost", null);
    this.world.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++), () => this.hurry());
  }

  private sendMove(): void {
    if (this.sent === null || !this.isGreeted) return;
    const { asks, move, actions } = this.sent;
    this.send({ type: "move", asks, move, actions });
  }

  private send(said: Said): void {
    this.socket?.send(JSON.stringify(said));
  }
}
