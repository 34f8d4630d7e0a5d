/** A game at this terminal: the game itself, its file and its dictionary, and who sits where. */

import {
  commitmentTo,
  redact,
  replay,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type PlayerView,
  type PlayerViewer,
  type Refusal,
  type Result,
  type Ruleset,
  type Seat,
  type SeenEvent,
  ok,
} from '@lexiko/rules';
import type { Square } from '@lexiko/rules/board';
import {
  allowsTakeBack,
  lastTimeOf,
  LocalGame,
  TableClock,
  takeBackLength,
  type LocalParts,
} from '@lexiko/table';
import { eventText, named, type Person } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError } from '../command.ts';
import { keepLexicon } from '../lexicon-store.ts';
import type { Environment } from '../words/data-folder.ts';
import { dictionaryOf, type GameDictionary } from './dictionary.ts';
import { readGame, type GameFile, type TableNotes } from './game-file.ts';
import { nameOf, type Seating } from './setup/seating.ts';

/** What a game needs of the terminal and of the machine. */
export interface GameSurroundings {
  readonly file: GameFile;
  readonly env: Environment;
  readonly texts: TerminalTexts;
  /** Whether people at the terminal must not see each other's tiles. */
  readonly hidesRacks: boolean;
}

/** What needs no words at a terminal: the table shows it, or the page about the end. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set(['accepted', 'ended']);

type Seats = Pick<TableNotes, 'seating' | 'computerSeed' | 'secret'>;

export class Game {
  readonly seating: Seating;
  readonly computerSeed: number;
  readonly file: GameFile;
  /** Whether the computers have opened the words they know; until then their time does not run. */
  canThink = false;
  readonly #secret: string | null;
  readonly #env: Environment;
  readonly #texts: TerminalTexts;
  readonly #hidesRacks: boolean;
  #news: string[] = [];
  /** The events that the news tell of, as everybody may see them. */
  #seen: SeenEvent[] = [];
  /** How many turns were taken back. */
  #takeBacks = 0;
  #dictionary: { readonly ruleset: Ruleset; readonly value: GameDictionary } | null = null;
  /** The checksum of the list that was kept for this game. */
  #keptList: string | null = null;
  #local: LocalGame | null = null;

  private constructor(
    { seating, computerSeed, secret }: Seats,
    { file, env, texts, hidesRacks }: GameSurroundings,
  ) {
    this.seating = seating;
    this.computerSeed = computerSeed;
    this.file = file;
    this.#secret = secret;
    this.#env = env;
    this.#texts = texts;
    this.#hidesRacks = hidesRacks;
  }

  static async create(
    config: GameConfig,
    seats: Seats,
    surroundings: GameSurroundings,
  ): Promise<Result<Game, Refusal>> {
    const game = new Game(seats, surroundings);
    const created = await LocalGame.create(config, game.#parts());
    if (!created.ok) return created;
    game.#local = created.value;
    return ok(game);
  }

  /** Throws a `UsageError` if the files hold no game that can be resumed. */
  static resume(surroundings: GameSurroundings): Game {
    const { file } = surroundings;
    const { events, notes, takeBacks } = readGame(file.path);
    const state = replay(events);
    const { seating, secret, clockMs } = notes;
    if (seating.length !== state.ruleset.sides)
      throw new UsageError(({ gameFiles }) =>
        gameFiles.otherSides(file.path, state.ruleset.sides, seating.length),
      );
    if (state.phase !== 'over' && (secret === null || commitmentTo(secret) !== state.commitment)) {
      throw new UsageError(({ gameFiles }) => gameFiles.noSecret(file.path));
    }
    const game = new Game(notes, surroundings);
    game.#takeBacks = takeBacks;
    // The clock stood still while nobody was at the terminal.
    const showsMs = Math.max(clockMs ?? 0, lastTimeOf(events) ?? 0) || Date.now();
    const { kept } = TableClock.showing(showsMs, Date.now);
    game.#local = LocalGame.resume(events, kept, game.#parts());
    return game;
  }

  #parts(): LocalParts {
    return {
      secret: this.#secret ?? '',
      isComputer: (seat) => (this.seating[seat]?.computer ?? null) !== null,
      canThink: () => this.canThink,
      // A terminal has no button for a challenge, only its prompt.
      asks: 'everybody',
      hidesRacks: this.#hidesRacks,
      machineMs: Date.now,
      dictionary: (state) => {
        const { authority, identity } = this.#dictionaryFor(state);
        return { words: authority, identity };
      },
      keep: ({ log, from, state }) => {
        // The secret first: without it the log could not be resumed.
        if (from === 0) this.#saveNotes(this.#secret, null);
        this.file.saveLog(log, this.#takeBacks);
        this.#keepList(state);
        if (state.phase === 'over') this.#saveNotes(null, null);
      },
    };
  }

  /** The game itself: whom it waits for, its clock, its computers. */
  get local(): LocalGame {
    if (this.#local === null) throw new Error('The game is not there yet.');
    return this.#local;
  }

  get state(): GameState {
    return this.local.state;
  }

  get events(): readonly GameEvent[] {
    return this.local.events;
  }

  /** Public events as sentences. */
  get news(): readonly string[] {
    const { ruleset } = this.state;
    const history = this.#seen;
    const known = history.length;
    for (const event of this.events.slice(known)) history.push(redact(ruleset, event, 'spectator'));
    const person = (seat: Seat): Person => named(nameOf(this.seating, seat));
    for (const seen of history.slice(known)) {
      if (QUIET.has(seen.event.type)) continue;
      const text = eventText(this.#texts, seen, { ruleset, person, history });
      if (text !== null) this.#news.push(text);
    }
    return this.#news;
  }

  get dictionary(): GameDictionary {
    return this.#dictionaryFor(this.state);
  }

  #dictionaryFor({ ruleset, dictionary: begun }: Pick<GameState, 'ruleset' | 'dictionary'>): GameDictionary {
    if (this.#dictionary?.ruleset !== ruleset)
      this.#dictionary = { ruleset, value: dictionaryOf(ruleset, begun, this.#env) };
    return this.#dictionary.value;
  }

  /** Once the game has begun, it keeps its list, whatever becomes of the lexicon. */
  #keepList({ dictionary: begun }: GameState): void {
    const lexicon = this.#dictionary?.value.lexicon ?? null;
    if (begun === null || lexicon === null || begun.checksum === this.#keptList) return;
    if (lexicon.identity.checksum === begun.checksum) keepLexicon(lexicon, this.#env);
    this.#keptList = begun.checksum;
  }

  /** Whether the dictionary has not changed since the game began (D-01). */
  get hasItsDictionary(): boolean {
    const begun = this.state.dictionary;
    return begun === null || begun.checksum === this.dictionary.identity?.checksum;
  }

  /** Goes back to the last turn of the only person against computers; whether that was possible. */
  takeBack(): boolean {
    const [person] = this.local.people;
    const isAgainstComputers = allowsTakeBack(this.seating.map(({ computer }) => computer !== null));
    const length = person === undefined || !isAgainstComputers ? null : takeBackLength(this.events, person);
    if (length === null) return false;
    const events = this.events.slice(0, length);
    this.#takeBacks++;
    this.file.saveLog(events, this.#takeBacks);
    const { kept } = TableClock.showing(lastTimeOf(events) ?? Date.now(), Date.now);
    this.#local = LocalGame.resume(events, kept, this.#parts());
    this.#news = [];
    this.#seen = [];
    return true;
  }

  view(viewer: PlayerViewer): PlayerView {
    return this.local.view(viewer);
  }

  act(action: Action): Promise<Result<readonly GameEvent[], Refusal>> {
    return this.local.act(action);
  }

  /** Keeps the time used so far when people leave the terminal. */
  pause(): void {
    const { clock, isOver } = this.local;
    clock.stop();
    if (!isOver) this.#saveNotes(this.#secret, clock.nowMs);
  }

  #saveNotes(secret: string | null, clockMs: number | null): void {
    this.file.saveNotes({ seating: this.seating, computerSeed: this.computerSeed, secret, clockMs });
  }

  /** The squares of the last play, unless it has been taken back. */
  get freshSquares(): ReadonlySet<Square> {
    for (const event of this.events.toReversed()) {
      if (event.type === 'withdrew' || event.type === 'took-back') break;
      if (event.type === 'played') return new Set(event.changes.map(([square]) => square));
    }
    return new Set();
  }
}
