/** The analyses of this page: opens a game to be analysed, shows one at a time, and writes down what is found out. */

import { effect, signal, type Signal } from '@preact/signals';
import { titleOf } from '@lexiko/analysis/report';
import type { PresetId } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import { fetchGame } from '../../online/account/game-file.ts';
import type { Page } from '../../page/page.ts';
import { openStudy, type Study } from '../../study/study.ts';
import { texts } from '../../texts/current.ts';
import { AnalysisStore } from './analysis-store.ts';
import { analysisTexts } from './analysis-texts.ts';
import { unreadableText } from './file-fault-texts.ts';
import { readGameText, type SourceGame } from './game-source.ts';
import { formatSaved, parseSaved, type SavedAnalysis } from './saved-analysis.ts';
import { Session } from './session.ts';

/** Writing an analysis down takes a moment: not more often than so. */
const KEEP_MS = 2000;

/** Where the analysis of a text is found again. */
const IMPORTED = 'kept';

/** Lines that cannot be read and are named; the others are counted. */
const FEW_LINES = 5;

export class Analyses {
  /** The analysis that is shown, with the address it belongs to; it is kept while somebody looks elsewhere. */
  readonly current: Signal<{ readonly path: string; readonly session: Session } | null> = signal(null);
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

  /** Why there is no analysis, in sentences; none: there is one. `path` is `null` for a text that has no address yet. */
  async open(
    path: string | null,
    text: string,
    preset: PresetId,
    known: readonly string[] = [],
  ): Promise<readonly string[]> {
    const saved = parseSaved(text);
    // A pasted log has no names.
    const { player } = texts.peek().setup;
    const usual = known.length > 0 ? known : Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
    const origin = saved?.origin ?? { text, preset, names: usual };
    const source = readGameText(origin.text, origin.preset, origin.names);
    if (source.ok) {
      await this.#begin(path, source.value, saved);
      return [];
    }
    const { error } = source;
    const { problems, moreLines } = analysisTexts.peek();
    const lines = error.code === 'unreadable' ? error.lines : [];
    const more = lines.length - FEW_LINES;
    return [
      problems[error.code],
      ...lines.slice(0, FEW_LINES).map((line) => unreadableText(texts.peek(), line)),
      ...(more > 0 ? [moreLines(more)] : []),
    ];
  }

  /** Opens what an address names: a game of this device, of a server (`online/`), or one that came as a text. */
  async openPath([place = '', game]: readonly string[]): Promise<readonly string[]> {
    if (game === undefined) return this.#openOwn(place);
    const path = `${place}/${game}`;
    if (place === 'online') return this.#openOnline(path, game);
    return place === IMPORTED ? this.#openImported(path, game) : this.#openOwn(path);
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

  /** A game that came as a text, from the browser's memory. */
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

  /** `saved`: what the text itself told of an earlier analysis. */
  async #begin(path: string | null, source: SourceGame, saved: SavedAnalysis | null): Promise<void> {
    const parts = { study: this.#study, failure: this.#page.failure };
    const { id } = new Session(source, parts);
    const session = new Session(source, parts, saved ?? (await this.#knownOf(source, id)));
    const isImported = path === null || path.startsWith(`${IMPORTED}/`);
    this.current.peek()?.session.stop();
    this.current.value = { path: path ?? `${IMPORTED}/${id}`, session };
    if (isImported) await this.#keep(session, isImported);
    if (path === null) this.#page.router.go({ screen: 'learn', path: ['analysis', IMPORTED, id] });
    this.#keepOn(session, isImported);
    void session.open();
  }

  /** What was found out about the same game before; `null`: nothing. */
  async #knownOf(source: SourceGame, id: string): Promise<SavedAnalysis | null> {
    const kept = await this.store()
      .then((store) => store.read(id))
      .catch(() => null);
    const saved = kept === null ? null : parseSaved(kept.text);
    // Another file may have the same plays with other racks.
    return saved?.origin.text === source.origin.text ? saved : null;
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

  /** Writes down what is found out, as it comes. */
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
