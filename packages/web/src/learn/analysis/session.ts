/** The analysis of one game as it goes on: every turn at first sight, then looked into by as many workers as there are. */

import { signal, type Signal } from '@preact/signals';
import { summaryOf, type GameAnalysis, type StudiedTurn } from '@lexiko/engine';
import type { GameEvent } from '@lexiko/rules';
import { ask, HANDS, Unwanted } from '../../study/ask.ts';
import { failure } from '../../table.ts';
import { texts } from '../../texts/current.ts';
import { rememberMissedPlay } from '../drills/missed-plays.ts';
import type { SourceGame } from './game-source.ts';
import { placedBy } from './turn-table.ts';

/** Playouts of a move: enough to see mistakes, and some seconds for a whole game. */
const ITERATIONS = 600;
/** Where somebody wants to know more about one turn. */
const LONG_ITERATIONS = 6000;

/** A short number for a long text. */
function checksumOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

export type Progress = 'first-sight' | 'looking' | 'halted' | 'done';

export class Session {
  readonly source: SourceGame;
  /** Tells games apart: their plays do. */
  readonly id: string;
  /** By turn; `null`: not judged yet. */
  readonly studied: Signal<readonly (StudiedTurn | null)[]>;
  /** How many turns of a log have been judged, of which nothing is shown before all are. */
  readonly sighted: Signal<number> = signal(0);
  /** Turns that have been looked into. */
  readonly deep: Signal<ReadonlySet<number>> = signal(new Set());
  readonly progress: Signal<Progress> = signal('first-sight');
  /** Which turn is shown. */
  readonly at: Signal<number> = signal(0);
  /** Playouts so far, where somebody wanted to know more about the turn shown; `null`: nobody did. */
  readonly longer: Signal<number | null> = signal(null);
  #work: AbortController = new AbortController();

  constructor(source: SourceGame) {
    this.source = source;
    const plays = source.turns.map(({ notation, player }) => `${player}${notation}`).join(' ');
    this.id = `analysis ${checksumOf(plays)}`;
    this.studied = signal(source.turns.map(() => null));
  }

  async start(): Promise<void> {
    const { config, turns } = this.source;
    const { signal: wanted } = this.#work;
    await this.#withoutRegret(async () => {
      if (this.source.log !== null) return this.#judgeLog(this.source.log);
      await ask(
        'firstSight',
        { config, turns },
        { signal: wanted, onNews: ({ at, studied }) => this.#keep(at, studied) },
      );
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
    const turn = this.source.turns[at];
    if (turn === undefined || this.longer.peek() !== null) return;
    this.longer.value = 0;
    await this.#withoutRegret(async () => {
      const studied = await ask(
        'studyTurn',
        { config: this.source.config, turn, iterations: LONG_ITERATIONS },
        {
          signal: this.#work.signal,
          onNews: (playouts) => {
            this.longer.value = playouts;
          },
        },
      );
      this.#keep(at, studied);
    });
    this.longer.value = null;
  }

  /** Has the best play of a turn asked again by the drills; a missed exchange is no play. */
  async remember({ analysis }: StudiedTurn): Promise<void> {
    const { turn, best, made } = analysis;
    const [first] = best;
    if (first === undefined) return;
    const { config, ruleset } = this.source;
    const kept = rememberMissedPlay({
      id: `${this.id} ${turn.number}`,
      config,
      board: turn.board,
      rack: turn.rack,
      best: {
        tiles: placedBy(ruleset, turn, first.notation),
        notation: first.notation,
        score: first.score,
      },
      made: { notation: made.notation, score: made.score },
      atMs: Date.now(),
    });
    await this.#withoutRegret(() => kept);
  }

  /** Whether turns can be played out here: not those with dice, nor those in which letters move. */
  get canPlayOn(): boolean {
    return this.source.log === null;
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

  /** A game that is judged from its log, all turns at first sight. */
  async #judgeLog(events: readonly GameEvent[]): Promise<void> {
    const found = await ask('judgeLog', events, {
      signal: this.#work.signal,
      onNews: (done) => {
        this.sighted.value = done;
      },
    });
    this.studied.value = found;
    this.deep.value = new Set(found.keys());
    this.progress.value = 'done';
  }

  async #look(): Promise<void> {
    this.progress.value = 'looking';
    const taken = new Set(this.deep.peek());
    const next = (): number | undefined => {
      const all = [this.at.peek(), ...this.source.turns.keys()];
      return all.find((at) => !taken.has(at));
    };
    const work = async (hand: number): Promise<void> => {
      for (let at = next(); at !== undefined; at = next()) {
        taken.add(at);
        const turn = this.source.turns[at];
        if (turn === undefined) throw new RangeError(`there is no turn ${at}`);
        const question = { config: this.source.config, turn, iterations: ITERATIONS };
        this.#keep(at, await ask('studyTurn', question, { signal: this.#work.signal, hand }));
        this.deep.value = new Set([...this.deep.peek(), at]);
      }
    };
    await Promise.all(Array.from({ length: HANDS }, (_, hand) => work(hand)));
    this.progress.value = 'done';
  }

  #keep(at: number, studied: StudiedTurn): void {
    const before = this.studied.peek()[at];
    const { luck } = studied.analysis;
    // Luck is measured at first sight, and the same whoever looks again.
    const analysis = { ...studied.analysis, luck: luck ?? before?.analysis.luck ?? null };
    this.studied.value = this.studied.peek().with(at, { ...studied, analysis });
  }

  /** Work that somebody stopped ends quietly. */
  async #withoutRegret(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Unwanted) return;
      this.stop();
      failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
    }
  }
}
