/** The analyses of this page: opens a game, shows one analysis at a time, and stores its results. */

import { effect, signal, type Signal } from '@preact/signals';
import type { GameWish } from '@lexiko/analysis';
import { titleOf } from '@lexiko/analysis/report';
import type { PresetId } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import { fetchGame } from '../../online/account/game-file.ts';
import type { Page } from '../../page/page.ts';
import { openRatedGames } from '../../page/storage/rated-games.ts';
import { openStudy, type Study } from '../../study/study.ts';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { AnalysisStore } from './analysis-store.ts';
import { analysisTexts } from './analysis-texts.ts';
import { unreadableText } from './source/file-fault-texts.ts';
import { readGameText, type SourceGame } from './source/game-source.ts';
import { formatSaved, parseSaved, type GameOrigin, type SavedAnalysis } from './saved-analysis.ts';
import { Session, settingsFor } from './session.ts';

/** The shortest time between two writes: storing an analysis takes a moment. */
const KEEP_MS = 2000;

/** Addresses of imported games begin with this. */
const IMPORTED = 'kept';

/** So many unreadable lines are named; the others are counted. */
const FEW_LINES = 5;

/** What somebody chooses for a whole game. */
export interface AnalysisChoice {
  readonly dictionary?: string;
  /** Absent: the results so far are kept. */
  readonly wish?: Partial<GameWish>;
}

export class Analyses {
  /** The analysis on the screen with its address; it stays open while the player visits other screens. */
  readonly current: Signal<{ readonly path: string; readonly session: Session } | null> = signal(null);
  /** The game that could not be judged last, if it can be kept as a study all the same. */
  readonly unjudged: Signal<Pick<GameOrigin, 'text' | 'names'> | null> = signal(null);
  readonly #page: Page;
  readonly #study: Study;
  #opening: Promise<AnalysisStore> | null = null;
  #stopKeeping: () => void = () => {};

  constructor(page: Page, study: Study) {
    this.#page = page;
    this.#study = study;
  }

  store(): Promise<AnalysisStore> {
    this.#opening ??= AnalysisStore.open().catch((error: unknown) => {
      this.#opening = null; // the next call tries again
      throw error;
    });
    return this.#opening;
  }

  /** Returns why there is no analysis, in sentences; empty if there is one. `path` is `null` for a text without an address. */
  async open(
    path: string | null,
    text: string,
    preset: PresetId,
    known: readonly string[] = [],
    { dictionary, wish }: AnalysisChoice = {},
  ): Promise<readonly string[]> {
    const saved = parseSaved(text);
    // A pasted log has no names.
    const { player } = texts.peek().setup;
    const usual = known.length > 0 ? known : Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
    const origin: GameOrigin = saved?.origin ?? { text, preset, names: usual };
    const source = readGameText(
      origin.text,
      origin.preset,
      origin.names,
      dictionary ?? origin.dictionary,
      this.#page.lists.dictionaries.peek(),
    );
    this.unjudged.value = !source.ok && source.error.code === 'open-letters' ? origin : null;
    if (source.ok && this.#isRunning(source.value)) return [learnTexts.peek().gate.ratedBoard];
    if (source.ok) {
      await this.#begin(path, source.value, saved, wish ?? null);
      return [];
    }
    const { error } = source;
    const { problems, moreLines } = analysisTexts.peek();
    const lines = error.code === 'unreadable' ? error.lines : [];
    const more = lines.length - FEW_LINES;
    return [
      problems[error.code],
      ...lines.slice(0, FEW_LINES).map((line) => unreadableText(line)),
      ...(more > 0 ? [moreLines(more)] : []),
    ];
  }

  /** Whether it shows the board of a rated game that goes on. */
  #isRunning({ turns, replayed }: SourceGame): boolean {
    const ratedGames = this.#page.of(openRatedGames);
    return [...turns, replayed].some(({ board }) => ratedGames.hasBoard(board));
  }

  /** Opens the game of an address: of this device, of a server (`online/`), or imported as text. */
  async openPath([place = '', game]: readonly string[]): Promise<readonly string[]> {
    if (game === undefined) return this.#openOwn(place);
    const path = `${place}/${game}`;
    if (place === 'online') return this.#openOnline(path, game);
    return place === IMPORTED ? this.#openImported(path, game) : this.#openOwn(path);
  }

  /** Judges the game that is shown by other settings, from the beginning. */
  async analyseAgain(choice: AnalysisChoice): Promise<readonly string[]> {
    const now = this.current.peek();
    if (now === null) return [];
    const { text, preset, names, dictionary } = now.session.source.origin;
    return this.open(now.path, text, preset, names, {
      ...(dictionary === undefined ? {} : { dictionary }),
      ...choice,
    });
  }

  /** Ends the analysis that is shown. */
  leave(): void {
    this.current.peek()?.session.stop();
    this.current.value = null;
    this.#page.router.go({ screen: 'learn', path: ['analysis'] });
  }

  async #openOwn(game: string): Promise<readonly string[]> {
    const kept = await this.#study.ask('finishedGame', game);
    return kept === null
      ? [analysisTexts.peek().missing]
      : this.open(game, kept.log, 'standard-2007', kept.names);
  }

  /** Reads an imported game from the browser's storage. */
  async #openImported(path: string, id: string): Promise<readonly string[]> {
    const kept = await (await this.store()).read(id);
    return kept === null ? [analysisTexts.peek().missing] : this.open(path, kept.text, 'standard-2007');
  }

  async #openOnline(path: string, game: string): Promise<readonly string[]> {
    const fetched = await fetchGame(game);
    return typeof fetched === 'string'
      ? [analysisTexts.peek().missing]
      : this.open(path, fetched.log, 'standard-2007', fetched.names);
  }

  /** `saved`: the earlier analysis in the text, if there is one. `wish`: settings for a new one; `null`: none is wanted. */
  async #begin(
    path: string | null,
    source: SourceGame,
    saved: SavedAnalysis | null,
    wish: Partial<GameWish> | null,
  ): Promise<void> {
    const parts = { study: this.#study, failure: this.#page.failure };
    const { id } = new Session(source, parts);
    const afresh = { studied: [], deep: [], settings: settingsFor(source, wish ?? {}) };
    const known = wish === null ? (saved ?? (await this.#knownOf(source, id))) : afresh;
    const session = new Session(source, parts, known);
    const isImported = path === null || path.startsWith(`${IMPORTED}/`);
    this.current.peek()?.session.stop();
    this.current.value = { path: path ?? `${IMPORTED}/${id}`, session };
    if (isImported) await this.#keep(session, isImported);
    if (path === null) this.#page.router.go({ screen: 'learn', path: ['analysis', IMPORTED, id] });
    this.#keepOn(session, isImported);
    void session.open();
  }

  /** The stored analysis of the same game; `null` if there is none. */
  async #knownOf(source: SourceGame, id: string): Promise<SavedAnalysis | null> {
    const kept = await this.store()
      .then((store) => store.read(id))
      .catch(() => null);
    const saved = kept === null ? null : parseSaved(kept.text);
    // Another file may have the same plays with other racks.
    const isSame =
      saved?.origin.text === source.origin.text && saved.origin.dictionary === source.origin.dictionary;
    return isSame ? saved : null;
  }

  /** Saves the analysis; without browser storage it lasts until the page closes. */
  async #keep(session: Session, isImported: boolean): Promise<void> {
    const title = titleOf({ game: session.source.file.game });
    const text = formatSaved(session.saved(), {});
    const kept = { id: session.id, title, savedMs: Date.now(), isImported, text };
    await this.store()
      .then((store) => store.keep(kept))
      .catch(() => {});
  }

  /** Stores results as they come. */
  #keepOn(session: Session, isImported: boolean): void {
    let isWaiting = false;
    this.#stopKeeping();
    this.#stopKeeping = effect(() => {
      const isEmpty = session.studied.value.every((one) => one === null) && session.deep.value.size === 0;
      if (isEmpty || isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        void this.#keep(session, isImported);
      }, KEEP_MS);
    });
  }
}

export function openAnalyses(page: Page): Analyses {
  return new Analyses(page, page.of(openStudy));
}
