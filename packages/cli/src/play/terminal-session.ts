/** One game at this terminal: what screens and commands share, from the game and its computers to how people sort tiles. */

import type { Level } from '@lexiko/engine';
import {
  allSeats,
  commitOf,
  teamMover,
  type Action,
  type PlayerViewer,
  type Seat,
  type TeamVoice,
  type Tile,
} from '@lexiko/rules';
import {
  deadlinesOf,
  draftAfter,
  EMPTY_DRAFT,
  fitDraft,
  placementsOf,
  recall,
  slotsLeft,
  type Deadline,
  type Draft,
} from '@lexiko/table';
import { game as gameTexts } from '@lexiko/texts/en/board';
import { terminalTable } from '@lexiko/texts/en/terminal/table';
import type { Answer, Terminal, Question } from './terminal/terminal.ts';
import type { Computers } from './computers.ts';
import type { Game } from './game.ts';
import { nameOf, titleOf } from './setup/seating.ts';
import { tableFrame, type Scene } from './screens/table-frame.ts';

/** What a side asks for, as opposed to what is settled before the game. */
export type SeatAction = Exclude<Action, { readonly type: 'configure' | 'begin' | 'pause' | 'resume' }>;

export interface OpenQuestion {
  readonly hints?: readonly string[];
  readonly notice?: readonly string[];
  readonly untilMs?: number | null;
}

export class TerminalSession {
  readonly terminal: Terminal;
  readonly game: Game;
  readonly computers: Computers;
  readonly colours: 'shown' | 'none';
  /** Refused actions of computers: bugs to report. */
  readonly faults: string[] = [];
  /** Members of teams who are away, as `seat:member`. */
  readonly #away = new Set<string>();
  /** How many of the news have been told line by line. */
  #told = 0;
  /** Drafts by seat, with the number of events that were known when they were kept. */
  readonly #drafts = new Map<Seat, { readonly draft: Draft; readonly known: number }>();

  constructor({
    terminal,
    game,
    computers,
    colours,
  }: Pick<TerminalSession, 'terminal' | 'game' | 'computers' | 'colours'>) {
    this.terminal = terminal;
    this.game = game;
    this.computers = computers;
    this.colours = colours;
    terminal.theme = game.state.ruleset.board.theme;
  }

  name(seat: Seat): string {
    return nameOf(this.game.seating, seat);
  }

  /** The name, and of a computer its level. */
  title(seat: Seat): string {
    const side = this.game.seating[seat];
    return side === undefined ? this.name(seat) : titleOf(side);
  }

  /** Of the computer at a seat; `null` where people sit. */
  levelOf(seat: Seat): Level | null {
    return this.game.seating[seat]?.computer ?? null;
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.game.local.people;
  }

  /** The only seat of people, from whom nobody at the keyboard has letters to hide; `null` if there are none or more. */
  get onlyPerson(): Seat | null {
    const [only = null, ...more] = this.people;
    return more.length === 0 ? only : null;
  }

  /** One game without opponents: whoever plays checks the words of all seats. */
  get isAlone(): boolean {
    return this.game.state.ruleset.solitaire.kind !== 'off';
  }

  /** The table as `viewer` may see it, with nobody's letters uncovered and nothing laid out. */
  scene(viewer: PlayerViewer): Scene {
    const { game } = this;
    const view = game.view(viewer);
    return {
      view,
      seating: game.seating,
      news: this.terminal.kind === 'screen' ? game.news : [],
      fresh: game.freshSquares,
      letters: null,
      partner: null,
      draft: new Map(),
      cursor: null,
      preview: [],
      notice: [],
      hints: [],
      leftMs: this.#leftMs('turn'),
      challengeMs: this.#leftMs('answer'),
      mover: this.mover(),
      colours: this.colours,
    };
  }

  /** Line by line everything is told once, in the order in which it happened; a screen has it in its panel. */
  untold(): readonly string[] {
    if (this.terminal.kind === 'screen') return [];
    const { news } = this.game;
    const untold = news.slice(this.#told);
    this.#told = news.length;
    return untold;
  }

  ask(question: Omit<Question, 'heard'>): Promise<Answer> {
    return this.terminal.ask({ ...question, heard: this.untold() });
  }

  /** The table for whoever is at the keyboard: one person among computers keeps their letters in sight. */
  openScene(): Scene {
    const seat = this.onlyPerson;
    if (seat === null) return this.scene('spectator');
    return { ...this.scene(seat), letters: this.rack(seat) };
  }

  /** Before the clocks run: computers open the words they know, which takes a moment the first time. */
  prepareComputers(): void {
    const { ruleset } = this.game.state;
    const levels = new Set(allSeats(ruleset).flatMap((seat) => this.levelOf(seat) ?? []));
    if (levels.size === 0) return;
    this.terminal.show(tableFrame(this.scene('spectator')), terminalTable.gettingReady);
    for (const level of levels) this.computers.prepare(ruleset, level);
    this.game.canThink = true;
  }

  /** What the computer at a seat wants to do, seen from there; people see that it thinks if it takes long. */
  consider(seat: Seat): SeatAction | null {
    const level = this.levelOf(seat);
    if (level === null) throw new Error(`No computer sits at ${seat}.`);
    const frame = tableFrame(this.openScene());
    // What has just been played is seen at once, however long the answer takes.
    if (this.terminal.kind === 'screen') this.terminal.show(frame, '');
    const onLong = (): void => this.terminal.show(frame, `${gameTexts.thinking(this.title(seat))}.`);
    const { nowMs } = this.game.local.clock;
    const action = this.computers.choose({ view: this.game.view(seat), seat, level, nowMs, onLong });
    if (action !== null && !('seat' in action))
      throw new Error(`${this.title(seat)} wants to lead a game that is on.`);
    return action;
  }

  /** Where only computers play: shows the table for a while. */
  linger(ms: number): Promise<Answer> {
    return this.terminal.linger({
      frame: () => tableFrame(this.scene('spectator')),
      heard: this.untold(),
      prompt: `${terminalTable.lingering} `,
      untilMs: Date.now() + ms,
    });
  }

  /** Asks with the open table in front of everybody. What was shown to one of several people before is taken away. */
  askOpenly(prompt: string, { hints = [], notice = [], untilMs = null }: OpenQuestion = {}): Promise<Answer> {
    const frame = (): ReturnType<typeof tableFrame> => tableFrame({ ...this.openScene(), notice, hints });
    if (this.onlyPerson === null) this.terminal.cover();
    return this.ask({
      frame,
      notice: [...notice, ...hints],
      situation: `open ${this.game.state.seq}`,
      prompt,
      untilMs,
    });
  }

  /** How long until a time of this kind is up. */
  #leftMs(kind: Deadline['kind']): number | null {
    const { state, local } = this.game;
    const due = deadlinesOf(state, null).find((deadline) => deadline.kind === kind);
    return due === undefined ? null : due.atMs - local.clock.nowMs;
  }

  /** When a time is up next, by the machine's clock; `null` if none is running. */
  get dueMs(): number | null {
    return this.game.local.dueMs;
  }

  get isTimeUp(): boolean {
    return this.dueMs !== null && Date.now() >= this.dueMs;
  }

  /** Does what follows when a time is up; answers whether one was. */
  callTime(): Promise<boolean> {
    return this.game.local.callTime((seat) => placementsOf(this.draft(seat)));
  }

  /** What a seat has laid out and how it sorts its tiles, as far as that still fits the table. */
  draft(seat: Seat): Draft {
    const { events } = this.game;
    const { draft, known } = this.#drafts.get(seat) ?? { draft: EMPTY_DRAFT, known: events.length };
    const after = events.slice(known).reduce((left, event) => draftAfter(left, seat, event), draft);
    return fitDraft(this.game.view(seat), seat, after).draft;
  }

  keepDraft(seat: Seat, draft: Draft): void {
    this.#drafts.set(seat, { draft, known: this.game.events.length });
  }

  /** The tiles of a seat in the order its owner likes, without those laid out in `draft`. */
  rack(seat: Seat, draft: Draft = recall(this.draft(seat))): readonly Tile[] {
    return slotsLeft(draft).map((slot) => draft.slots[slot] ?? '');
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
    if (ruleset.teams.kind === 'none' || turn === null) return null;
    const members = this.game.seating[turn]?.members ?? [];
    const mover = teamMover(commitOf(ruleset.teams), {
      size: members.length,
      turnsTaken: turnsTaken[turn] ?? 0,
      present: this.membersPresent(turn),
    });
    return mover === null ? null : (members[mover] ?? null);
  }

  /** The voice with which the team on turn acts; `null` if its members do not all agree to `action`. */
  async voice(action: SeatAction): Promise<TeamVoice | undefined | null> {
    const { seat } = action;
    const { ruleset } = this.game.state;
    const rule = commitOf(ruleset.teams);
    if (ruleset.teams.kind === 'none' || rule === 'anyMember') return undefined;
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
    const draft = new Map(action.type === 'play' ? action.tiles : []);
    const deed = action.type === 'exchange' ? `exchange ${action.tiles.join('')}` : action.type;
    return this.ask({
      frame: () =>
        tableFrame({
          ...scene,
          letters: this.rack(action.seat),
          draft,
          hints: [terminalTable.teamWants(deed)],
        }),
      notice: [],
      situation: `team ${this.game.state.seq} ${JSON.stringify(action)}`,
      prompt: `${terminalTable.agrees(member)} `,
      untilMs: this.dueMs,
    });
  }
}
