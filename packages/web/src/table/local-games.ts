/** The games of this page. Talks to the worker, which stores them and is their referee. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DictionaryIdentity, GameConfig, Seat } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import { namesForOthers } from '../finished-game/names-for-others.ts';
import { YOUR_NAME } from '@lexiko/texts';
import type { TableSnapshot } from './snapshot.ts';
import type {
  GamePlan,
  GameProof,
  GameSummary,
  PageMessage,
  TableTime,
  WorkerMessage,
} from './worker-messages.ts';
import { afterPaint } from '../page/after-paint.ts';
import type { Page } from '../page/page.ts';
import { locale, texts } from '../texts/current.ts';
import { chosenLexicon, lexiconFor, PAGE_DICTIONARY, type WantedLexicon } from '../words/dictionaries.ts';
import { dictionaryTitle } from '../words/dictionary-title.ts';
import type { WordsState } from '../words/words-state.ts';
import { createTable, type Table, type TableHost } from './table.ts';

/** The part of `Worker` that is used here. */
export type GameWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

type StoredDraft = PageMessage & { readonly type: 'keep-draft' };
type MessageOf<T extends WorkerMessage['type']> = Extract<WorkerMessage, { readonly type: T }>;

export class LocalGames {
  /** `null` until the worker has answered. */
  readonly games: Signal<readonly GameSummary[] | null> = signal(null);
  /** Removed since the front page was opened. */
  readonly removedGames: Signal<readonly GameSummary[]> = signal([]);
  /** The game that was restored last. */
  readonly restoredGame: Signal<string | null> = signal(null);
  /** How much of the dictionary requested last has loaded; its computers are ready with it. */
  readonly words: Signal<WordsState> = signal({ kind: 'loading', share: 0 });
  /** The id of that dictionary. */
  readonly dictionary: Signal<string> = signal(PAGE_DICTIONARY);
  /** Its name. */
  readonly dictionaryTitle: ReadonlySignal<string> = computed(() =>
    dictionaryTitle(texts.value, this.dictionary.value, this.#page.lists.dictionaries.value),
  );
  /** Whether that dictionary is ready. */
  readonly hasWords: ReadonlySignal<boolean> = computed(() => this.words.value.kind === 'ready');
  /** What is known about the draws of the last finished game. */
  readonly provenGame: Signal<GameProof | null> = signal(null);
  /** The last ruling on words of a physical board. */
  readonly judgement: Signal<Pick<MessageOf<'judged'>, 'words' | 'bad'> | null> = signal(null);
  /** The one table at which games of this page are played. */
  readonly table: Table;
  readonly #worker: GameWorker;
  readonly #page: Page;
  /** Drafts to store after the paint: the latest of each seat. */
  readonly #unsaved = new Map<string, StoredDraft>();
  readonly #checks = new Map<number, (bad: readonly string[]) => void>();
  #checkCount = 0;
  #clock: TableTime & { readonly heardMs: number } = { nowMs: 0, isRunning: false, heardMs: 0 };
  #awaitedLog: ((log: string) => void) | undefined;
  #isSeated = false;
  /** Whether the next table goes on from an earlier turn. */
  #isTakenBack = false;

  constructor(worker: GameWorker, page: Page) {
    this.#worker = worker;
    this.#page = page;
    const host: TableHost = {
      act: (actions) => {
        // Whatever needs the words waits for them; asking twice would not help.
        this.table.sending.value = !this.hasWords.peek() && this.#needsWords();
        this.#send({ type: 'act', actions });
      },
      keepDraft: (game, seat, draft) => this.#keepSoon({ type: 'keep-draft', game, seat, draft }),
      uncover: (seat) => this.#send({ type: 'uncover', seat }),
      agreeToEnd: (seats) => this.#send({ type: 'agree', seats }),
      lookUp: (word) => this.#send({ type: 'look-up', word: word.toUpperCase() }),
      checkWords: (...check) => this.checkWords(...check),
      exportGame: (format) =>
        this.#send({ type: 'export', format, for: 'file', names: this.#namesForOthers() }),
      nowMs: () => this.#nowMs(),
    };
    this.table = createTable(host, page.feedback);
  }

  /** Starts listening, and follows the address: the front page shows games, a game's address opens it. */
  start(): void {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.#handle(data));
    this.#worker.addEventListener('error', (event) => {
      this.#page.failure.show(event instanceof ErrorEvent ? event.message : '');
    });
    addEventListener('pagehide', () => this.#keepDrafts());
    effect(() => this.#send({ type: 'pace', pace: this.#page.settings.current.value.pace }));
    effect(() => this.#followRoute());
  }

  createGame(plan: GamePlan): void {
    this.table.clear();
    this.#page.failure.clear();
    const list = this.#page.lists.identityFor(plan.config);
    this.#send({ type: 'create', plan, list });
    this.#page.router.go({ screen: 'game', game: null });
  }

  /** A new game with the same players and rules. */
  playAgain({ view, seats }: TableSnapshot): void {
    this.createGame({ config: view.config, seats, dealCode: '' });
  }

  /** Goes back to the player's turn before, where only computers play along. */
  takeBack(): void {
    if (this.table.snapshot.peek()?.canTakeBack === true) this.#send({ type: 'take-back' });
  }

  /** The log of the finished game on the table. */
  exportLink(): Promise<string> {
    this.#send({ type: 'export', format: 'json', for: 'link', names: this.#namesForOthers() });
    return new Promise((resolve) => {
      this.#awaitedLog = resolve;
    });
  }

  /** Opens a game from text: as a table to look at, or in the analysis. */
  importGame(text: string): void {
    const { player } = texts.peek().setup;
    const names = Array.from({ length: MAX_SIDES }, (_, seat) => player(seat + 1));
    this.#page.failure.clear();
    this.#send({ type: 'import', text, names, you: Object.values(YOUR_NAME) });
  }

  /** Checks words of a physical board by the dictionary of this page. */
  judgeWords(words: readonly string[]): void {
    this.#send({ type: 'judge', words, dictionary: this.#chosenLexicon() });
  }

  /** Fetches the dictionary again after a failure. */
  retryWords(): void {
    this.#send({ type: 'retry-words' });
  }

  /** The words that are not valid by the rules of a game. The caller checks whether the player may know. */
  checkWords(
    words: readonly string[],
    config: GameConfig,
    dictionary: DictionaryIdentity | null = null,
  ): Promise<readonly string[]> {
    const id = ++this.#checkCount;
    this.#send({ type: 'check', id, words, config, dictionary });
    return new Promise((resolve) => this.#checks.set(id, resolve));
  }

  /** Removes a game from the list; it can be restored until the player leaves the front page. */
  removeGame(game: GameSummary): void {
    this.removedGames.value = [...this.removedGames.peek(), game];
    this.#send({ type: 'remove', game: game.id });
  }

  restoreGame({ id }: GameSummary): void {
    this.restoredGame.value = id;
    this.removedGames.value = this.removedGames.peek().filter((game) => game.id !== id);
    this.#send({ type: 'restore', game: id });
  }

  /** Whether the game needs words: not if the players decide challenges and no computer plays. */
  #needsWords(): boolean {
    const view = this.table.snapshot.peek()?.view;
    return view === undefined || lexiconFor(view.ruleset) !== null;
  }

  #chosenLexicon(): WantedLexicon {
    const { settings, lists } = this.#page;
    return chosenLexicon(settings.current.value, lists.dictionaries.value);
  }

  #send(message: PageMessage): void {
    this.#worker.postMessage(message);
  }

  /** The clock of the table, by the time of day, which goes on while the machine sleeps. */
  #nowMs(): number {
    const { nowMs, isRunning, heardMs } = this.#clock;
    return nowMs + (isRunning ? Date.now() - heardMs : 0);
  }

  #namesForOthers(): readonly string[] {
    return namesForOthers(this.table.snapshot.peek()?.seats ?? [], texts.peek().setup.player);
  }

  #keepDrafts(): void {
    for (const message of this.#unsaved.values()) this.#send(message);
    this.#unsaved.clear();
  }

  #keepSoon(message: StoredDraft): void {
    if (this.#unsaved.size === 0) afterPaint(() => this.#keepDrafts());
    this.#unsaved.set(`${message.game} ${message.seat}`, message);
  }

  #followRoute(): void {
    const current = this.#page.router.route.value;
    if (current.screen === 'game') {
      this.#isSeated = true;
      if (current.game !== null && this.table.snapshot.peek()?.game !== current.game) {
        this.#keepDrafts();
        this.table.snapshot.value = null;
        this.#send({ type: 'open', game: current.game });
      }
      return;
    }
    if (this.#isSeated) {
      this.#isSeated = false;
      this.#keepDrafts();
      this.table.clear();
      this.#send({ type: 'leave' });
    }
    this.removedGames.value = [];
    // An online game uses the server's words.
    if (current.screen !== 'online') {
      this.#send({ type: 'want-words', dictionary: this.#chosenLexicon() });
    }
    // The path of lessons counts finished games.
    const isStart = current.screen === 'front' || (current.screen === 'learn' && current.path.length === 0);
    if (isStart) this.#send({ type: 'list' });
  }

  #handle(message: WorkerMessage): void {
    const { table } = this;
    switch (message.type) {
      case 'words':
        this.dictionary.value = message.dictionary;
        this.words.value = message.state;
        return;
      case 'games':
        this.games.value = message.games;
        return;
      case 'table':
        return this.#handleTable(message);
      case 'refused':
        table.sending.value = false;
        table.showRefusal(message.refusal);
        return;
      case 'taken-back':
        // The address first: the table of another game than its own would not be shown.
        this.#isTakenBack = true;
        this.#page.router.go({ screen: 'game', game: null }, 'replace');
        return;
      case 'missing':
        this.#page.failure.tell(texts.peek().missing);
        this.#page.router.go({ screen: 'front' }, 'replace');
        return;
      case 'exported':
        if (message.for === 'file') table.download(message.format, message.text);
        else this.#awaitedLog?.(message.text);
        return;
      case 'judged':
        this.judgement.value = { words: message.words, bad: message.bad };
        return;
      case 'checked':
        this.#checks.get(message.id)?.(message.bad);
        this.#checks.delete(message.id);
        return;
      case 'proof':
        this.provenGame.value = message;
        return;
      case 'declined':
        return this.#tellDeclined(message.seats);
      case 'imported':
        this.#page.router.go({ screen: 'game', game: message.game }, 'replace');
        return;
      case 'analysable':
        void this.#handOver(message.text);
        return;
      case 'unreadable':
        this.#page.failure.tell(texts.peek().table.unreadable[message.reason]);
        this.#page.router.go({ screen: 'front' }, 'replace');
        return;
      case 'looked-up':
        if (message.answer === 'locked') table.showRefusal({ code: 'DICTIONARY_LOCKED' });
        else table.inform(texts.peek().table.lookedUp(message.word, message.answer));
        return;
      case 'failed':
        this.#page.failure.show(message.reason);
    }
  }

  #handleTable({ table: heard, clock }: MessageOf<'table'>): void {
    const current = this.#page.router.route.peek();
    if (current.screen !== 'game') return; // the player left before it came
    this.#clock = { ...clock, heardMs: Date.now() };
    this.table.sending.value = false;
    const { table } = this;
    table.receive(heard);
    if (this.#isTakenBack) table.inform(texts.peek().table.tookBack);
    this.#isTakenBack = false;
    this.#page.lastGame.remember(this.table.snapshot.peek());
    if (heard.attention.kind === 'over' && this.provenGame.peek()?.game !== heard.game)
      this.#send({ type: 'prove' });
    if (current.game === null) this.#page.router.go({ screen: 'game', game: heard.game }, 'replace');
  }

  /** Where the analysis looks for it, and the companion leaves its games too. */
  async #handOver(text: string): Promise<void> {
    const { HANDED_OVER } = await import('../learn/analysis/source/handed-over.ts');
    sessionStorage.setItem(HANDED_OVER, text);
    this.#page.router.go({ screen: 'learn', path: ['analysis'] });
  }

  #tellDeclined(seats: readonly Seat[]): void {
    const names = seats.map((seat) => this.table.snapshot.peek()?.seats[seat]?.name ?? '');
    this.table.tell(texts.peek().table.declined(texts.peek().list(names)));
  }
}

/** A share as a percentage, in the language of the page. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale.value, { style: 'percent' }).format(share);
}

export const LocalGamesContext = createContext<LocalGames | null>(null);

/** Games of this page, from anywhere on it. */
export function useLocalGames(): LocalGames {
  const games = useContext(LocalGamesContext);
  if (games === null) throw new Error('the page has games of its own');
  return games;
}
