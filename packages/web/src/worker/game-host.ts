/** Hosts the page's local games: handles its messages one at a time and replies with what the viewer may see. */

import { titledOptions } from '../words/game-title-options.ts';
import {
  allSeats,
  configure,
  replay,
  type Action,
  type DictionaryIdentity,
  type Ruleset,
  type Seat,
} from '@lexiko/rules';
import {
  exportGcg,
  formatGcg,
  formatLog,
  gameTextKind,
  logPlayers,
  logTakeBacks,
  parseLog,
} from '@lexiko/rules/notation';
import { verifyLog } from '@lexiko/rules/records';
import type { SeatPlan } from '../table/snapshot.ts';
import type { ExportFormat, ExportUse, Pace, PageMessage, WorkerMessage } from '../table/worker-messages.ts';
import { lexiconFor } from '../words/dictionaries.ts';
import type { GameStore } from './game-store.ts';
import { HelpSource, type PendingHelp, type OpenHelp } from './help.ts';
import { StoredGame } from './stored-game.ts';

const PAUSE_MS: Readonly<Record<Pace, number>> = { calm: 900, quick: 0 };
/** The first visit after this time deletes a removed game for good. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
/** Timers stop while a machine sleeps, its clock does not: check the clock at least this often. */
const LOOK_AGAIN_MS = 2000;

export interface GameHostParts {
  /** Sends a message to the page. */
  readonly say: (message: WorkerMessage) => void;
  readonly store: Promise<GameStore>;
  /** Loads the dictionary and computer players. */
  readonly openHelp: OpenHelp;
}

export class GameHost {
  readonly #say: (message: WorkerMessage) => void;
  readonly #store: Promise<GameStore>;
  readonly #help: HelpSource;
  #current: StoredGame | null = null;
  #pace: Pace = 'calm';
  /** Changes when a game is opened or left, so that timers and work of an earlier game have no effect. */
  #opened = 0;
  #due: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor({ say, store, openHelp }: GameHostParts) {
    this.#say = say;
    this.#store = store;
    this.#help = new HelpSource(openHelp, ({ id }, state) => say({ type: 'words', dictionary: id, state }));
    this.#enqueue(async () => (await store).forgetRemoved(Date.now() - REMEMBERED_MS));
  }

  handle(message: PageMessage): void {
    this.#enqueue(() => this.#handle(message));
  }

  #fail(error: unknown): void {
    this.#say({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }

  async #showTable(): Promise<void> {
    if (this.#current !== null)
      this.#say({ type: 'table', table: await this.#current.snapshot(), clock: this.#current.time });
  }

  /** Shows the table and lets computers play until a person must act. */
  async #goOn(): Promise<void> {
    const mine = this.#opened;
    await this.#showTable();
    this.#awaitDue();
    if (this.#current?.attention.kind !== 'computer') return;
    setTimeout(() => {
      if (mine !== this.#opened || this.#current === null) return;
      this.#whenHelped(this.#current.help, async () => {
        if (mine !== this.#opened) return;
        const fault = (await this.#current?.moveComputer()) ?? null;
        await this.#goOn();
        if (fault !== null)
          this.#fail(new Error(`a computer wanted ${JSON.stringify(fault.wanted)} at ${fault.seq}`));
      });
    }, PAUSE_MS[this.#pace]);
  }

  /** Queues the work once dictionary and computers are loaded; other work goes on meanwhile. */
  #whenHelped(help: PendingHelp | null, work: () => Promise<void>): void {
    if (help === null || help.isReady) this.#enqueue(work);
    else void help.ready.then(() => this.#enqueue(work));
  }

  /** The dictionary and computer players of a game; `null` if the page knows no word list for it. */
  #helpFor(ruleset: Ruleset, identity: DictionaryIdentity | null): PendingHelp | null {
    const wanted = lexiconFor(ruleset, identity);
    return wanted === null ? null : this.#help.helpFor(wanted);
  }

  /** Sets a timer for the end of the time to play or to challenge. */
  #awaitDue(): void {
    const mine = this.#opened;
    clearTimeout(this.#due);
    const ms = this.#current?.dueInMs ?? null;
    if (ms === null) return;
    this.#due = setTimeout(
      () => {
        if ((this.#current?.dueInMs ?? 0) > 0) return this.#awaitDue();
        this.#enqueue(async () => {
          if (mine !== this.#opened || this.#current === null) return;
          await this.#current.callTime();
          await this.#goOn();
        });
      },
      Math.min(ms, LOOK_AGAIN_MS) + 1,
    );
  }

  async #play(next: StoredGame): Promise<void> {
    this.#opened++;
    this.#current = next;
    await this.#goOn();
  }

  async #listGames(): Promise<void> {
    const headers = await (await this.#store).list();
    const games = headers.map(({ id, preset, seats, titled, scores, changedMs, isOver, winners }) => ({
      id,
      ...(titled === undefined ? {} : { titled }),
      ...(winners === undefined ? {} : { winners }),
      preset,
      seats,
      scores,
      changedMs,
      isOver,
    }));
    this.#say({ type: 'games', games });
  }

  async #openGame(game: string): Promise<void> {
    const store = await this.#store;
    const kept = await store.read(game);
    const log = kept === null ? null : parseLog(formatLog(kept.events));
    if (kept === null || log === null || !log.ok) {
      this.#say({ type: 'missing', game });
      return;
    }
    const { ruleset, dictionary } = replay(log.value);
    const help = this.#helpFor(ruleset, dictionary);
    await this.#play(await StoredGame.resume(store, help, kept.header, log.value));
  }

  #exportGame(format: ExportFormat, use: ExportUse, names: readonly string[]): void {
    // The log shows every rack, so it is exported only after the game.
    if (this.#current === null || !this.#current.isOver) return;
    if (format === 'json') {
      const text = formatLog(this.#current.events, names, this.#current.takeBacks);
      this.#say({ type: 'exported', format, text, for: use });
      return;
    }
    const players = names.map((name, seat) => ({ id: `player${seat + 1}`, name }));
    const gcg = exportGcg(this.#current.events, players);
    if (gcg.ok) this.#say({ type: 'exported', format, text: formatGcg(gcg.value), for: use });
  }

  /** Applies the actions in order and stops at the first refusal; earlier actions stay. */
  async #actAll(actions: readonly Action[]): Promise<void> {
    if (this.#current === null) return;
    let hasActed = false;
    for (const action of actions) {
      if (!('seat' in action) || !this.#current.isPerson(action.seat))
        throw new Error('people act for themselves');
      const acted = await this.#current.act(action);
      hasActed ||= acted.ok;
      if (acted.ok) continue;
      if (hasActed) await this.#goOn();
      this.#say({ type: 'refused', refusal: acted.error });
      return;
    }
    await this.#goOn();
  }

  /** Replies with the words that are not valid under the rules of a game. */
  #checkWords({ id, words, config, dictionary }: PageMessage & { readonly type: 'check' }): void {
    const ruleset = configure(config);
    const help = ruleset.ok ? this.#helpFor(ruleset.value, dictionary) : null;
    this.#whenHelped(help, async () => {
      const authority = ruleset.ok ? (await help?.ready)?.authorityFor(ruleset.value) : null;
      this.#say({
        type: 'checked',
        id,
        bad: words.filter((word) => (authority?.fault(word) ?? null) !== null),
      });
    });
  }

  #judgeWords({ words, dictionary }: PageMessage & { readonly type: 'judge' }): void {
    const help = this.#help.helpFor(dictionary);
    this.#whenHelped(help, async () => {
      const { has } = await help.ready;
      this.#say({ type: 'judged', words, bad: words.filter((word) => !has(word)) });
    });
  }

  async #keepWords(help: PendingHelp): Promise<void> {
    const named = await (await this.#store).dictionaries();
    await (await help.ready).keepWords(named);
  }

  async #createGame({ plan, list }: PageMessage & { readonly type: 'create' }): Promise<void> {
    const ruleset = configure(plan.config);
    const help = ruleset.ok ? this.#helpFor(ruleset.value, list) : null;
    const created = await StoredGame.create(await this.#store, help, plan);
    if (!created.ok) return this.#say({ type: 'refused', refusal: created.error });
    // A later version of the page may ship another word list, so store this one.
    if (help !== null) this.#whenHelped(help, () => this.#keepWords(help));
    return this.#play(created.value);
  }

  #proveGame(): void {
    if (this.#current === null || !this.#current.isOver) return;
    const { events, id } = this.#current;
    const created = events.find((event) => event.type === 'created');
    const revealed = events.find((event) => event.type === 'revealed');
    this.#say({
      type: 'proof',
      game: id,
      proof: verifyLog(events),
      promise: created?.commitment ?? '',
      secret: revealed?.secret ?? '',
    });
  }

  /**
   * Imports a game from a file or a link. A finished log becomes a stored game to watch. An unfinished log with turns, a
   * GCG file or a position can be analysed.
   */
  async #importGame({ text, names, you }: PageMessage & { readonly type: 'import' }): Promise<void> {
    const kind = gameTextKind(text);
    if (kind === null) return this.#say({ type: 'unreadable', reason: 'no-game' });
    if (kind !== 'log') return this.#say({ type: 'analysable', text });
    const log = parseLog(text);
    if (!log.ok)
      return this.#say({
        type: 'unreadable',
        reason: log.error.code === 'TOO_LONG' ? 'too-long' : 'no-game',
      });
    const { ruleset, outcome, commitment, turnsTaken } = replay(log.value);
    if (outcome === null) {
      const hasTurns = turnsTaken.some((turns) => turns > 0);
      return this.#say(hasTurns ? { type: 'analysable', text } : { type: 'unreadable', reason: 'no-turns' });
    }
    const written = logPlayers(text);
    const seats = allSeats(ruleset).map((seat): SeatPlan => {
      const name = written[seat] ?? '';
      return { kind: 'person', name: name === '' || you.includes(name) ? (names[seat] ?? '') : name };
    });
    // The id depends only on the game, so that opening a link twice gives one game.
    const id = `s${(commitment ?? String(log.value.length)).slice(0, 12)}${log.value.length}`;
    const store = await this.#store;
    await store.restore(id);
    if ((await store.read(id)) === null) {
      const header = {
        id,
        preset: ruleset.preset,
        titled: { options: titledOptions(ruleset.config) },
        seats,
        dealCode: '',
        secret: '',
        scores: outcome.final,
        changedMs: Date.now(),
        isOver: true,
        isShared: true,
        takeBacks: logTakeBacks(text),
      };
      await store.append(header, 0, log.value);
    }
    this.#say({ type: 'imported', game: id });
  }

  async #takeBack(): Promise<void> {
    const earlier = (await this.#current?.takeBack()) ?? null;
    if (earlier === null) return;
    this.#say({ type: 'taken-back', game: earlier.id });
    await this.#play(earlier);
  }

  async #agree(seats: readonly Seat[]): Promise<void> {
    if (this.#current === null) return;
    const declined = await this.#current.agree(seats.filter((seat) => this.#current?.isPerson(seat)));
    if (declined.length > 0) this.#say({ type: 'declined', seats: declined });
    await this.#goOn();
  }

  /** Like `#whenHelped` for work at the current table: drops it if the player leaves before then. */
  #whenSeated(work: () => Promise<void>): void {
    const mine = this.#opened;
    this.#whenHelped(this.#current?.help ?? null, async () => {
      if (mine === this.#opened) await work();
    });
  }

  async #handle(message: PageMessage): Promise<void> {
    switch (message.type) {
      case 'list':
        return this.#listGames();
      case 'create':
        return this.#createGame(message);
      case 'want-words':
        this.#help.helpFor(message.dictionary);
        return;
      case 'retry-words':
        return this.#help.retry();
      case 'open':
        return this.#openGame(message.game);
      case 'leave':
        this.#opened++;
        clearTimeout(this.#due);
        this.#current = null;
        return;
      case 'remove':
        await (await this.#store).remove(message.game, Date.now());
        return this.#listGames();
      case 'restore':
        await (await this.#store).restore(message.game);
        return this.#listGames();
      case 'uncover':
        await this.#current?.uncover(message.seat);
        await this.#showTable();
        this.#awaitDue();
        return;
      case 'act':
        this.#whenSeated(() => this.#actAll(message.actions));
        return;
      case 'agree':
        this.#whenSeated(() => this.#agree(message.seats));
        return;
      case 'take-back':
        return this.#takeBack();
      case 'judge':
        return this.#judgeWords(message);
      case 'check':
        return this.#checkWords(message);
      case 'prove':
        this.#proveGame();
        return;
      case 'import':
        return this.#importGame(message);
      case 'look-up':
        this.#whenSeated(async () => {
          if (this.#current === null) return;
          this.#say({
            type: 'looked-up',
            word: message.word,
            answer: await this.#current.lookUp(message.word),
          });
        });
        return;
      case 'keep-draft':
        return (await this.#store).keepDraft(message.game, message.seat, message.draft);
      case 'export':
        this.#exportGame(message.format, message.for, message.names);
        return;
      case 'pace':
        this.#pace = message.pace;
    }
  }

  /** Runs work one at a time: an action must not see a game that another is changing. */
  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#recover(error));
  }

  /** If another tab has played on in the same game, opens its log, which counts; reports any other error. */
  async #recover(error: unknown): Promise<void> {
    const isOvertaken = error instanceof DOMException && error.name === 'ConstraintError';
    if (isOvertaken && this.#current !== null)
      await this.#openGame(this.#current.id).catch((failed: unknown) => this.#fail(failed));
    else this.#fail(error);
  }
}
