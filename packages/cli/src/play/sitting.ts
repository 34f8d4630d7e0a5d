/** What all parts of a table share while people sit at it: desk, game, who is away, how everybody sorts their letters. */

import {
  deadlineMs,
  type Action,
  type PlayerViewer,
  type Seat,
  type TeamVoice,
  type Tile,
} from '@lexiko/rules';
import type { Answer, Desk, Question } from './desk.ts';
import type { Game } from './game.ts';
import { nameOf } from './seating.ts';
import { tableFrame, type Scene } from './table-frame.ts';

/** What a side asks for, as opposed to what is settled before the game. */
export type SeatAction = Exclude<Action, { readonly type: 'configure' | 'begin' }>;

export interface OpenQuestion {
  readonly hints?: readonly string[];
  readonly notice?: readonly string[];
  readonly untilMs?: number | null;
}

export class Sitting {
  readonly desk: Desk;
  readonly game: Game;
  readonly colours: 'shown' | 'none';
  /** Members of teams who are away, as `seat:member`. */
  readonly #away = new Set<string>();
  /** How many of the news have been told line by line. */
  #told = 0;
  readonly #orders = new Map<Seat, readonly Tile[]>();

  constructor(desk: Desk, game: Game, colours: 'shown' | 'none') {
    this.desk = desk;
    this.game = game;
    this.colours = colours;
    desk.theme = game.state.ruleset.options['board.theme'];
  }

  name(seat: Seat): string {
    return nameOf(this.game.seating, seat);
  }

  /** One person plays all seats. */
  get isAlone(): boolean {
    return this.game.state.ruleset.options['solitaire.mode'] !== 'off';
  }

  /** The table as `viewer` may see it, with nobody's letters uncovered and nothing laid out. */
  scene(viewer: PlayerViewer): Scene {
    const { game } = this;
    const view = game.view(viewer);
    return {
      view,
      seating: game.seating,
      news: this.desk.kind === 'screen' ? game.news : [],
      fresh: game.freshSquares,
      letters: null,
      partner: null,
      draft: new Map(),
      cursor: null,
      preview: [],
      notice: [],
      hints: [],
      leftMs: this.#leftMs(),
      challengeMs: this.#challengeMs(),
      mover: this.mover(),
      colours: this.colours,
    };
  }

  /** Line by line everything is told once, in the order in which it happened; a screen has it in its panel. */
  untold(): readonly string[] {
    if (this.desk.kind === 'screen') return [];
    const { news } = this.game;
    const untold = news.slice(this.#told);
    this.#told = news.length;
    return untold;
  }

  ask(question: Omit<Question, 'heard'>): Promise<Answer> {
    return this.desk.ask({ ...question, heard: this.untold() });
  }

  /** Asks with the public table in front of everybody. What was shown to one of them before is taken away. */
  askOpenly(prompt: string, { hints = [], notice = [], untilMs = null }: OpenQuestion = {}): Promise<Answer> {
    const frame = (): ReturnType<typeof tableFrame> =>
      tableFrame({ ...this.scene('spectator'), notice, hints });
    this.desk.cover();
    return this.ask({
      frame,
      notice: [...notice, ...hints],
      situation: `open ${this.game.state.seq}`,
      prompt,
      untilMs,
    });
  }

  #leftMs(): number | null {
    const { state, clock } = this.game;
    const deadline = deadlineMs(state);
    return deadline === null ? null : deadline - clock.nowMs;
  }

  #challengeMs(): number | null {
    const { window, ruleset } = this.game.state;
    if (window === null || ruleset.options['challenge.window'] !== 'timed') return null;
    return window.graceUntilMs - this.game.clock.nowMs;
  }

  /** When the time for this turn is up, by the machine's clock. */
  turnEndsMs(): number | null {
    const deadline = deadlineMs(this.game.state);
    return deadline === null ? null : this.game.clock.onMachine(deadline);
  }

  /** The rack in the order its owner likes; tiles drawn since come last. */
  letters(seat: Seat, rack: readonly Tile[]): readonly Tile[] {
    const rest = [...rack];
    const ordered = (this.#orders.get(seat) ?? []).filter((tile) => {
      const at = rest.indexOf(tile);
      if (at < 0) return false;
      rest.splice(at, 1);
      return true;
    });
    return [...ordered, ...rest];
  }

  /** Shuffling is free and no act of the game (C-05), so any chance will do. */
  shuffle(seat: Seat, rack: readonly Tile[]): void {
    const keyed = rack.map((tile) => ({ tile, key: Math.random() }));
    this.#orders.set(
      seat,
      keyed.sort((a, b) => a.key - b.key).map(({ tile }) => tile),
    );
  }

  setAway(seat: Seat, member: number, away: boolean): void {
    if (away) this.#away.add(`${seat}:${member}`);
    else this.#away.delete(`${seat}:${member}`);
  }

  membersPresent(seat: Seat): readonly number[] {
    const members = this.game.seating[seat]?.members ?? [];
    return members.flatMap((_, member) => (this.#away.has(`${seat}:${member}`) ? [] : [member]));
  }

  /** Who moves for the team on turn, where that is one of its members (T-05). */
  mover(): string | null {
    const { ruleset, turn, turnsTaken } = this.game.state;
    if (!ruleset.teams || turn === null) return null;
    const members = this.game.seating[turn]?.members ?? [];
    const present = this.membersPresent(turn);
    const rule = ruleset.options['teams.commit'];
    if (rule === 'anyMember' || rule === 'consensus') return null;
    const first = rule === 'rotate' ? (turnsTaken[turn] ?? 0) % members.length : 0;
    const order = members.map((_, step) => (first + step) % members.length);
    const member = order.find((one) => present.includes(one)) ?? first;
    return members[member] ?? null;
  }

  /** The voice with which the team on turn acts; `null` if its members do not all agree to `action`. */
  async voice(action: SeatAction): Promise<TeamVoice | undefined | null> {
    const { seat } = action;
    const { ruleset } = this.game.state;
    const rule = ruleset.options['teams.commit'];
    if (!ruleset.teams || rule === 'anyMember') return undefined;
    const members = this.game.seating[seat]?.members ?? [];
    const present = this.membersPresent(seat);
    if (rule !== 'consensus') return { member: members.indexOf(this.mover() ?? ''), present };
    const [speaker = 0, ...others] = present;
    for (const other of others) {
      const answer = await this.#askMember(members[other] ?? '', action);
      if (answer.kind !== 'line' || answer.text.trim().toLowerCase().startsWith('n')) return null;
    }
    return { member: speaker, approvals: others, present };
  }

  /** Members of a team see the letters they share, and what is about to be done with them. */
  #askMember(member: string, action: SeatAction): Promise<Answer> {
    const scene = this.scene(action.seat);
    const rack = scene.view.racks[action.seat] ?? [];
    const draft = new Map(action.type === 'play' ? action.tiles : []);
    const deed = action.type === 'exchange' ? `exchange ${action.tiles.join('')}` : action.type;
    return this.ask({
      frame: () =>
        tableFrame({
          ...scene,
          letters: this.letters(action.seat, rack),
          draft,
          hints: [`Your team is about to ${deed}.`],
        }),
      notice: [],
      situation: `team ${this.game.state.seq} ${JSON.stringify(action)}`,
      prompt: `${member}, do you agree? (y/n) `,
      untilMs: this.turnEndsMs(),
    });
  }
}
