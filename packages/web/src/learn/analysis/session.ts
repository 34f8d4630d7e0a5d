/** The running analysis of one game: every turn by static evaluation first, then by playouts in all workers. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  isMistake,
  lookOfSettings,
  MOST_IN_BAG,
  mistakesOf,
  settingsOfGame,
  summaryOf,
  type GameAnalysis,
  type GameSettings,
  type GameWish,
  type MistakeOrder,
  type RatedMove,
  type StudiedTurn,
} from '@lexiko/analysis';
import { ownArms } from '@lexiko/rules/board';
import type { FailureNotice } from '../../page/failure.ts';
import type { Look } from '../../study/analysis-questions.ts';
import { lexiconOfGame } from '../../study/question-lexicon.ts';
import { Cancelled, type AskManner, type Study } from '../../study/study.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import type { SourceGame } from './source/game-source.ts';
import type { SavedAnalysis } from './saved-analysis.ts';
import { isOnBoard } from './studied-turn-check.ts';
import { asShown } from './shown/shown-turn.ts';
import { placedBy, tableOf, type TriedTurn } from './shown/turn-table.ts';

/**
 * Playouts of a move: enough to find mistakes within some seconds for a whole game. Fewer if each takes longer, because
 * the rules score it or because it goes on to the end of the game.
 */
const ITERATIONS = { kernel: 600, areas: 96, alone: 120 } as const;
const ATTEMPT = 2;
/** To confirm a missed play before it becomes a card. */
const CONFIRMED = 5;

/** A hash of a text. */
function checksumOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** Whether more than a static evaluation judged it, which is too rough to call a play better. */
function isPlayedOut({ judgedBy }: StudiedTurn['analysis']): boolean {
  return judgedBy !== 'score' && judgedBy !== 'equity';
}

/** A play of tiles from the rack: no exchange, and no tiles moved on the board. */
export function isPlainPlay(move: RatedMove): boolean {
  return move.move.type === 'play' && move.changes === undefined;
}

/** As many playouts of a move as are made until somebody chooses otherwise. */
export function usualPlayouts({ scoring, sides }: SourceGame['ruleset']): number {
  return ITERATIONS[scoring.kind === 'areas' ? 'areas' : sides === 1 ? 'alone' : 'kernel'];
}

/** The settings of a whole game, with its dictionary. */
export function settingsFor(source: SourceGame, wish: Partial<GameWish>): GameSettings {
  const { id = '', name = '' } = lexiconOfGame(source)?.identity ?? {};
  const usual = { playouts: usualPlayouts(source.ruleset), seconds: null };
  return settingsOfGame(source.ruleset, { ...usual, ...wish }, { id, name });
}

/** A longer analysis of one turn, which the player waits for. */
export interface LongerLook extends Look {
  /** At most so many times the usual playouts. */
  readonly factor: number;
  readonly withinMs?: number;
}

/** As the button makes it until somebody chooses otherwise. */
export const LONGER: LongerLook = { factor: 10 };

export type Progress = 'first-sight' | 'looking' | 'halted' | 'done';

export interface SessionParts {
  /** Analyses turns. */
  readonly study: Study;
  readonly failure: FailureNotice;
}

export class Session {
  readonly source: SourceGame;
  /** How all turns are judged. */
  readonly settings: GameSettings;
  /** Identifies a game by its plays. */
  readonly id: string;
  /** By turn; `null`: not judged yet. */
  readonly studied: Signal<readonly (StudiedTurn | null)[]>;
  /** Turns analysed by playouts. */
  readonly deep: Signal<ReadonlySet<number>> = signal(new Set());
  readonly progress: Signal<Progress> = signal('first-sight');
  /** The turn on the screen. */
  readonly at: Signal<number> = signal(0);
  /** In which order mistakes and the list of turns are gone through. */
  readonly order: Signal<MistakeOrder> = signal('as-played');
  /** The turns that were mistakes as far as is known, in that order. */
  readonly mistakes: ReadonlySignal<readonly number[]> = computed(() =>
    mistakesOf(
      this.studied.value.map((one) => one?.analysis ?? null),
      this.order.value,
    ),
  );
  /** Playouts so far of a longer analysis of the turn on the screen; `null` if none runs. */
  readonly longer: Signal<number | null> = signal(null);
  /** How a longer analysis is made; what belongs to one turn alone is added there. */
  readonly look: Signal<LongerLook>;
  readonly #workers: Study;
  readonly #failure: FailureNotice;
  #work: AbortController = new AbortController();
  #longerWork: AbortController = new AbortController();

  /** `known`: results of an earlier analysis of the same game, made by the settings that it names. */
  constructor(
    source: SourceGame,
    parts: SessionParts,
    known: Pick<SavedAnalysis, 'studied' | 'deep' | 'settings'> | null = null,
  ) {
    this.source = source;
    this.settings = known?.settings ?? settingsFor(source, {});
    this.look = signal({ ...LONGER, ...lookOfSettings(this.settings) });
    this.#workers = parts.study;
    this.#failure = parts.failure;
    const plays = source.turns.map(({ notation, player }) => `${player}${notation}`).join(' ');
    this.id = checksumOf(plays);
    const studied = source.turns.map((turn, at) => {
      const one = known?.studied[at];
      const { width, height } = source.ruleset.layout;
      const isSame = one?.analysis.turn.notation === turn.notation;
      return one != null && isSame && isOnBoard(one, width * height)
        ? { ...one, analysis: { ...one.analysis, turn } }
        : null;
    });
    this.studied = signal(studied);
    this.deep.value = new Set(known?.deep.filter((at) => studied[at] != null));
  }

  /** The game with all results so far, to save. */
  saved(): SavedAnalysis {
    const { source, settings } = this;
    return { origin: source.origin, studied: this.studied.value, deep: [...this.deep.value], settings };
  }

  /** Continues where an earlier analysis ended. */
  async open(): Promise<void> {
    const isJudged = this.studied.peek().every((one) => one !== null);
    if (!isJudged) await this.start();
    else if (this.deep.peek().size === this.source.turns.length) this.progress.value = 'done';
    else await this.#withoutRegret(() => this.#look());
  }

  async start(): Promise<void> {
    const { config, dictionary, turns, atTable } = this.source;
    const onProgress = ({ at, studied }: { readonly at: number; readonly studied: StudiedTurn }): void =>
      this.#keep(at, studied);
    const manner = { ...this.#words, signal: this.#work.signal, onProgress };
    await this.#withoutRegret(async () => {
      if (atTable === null) await this.#workers.ask('firstSight', { config, dictionary, turns }, manner);
      else await this.#workers.ask('tableSight', atTable.tables, manner);
      await this.#look();
    });
  }

  stop(): void {
    this.#work.abort();
    this.#longerWork.abort();
    if (this.progress.peek() !== 'done') this.progress.value = 'halted';
    this.longer.value = null;
  }

  async goOn(): Promise<void> {
    this.#work = new AbortController();
    const isJudged = this.studied.peek().every((one) => one !== null);
    if (isJudged) await this.#withoutRegret(() => this.#look());
    else {
      this.progress.value = 'first-sight';
      await this.start();
    }
  }

  /** Analyses the turn on the screen longer than the others; returns whether it came to an end. */
  async thinkLonger({ factor, withinMs, ...look }: LongerLook): Promise<boolean> {
    const at = this.at.peek();
    if (this.longer.peek() !== null) return false;
    this.longer.value = 0;
    this.#longerWork = new AbortController();
    const manner = {
      signal: this.#longerWork.signal,
      onProgress: (playouts: number): void => {
        this.longer.value = playouts;
      },
    };
    // Who waits may also wait for the draws of the last tiles.
    const patient = { ...look, mostInBag: MOST_IN_BAG };
    let isDone = false;
    await this.#withoutRegret(async () => {
      this.#keep(at, await this.#study(at, factor * this.usualPlayouts, manner, { look: patient, withinMs }));
      // A shorter analysis does not take its place.
      this.deep.value = new Set([...this.deep.peek(), at]);
      isDone = true;
    });
    this.longer.value = null;
    return isDone;
  }

  stopLonger(): void {
    this.#longerWork.abort();
  }

  /** Adds the best play of a turn to the drills if a longer analysis confirms it; returns whether. */
  async remember(at: number): Promise<boolean> {
    let kept = false;
    await this.#withoutRegret(async () => {
      const iterations = CONFIRMED * Math.max(this.playouts, this.usualPlayouts);
      this.#keep(at, await this.#study(at, iterations, {}, { look: lookOfSettings(this.settings) }));
      const studied = this.studied.peek()[at];
      const isConfirmed = studied != null && isPlayedOut(studied.analysis) && isMistake(studied.analysis);
      kept = isConfirmed && (await this.#rememberBest(studied));
    });
    return kept;
  }

  async #rememberBest({ analysis }: StudiedTurn): Promise<boolean> {
    const { turn, best, made } = analysis;
    const [first] = best;
    if (first === undefined) return false;
    const { config, ruleset } = this.source;
    const start = tableOf(this.source, turn)?.start;
    // Where tiles may be placed depends on the seat.
    const place =
      start === undefined || ruleset.scoring.kind === 'premiums'
        ? {}
        : { turn: turn.player, zones: start.racks.map((_, seat) => ownArms(start, seat)) };
    const missed = {
      id: `analysis ${this.id} ${turn.number}`,
      config,
      board: turn.board,
      rack: turn.rack,
      ...place,
      best: {
        tiles: placedBy(ruleset, turn, first.notation),
        notation: first.notation,
        score: first.score,
      },
      made: { notation: made.notation, score: made.score },
      atMs: Date.now(),
    };
    // The longer analysis has just confirmed it.
    return rememberMissedPlay(missed, () => Promise.resolve(isPlainPlay(first)));
  }

  /** Playouts of each move. */
  get playouts(): number {
    return this.settings.playouts;
  }

  get usualPlayouts(): number {
    return usualPlayouts(this.source.ruleset);
  }

  /** The words of tables are those of their game, unless the reader chose others. */
  get #words(): Pick<AskManner<'studyTable'>, 'dictionary'> {
    const { origin } = this.source;
    const dictionary = origin.dictionary === undefined ? null : lexiconOfGame(this.source);
    return dictionary === null ? {} : { dictionary };
  }

  /** Analyses a turn as it was played, or with another play. */
  async judgeAttempt(tried: TriedTurn): Promise<StudiedTurn> {
    const iterations = ATTEMPT * Math.max(this.playouts, this.usualPlayouts);
    const { config, dictionary } = this.source;
    const look = lookOfSettings(this.settings);
    return asShown(
      tried.table === null
        ? await this.#workers.ask('studyTurn', { config, dictionary, turn: tried.turn, iterations, look })
        : await this.#workers.ask('studyTable', { table: tried.table, iterations }, this.#words),
    );
  }

  #study(
    at: number,
    iterations: number,
    { ...manner }: AskManner<'studyTurn'>,
    { look, withinMs }: { readonly look?: Look; readonly withinMs?: number | undefined } = {},
  ): Promise<StudiedTurn> {
    const { config, dictionary, turns, atTable } = this.source;
    const turn = turns[at];
    const table = atTable?.tables[at];
    if (turn === undefined) throw new RangeError(`there is no turn ${at}`);
    const limit = withinMs === undefined ? {} : { withinMs };
    const asked = { config, dictionary, turn, iterations, ...(look === undefined ? {} : { look }), ...limit };
    return table === undefined
      ? this.#workers.ask('studyTurn', asked, manner)
      : this.#workers.ask('studyTable', { table, iterations, ...limit }, { ...this.#words, ...manner });
  }

  /** All results so far; `null` until every turn has a static evaluation. */
  analysis(): GameAnalysis | null {
    const turns = this.studied.value.flatMap((one) => (one === null ? [] : [one.analysis]));
    if (turns.length < this.source.turns.length) return null;
    const players = this.source.file.game.players.map((_, player) =>
      summaryOf(turns.filter(({ turn }) => turn.player === player)),
    );
    return { turns, players };
  }

  async #look(): Promise<void> {
    this.progress.value = 'looking';
    const taken = new Set(this.deep.peek());
    const { seconds } = this.settings;
    const limits = {
      look: lookOfSettings(this.settings),
      withinMs: seconds === null ? undefined : 1000 * seconds,
    };
    const next = (): number | undefined => {
      const all = [this.at.peek(), ...this.source.turns.keys()];
      return all.find((at) => !taken.has(at) && !this.deep.peek().has(at));
    };
    const work = async (worker: number): Promise<void> => {
      for (let at = next(); at !== undefined; at = next()) {
        taken.add(at);
        const manner = { signal: this.#work.signal, worker };
        const studied = await this.#study(at, this.playouts, manner, limits);
        // Somebody may have wanted a longer analysis meanwhile.
        if (this.deep.peek().has(at)) continue;
        this.#keep(at, studied);
        this.deep.value = new Set([...this.deep.peek(), at]);
      }
    };
    await Promise.all(Array.from({ length: this.#workers.workers }, (_, worker) => work(worker)));
    this.progress.value = 'done';
  }

  #keep(at: number, study: StudiedTurn): void {
    const studied = asShown(study);
    const before = this.studied.peek()[at];
    const { luck } = studied.analysis;
    // Luck is measured once, by the static evaluation.
    const analysis = { ...studied.analysis, luck: luck ?? before?.analysis.luck ?? null };
    this.studied.value = this.studied.peek().with(at, { ...studied, analysis });
  }

  /** Cancelled work ends without an error. */
  async #withoutRegret(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.stop();
      this.#failure.show(error);
    }
  }
}
