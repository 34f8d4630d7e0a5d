/** Hints between processes that there is something to read. A lost hint only causes a delay. */

import type { Pointer, StudyRole } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';

/** Hints about one game, for the processes where somebody follows it. */
type GameHint =
  /** The last events of the game and of its seats; processes of earlier versions do not send `seatSeq`. */
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly seq: number;
      readonly seatSeq?: number;
    }
  /** A player has connected or disconnected. */
  | { readonly kind: 'presence'; readonly game: string }
  /** How many people watch the game from this process. */
  | { readonly kind: 'watching'; readonly game: string; readonly process: string; readonly people: number }
  /** The shared workspace of the side at `seat` has changed. */
  | { readonly kind: 'workspace'; readonly game: string; readonly seat: Seat }
  /** A team member points at something. It is not stored: a process that misses it waits for the next one. */
  | {
      readonly kind: 'pointed';
      readonly game: string;
      readonly seat: Seat;
      readonly person: string;
      readonly at: Pointer;
    }
  /** Somebody has written in the chat of the game. */
  | { readonly kind: 'said'; readonly game: string; readonly message: number };

/** Where somebody looks in a shared study. */
export interface StudyPlace {
  readonly person: string;
  readonly role: StudyRole;
  readonly chapter: string;
  readonly node: string;
}

/** Hints about one shared study, for the processes where somebody has it open. */
type StudyHint =
  /** How many events it has. */
  | { readonly kind: 'study'; readonly study: string; readonly count: number }
  /** Somebody has joined, left or got another role, or it is deleted. */
  | { readonly kind: 'study-members'; readonly study: string }
  /** Somebody has opened it and asks who else is there. */
  | { readonly kind: 'study-look'; readonly study: string }
  /** Who has it open at a process. It is not stored. */
  | {
      readonly kind: 'study-people';
      readonly study: string;
      readonly process: string;
      readonly people: readonly StudyPlace[];
    };

export type Hint =
  | GameHint
  | StudyHint
  /** A person has a new notice about a game. */
  | { readonly kind: 'notice'; readonly person: string; readonly game: string }
  /** Seeks of a person were paired or have ended. */
  | { readonly kind: 'seeks'; readonly person: string }
  /** The name or the vacation of a person has changed. */
  | { readonly kind: 'person'; readonly person: string }
  /** A question for a computer is waiting. */
  | { readonly kind: 'asked' }
  /** Sessions of this person have ended. */
  | { readonly kind: 'sessions'; readonly person: string }
  /** Seats of this game, or who teaches its class, have changed; it may be at any stage. */
  | { readonly kind: 'seats'; readonly game: string }
  /** Hints may have been lost: read everything again. */
  | { readonly kind: 'lost' };

/** The game or the study that a hint is about; `null`: the hint is for every process. */
export function topicOf(hint: Hint): string | null {
  switch (hint.kind) {
    case 'game':
    case 'presence':
    case 'watching':
    case 'workspace':
    case 'pointed':
    case 'said':
      return hint.game;
    case 'study':
    case 'study-members':
    case 'study-look':
    case 'study-people':
      return hint.study;
    case 'notice':
    case 'seeks':
    case 'person':
    case 'asked':
    case 'sessions':
    case 'seats':
    case 'lost':
      return null;
  }
}

/** Hints since the start. `lost`: dropped unsent; the other processes were told to read everything again. */
export interface Traffic {
  sent: number;
  received: number;
  lost: number;
}

export interface Bus {
  /** Sends a hint to every process that it concerns, including this one. */
  publish(hint: Hint): void;
  subscribe(listener: (hint: Hint) => void): void;
  /** Subscribes this process to a game or a study. Resolves once no further hint about it can be missed. */
  follow(topic: string): Promise<void>;
  /** Unsubscribes: nobody here follows it any more. */
  unfollow(topic: string): void;
  /** Whether other processes write to the same store, so that their hints can be lost. */
  readonly isShared: boolean;
  readonly traffic: Readonly<Traffic>;
  close(): Promise<void>;
}

/** The bus of a single process. */
export class LocalBus implements Bus {
  readonly isShared = false;
  readonly traffic: Traffic = { sent: 0, received: 0, lost: 0 };
  readonly #listeners: ((hint: Hint) => void)[] = [];

  publish(hint: Hint): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(hint);
    });
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#listeners.push(listener);
  }

  async follow(): Promise<void> {}

  unfollow(): void {}

  async close(): Promise<void> {
    this.#listeners.length = 0;
  }
}
