/** The running analysis of one game: every turn by static evaluation first, then by playouts in all workers. */

import { signal, type Signal } from '@preact/signals';
import { costOf, summaryOf, type GameAnalysis, type RatedMove, type StudiedTurn } from '@lexiko/analysis';
import { ownArms } from '@lexiko/rules/board';
import type { FailureNotice } from '../../page/failure.ts';
import { Cancelled, type AskManner, type Study } from '../../study/study.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import type { SourceGame } from './game-source.ts';
import type { SavedAnalysis } from './saved-analysis.ts';
import { isOnBoard } from './studied-turn-check.ts';
import { asShown } from './shown-turn.ts';
import { placedBy, tableOf, type TriedTurn } from './turn-table.ts';

/**
 * Playouts of a move: enough to see mistakes, and some seconds for a whole game; fewer where each takes longer, because
 * the rules count it or because it goes on to the end of the game.
 */
const ITERATIONS = { kernel: 600, areas: 96, alone: 120 } as const;
/** For a closer look at one turn, which the reader waits for. */
const LONGER = 10;
const ATTEMPT = 2;
/** Before a play that was missed becomes a card. */
const CONFIRMED = 5;

/** A short number for a long text. */
function checksumOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** Whether the move made cost something that chance does not explain. */
export function isMistake(analysis: StudiedTurn['analysis']): boolean {
  const cost = costOf(analysis);
  return cost === 'worse' || cost === 'points';
}

/** Score and tiles kept are only a first sight; it takes more to call a play better. */
function isPlayedOut({ judgedBy }: StudiedTurn['analysis']): boolean {
  return judgedBy !== 'score' && judgedBy !== 'equity';
}

/** A play of letters from the rack alone: no exchange, and nothing that moves what lies on the board. */
export function isPlainPlay(move: RatedMove): boolean {
  return move.move.type === 'play' && move.changes === undefined;
}

export type Progress = 'first-sight' | 'looking' | 'halted' | 'done';

export interface SessionParts {
  /** Who looks into turns. */
  readonly study: Study;
  readonly failure: FailureNotice;
}

export class Session {
  readonly source: SourceGame;
  /** Tells games apart: their plays do. */
  readonly id: string;
  /** By turn; `null`: not judged yet. */
  readonly studied: Signal<readonly (StudiedTurn | null)[]>;
  /** Turns that have been looked into. */
  readonly deep: Signal<ReadonlySet<number>> = signal(new Set());
  readonly progress: Signal<Progress> = signal('first-sight');
  /** Which turn is shown. */
  readonly at: Signal<number> = signal(0);
  /** Playouts so far, where somebody wanted to know more about the turn shown; `null`: nobody did. */
  readonly longer: Signal<number | null> = signal(null);
  readonly #workers: Study;
  readonly #failure: FailureNotice;
  #work: AbortController = new AbortController();

  /** `known`: what an earlier analysis of the same game found out. */
  constructor(
    source: SourceGame,
    parts: SessionParts,
    known: Pick<SavedAnalysis, 'studied' | 'deep'> | null = null,
  ) {
    this.source = source;
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

  /** The game with all that is known of it. */
  saved(): SavedAnalysis {
    return { origin: this.source.origin, studied: this.studied.value, deep: [...this.deep.value] };
  }

  /** Begins where an earlier analysis ended. */
  async open(): Promise<void> {
    const isJudged = this.studied.peek().every((one) => one !== null);
    if (!isJudged) await this.start();
    else if (this.deep.peek().size === this.source.turns.length) this.progress.value = 'done';
    else await this.#withoutRegret(() => this.#look());
  }

  async start(): Promise<void> {
    const { config, turns, atTable } = this.source;
    const onNews = ({ at, studied }: { readonly at: number; readonly studied: StudiedTurn }): void =>
      this.#keep(at, studied);
    const manner = { signal: this.#work.signal, onNews };
    await this.#withoutRegret(async () => {
      if (atTable === null) await this.#workers.ask('firstSight', { config, turns }, manner);
      else await this.#workers.ask('tableSight', atTable.tables, manner);
      await this.#look();
    });
  }

  stop(): void {
    this.#work.abort();
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

  /** Looks into the turn shown ten times as long as into the others. */
  async thinkLonger(): Promise<void> {
    const at = this.at.peek();
    if (this.longer.peek() !== null) return;
    this.longer.value = 0;
    // Somebody may have stopped everything else before.
    if (this.#work.signal.aborted) this.#work = new AbortController();
    await this.#withoutRegret(async () => {
      const iterations = LONGER * this.#iterations;
      const onNews = (playouts: number): void => {
        this.longer.value = playouts;
      };
      this.#keep(at, await this.#study(at, iterations, { signal: this.#work.signal, onNews }));
    });
    this.longer.value = null;
  }

  /** Has the best play of a turn asked again by the drills, if a longer look confirms it; answers whether. */
  async remember(at: number): Promise<boolean> {
    let kept = false;
    await this.#withoutRegret(async () => {
      const iterations = CONFIRMED * this.#iterations;
      this.#keep(at, await this.#study(at, iterations, {}));
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
    // Where letters may be laid depends on who lays them.
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
    // The longer look has just confirmed it.
    return rememberMissedPlay(missed, () => Promise.resolve(isPlainPlay(first)));
  }

  get #iterations(): number {
    const { scoring, sides } = this.source.ruleset;
    return ITERATIONS[scoring.kind === 'areas' ? 'areas' : sides === 1 ? 'alone' : 'kernel'];
  }

  /** A turn as it was, or with another play that somebody tries. */
  async judgeAttempt(tried: TriedTurn): Promise<StudiedTurn> {
    const iterations = ATTEMPT * this.#iterations;
    const { config } = this.source;
    return asShown(
      tried.table === null
        ? await this.#workers.ask('studyTurn', { config, turn: tried.turn, iterations })
        : await this.#workers.ask('studyTable', { table: tried.table, iterations }),
    );
  }

  #study(at: number, iterations: number, { ...manner }: AskManner<'studyTurn'>): Promise<StudiedTurn> {
    const { config, turns, atTable } = this.source;
    const turn = turns[at];
    const table = atTable?.tables[at];
    if (turn === undefined) throw new RangeError(`there is no turn ${at}`);
    return table === undefined
      ? this.#workers.ask('studyTurn', { config, turn, iterations }, manner)
      : this.#workers.ask('studyTable', { table, iterations }, manner);
  }

  /** All that is known so far; `null` until every turn has been judged at first sight. */
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
    const next = (): number | undefined => {
      const all = [this.at.peek(), ...this.source.turns.keys()];
      return all.find((at) => !taken.has(at));
    };
    const work = async (worker: number): Promise<void> => {
      for (let at = next(); at !== undefined; at = next()) {
        taken.add(at);
        this.#keep(at, await this.#study(at, this.#iterations, { signal: this.#work.signal, worker }));
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
    // Luck is measured at first sight, and the same whoever looks again.
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
