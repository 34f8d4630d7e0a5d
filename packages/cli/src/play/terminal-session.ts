/** One game at this terminal: what screens and commands share, from the game and its computers to how people sort tiles. */

import type { Level } from '@lexiko/engine';
import { allSeats, type Action, type PlayerViewer, type Seat, type TeamVoice } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { commitOf, teamMover } from '@lexiko/rules/rule-points';
import { joinTiles } from '@lexiko/rules/notation';
import { deadlinesOf, type Deadline } from '@lexiko/table';
import {
  draftAfter,
  EMPTY_DRAFT,
  fitDraft,
  placementsOf,
  recall,
  slotsLeft,
  type Draft,
} from '@lexiko/table/draft';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Answer, Terminal, Question } from './terminal/terminal.ts';
import type { Computers } from './computers.ts';
import type { Game } from './game.ts';
import { nameOf, titleOf } from './setup/seating.ts';
import { saysNo } from './terminal/yes-or-no.ts';
import { tableFrame, type Scene } from './screens/table-frame.ts';

/** An action of one seat, as opposed to the actions of the host before the game. */
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
  /** How much of the news has been printed line by line. */
  #readNews = 0;
  /** Drafts by seat, each with the number of events at the time. */
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

  get texts(): TerminalTexts {
    return this.terminal.texts;
  }

  name(seat: Seat): string {
    return nameOf(this.game.seating, seat);
  }

  /** The name, with the level of a computer. */
  title(seat: Seat): string {
    const side = this.game.seating[seat];
    return side === undefined ? this.name(seat) : titleOf(this.texts, side);
  }

  /** The level of the computer at a seat; `null` for people. */
  levelOf(seat: Seat): Level | null {
    return this.game.seating[seat]?.computer ?? null;
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.game.local.people;
  }

  /** The only seat with people, who need not hide their tiles from anybody; `null` if there are none or several. */
  get onlyPerson(): Seat | null {
    const [only = null, ...more] = this.people;
    return more.length === 0 ? only : null;
  }

  /** Whether it is solitaire: the player checks their own words. */
  get isAlone(): boolean {
    return this.game.state.ruleset.solitaire.kind !== 'off';
  }

  /** The table as `viewer` may see it, without any rack or draft. */
  scene(viewer: PlayerViewer): Scene {
    const { game } = this;
    const view = game.view(viewer);
    return {
      texts: this.texts,
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

  /** Goes back to the person's last turn, where only computers play along; whether that was possible. */
  takeBack(): boolean {
    if (!this.game.takeBack()) return false;
    this.#drafts.clear();
    this.#readNews = this.game.news.length;
    return true;
  }

  /** The news not printed yet, for a line terminal; a screen shows all news in its panel. */
  unreadNews(): readonly string[] {
    if (this.terminal.kind === 'screen') return [];
    const { news } = this.game;
    const unreadNews = news.slice(this.#readNews);
    this.#readNews = news.length;
    return unreadNews;
  }

  ask(question: Omit<Question, 'news'>): Promise<Answer> {
    return this.terminal.ask({ ...question, news: this.unreadNews() });
  }

  /** The table between turns: hides all racks, except that of the only person. */
  sharedScene(): Scene {
    const seat = this.onlyPerson;
    if (seat === null) return this.scene('spectator');
    return { ...this.scene(seat), letters: this.rack(seat) };
  }

  /** Loads the computers' vocabularies, which takes a moment, before any clock runs. */
  prepareComputers(): void {
    const { ruleset } = this.game.state;
    const levels = new Set(allSeats(ruleset).flatMap((seat) => this.levelOf(seat) ?? []));
    if (levels.size === 0) return;
    this.terminal.show(tableFrame(this.scene('spectator')), this.texts.terminalTable.gettingReady);
    for (const level of levels) this.computers.prepare(this.game.state, level);
    this.game.canThink = true;
  }

  /** Asks the computer at a seat for its action, and shows that it is thinking if it takes long. */
  consider(seat: Seat): SeatAction | null {
    const level = this.levelOf(seat);
    if (level === null) throw new Error(`No computer sits at ${seat}.`);
    const frame = tableFrame(this.sharedScene());
    // Shows the last play at once, however long the computer thinks.
    if (this.terminal.kind === 'screen') this.terminal.show(frame, '');
    const onLong = (): void => this.terminal.show(frame, `${this.texts.game.thinking(this.title(seat))}.`);
    const { nowMs } = this.game.local.clock;
    const action = this.computers.choose({ view: this.game.view(seat), seat, level, nowMs, onLong });
    if (action !== null && !('seat' in action))
      throw new Error(`${this.title(seat)} wants to lead a game that is on.`);
    return action;
  }

  /** Shows the table for a while, where only computers play. */
  showFor(ms: number): Promise<Answer> {
    return this.terminal.showFor({
      frame: () => tableFrame(this.scene('spectator')),
      news: this.unreadNews(),
      prompt: `${this.texts.terminalTable.lingering} `,
      untilMs: Date.now() + ms,
    });
  }

  /** Asks a question that everybody may read, after hiding what only one of several people may see. */
  askEverybody(
    prompt: string,
    { hints = [], notice = [], untilMs = null }: OpenQuestion = {},
  ): Promise<Answer> {
    const frame = (): ReturnType<typeof tableFrame> => tableFrame({ ...this.sharedScene(), notice, hints });
    if (this.onlyPerson === null) this.terminal.cover();
    return this.ask({
      frame,
      notice: [...notice, ...hints],
      frameKey: `open ${this.game.state.seq}`,
      prompt,
      untilMs,
    });
  }

  /** The time left until a deadline of this kind. */
  #leftMs(kind: Deadline['kind']): number | null {
    const { state, local } = this.game;
    const due = deadlinesOf(state, null).find((deadline) => deadline.kind === kind);
    return due === undefined ? null : due.atMs - local.clock.nowMs;
  }

  /** The next deadline by the machine's clock; `null` if no clock runs. */
  get dueMs(): number | null {
    return this.game.local.dueMs;
  }

  get isTimeUp(): boolean {
    return this.dueMs !== null && Date.now() >= this.dueMs;
  }

  /** Applies a deadline that has passed; returns whether there was one. */
  callTime(): Promise<boolean> {
    return this.game.local.callTime((seat) => placementsOf(this.draft(seat)));
  }

  /** The draft of a seat: tiles laid out and the order of the rack, as far as they still fit the table. */
  draft(seat: Seat): Draft {
    const { events } = this.game;
    const { draft, known } = this.#drafts.get(seat) ?? { draft: EMPTY_DRAFT, known: events.length };
    const after = events.slice(known).reduce((left, event) => draftAfter(left, seat, event), draft);
    return fitDraft(this.game.view(seat), seat, after).draft;
  }

  keepDraft(seat: Seat, draft: Draft): void {
    this.#drafts.set(seat, { draft, known: this.game.events.length });
  }

  /** The rack of a seat in its owner's order, without the tiles laid out in `draft`. */
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

  /** The member who moves for the team on turn; `null` if any member may (T-05). */
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

  /** Who in the team supports `action`; `null` if a member objects. */
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
      if (answer.kind !== 'line' || saysNo(answer.text)) return null;
    }
    return { member: speaker, approvals: others, present };
  }

  /** Shows a team member their rack and what the team is about to do. */
  #askMember(member: string, action: SeatAction): Promise<Answer> {
    const scene = this.scene(action.seat);
    const draft = new Map(action.type === 'play' ? action.tiles : []);
    const wanted = action.type === 'exchange' ? `exchange ${joinTiles(action.tiles)}` : action.type;
    return this.ask({
      frame: () =>
        tableFrame({
          ...scene,
          letters: this.rack(action.seat),
          draft,
          hints: [this.texts.terminalTable.teamWants(wanted)],
        }),
      notice: [],
      frameKey: `team ${this.game.state.seq} ${JSON.stringify(action)}`,
      prompt: `${this.texts.terminalTable.agrees(member)} `,
      untilMs: this.dueMs,
    });
  }
}
