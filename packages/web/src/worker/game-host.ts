/** The games of a page: takes its messages one after the other and answers with what a viewer may see. */

import { allSeats, configure, replay, type Action, type Seat } from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog, gameTextKind, logPlayers, parseLog } from '@lexiko/rules/notation';
import { verifyLog } from '@lexiko/rules/records';
import type { SeatPlan } from '../table/snapshot.ts';
import type { ExportFormat, ExportUse, Pace, PageMessage, WorkerMessage } from '../table/worker-messages.ts';
import type { GameStore } from './game-store.ts';
import type { ComingHelp } from './help.ts';
import { StoredGame } from './stored-game.ts';

const PAUSE_MS: Readonly<Record<Pace, number>> = { calm: 900, quick: 0 };
/** A removed game is really gone at the first visit after so long. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
/** While a machine sleeps its timers stand still, but not its clock: the time is looked at again and again. */
const LOOK_AGAIN_MS = 2000;

/** What the host of games needs. */
export interface GameHostParts {
  /** Tells the page. */
  readonly say: (message: WorkerMessage) => void;
  readonly store: Promise<GameStore>;
  /** Sends for words and computers. */
  readonly fetchHelp: (onShare: (share: number) => void) => ComingHelp;
}

export class GameHost {
  readonly #say: (message: WorkerMessage) => void;
  readonly #store: Promise<GameStore>;
  readonly #help: ComingHelp;
  /** Whether words and computers are there. */
  #isHelped = false;
  #reportedShare = -1;
  #current: StoredGame | null = null;
  #pace: Pace = 'calm';
  /** Counts the games opened, so that a computer's pause in an earlier one leads to nothing. */
  #opened = 0;
  #due: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor({ say, store, fetchHelp }: GameHostParts) {
    this.#say = say;
    this.#store = store;
    this.#help = fetchHelp((share) => this.#tellShare(share));
    this.#enqueue(async () => (await store).forgetRemoved(Date.now() - REMEMBERED_MS));
    this.#help.identity.catch((error: unknown) => this.#fail(error));
    this.#help.ready.then(
      ({ size }) => {
        this.#isHelped = true;
        say({ type: 'ready', words: size });
      },
      (error: unknown) => this.#fail(error),
    );
  }

  handle(message: PageMessage): void {
    this.#enqueue(() => this.#handle(message));
  }

  #tellShare(share: number): void {
    const hundredths = Math.min(99, Math.floor(share * 100));
    if (hundredths === this.#reportedShare) return;
    this.#reportedShare = hundredths;
    this.#say({ type: 'loading', share: hundredths / 100 });
  }

  #fail(error: unknown): void {
    this.#say({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }

  async #showTable(): Promise<void> {
    if (this.#current !== null)
      this.#say({ type: 'table', table: await this.#current.news(), clock: this.#current.time });
  }

  /** Shows the table and lets computers play until a person is wanted. */
  async #goOn(): Promise<void> {
    const mine = this.#opened;
    await this.#showTable();
    this.#awaitDue();
    if (this.#current?.attention.kind !== 'computer') return;
    setTimeout(() => {
      if (mine !== this.#opened || this.#current === null) return;
      this.#whenHelped(async () => {
        if (mine !== this.#opened) return;
        const fault = (await this.#current?.moveComputer()) ?? null;
        await this.#goOn();
        if (fault !== null)
          this.#fail(new Error(`a computer wanted ${JSON.stringify(fault.wanted)} at ${fault.seq}`));
      });
    }, PAUSE_MS[this.#pace]);
  }

  /** Does it when words and computers are there; until then whatever needs neither goes on. */
  #whenHelped(work: () => Promise<void>): void {
    if (this.#isHelped) this.#enqueue(work);
    else
      void this.#help.ready.then(
        () => this.#enqueue(work),
        (error: unknown) => this.#fail(error),
      );
  }

  /** Wakes up when the time of the turn, or the time to challenge, is over. */
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
    const games = headers.map(({ id, preset, seats, scores, changedMs, isOver }) => ({
      id,
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
    await this.#play(await StoredGame.resume(store, this.#help, kept.header, log.value));
  }

  #exportGame(format: ExportFormat, use: ExportUse, names: readonly string[]): void {
    // A log holds everybody's letters.
    if (this.#current === null || !this.#current.isOver) return;
    if (format === 'json') {
      this.#say({ type: 'exported', format, text: formatLog(this.#current.events, names), for: use });
      return;
    }
    const players = names.map((name, seat) => ({ id: `player${seat + 1}`, name }));
    const gcg = exportGcg(this.#current.events, players);
    if (gcg.ok) this.#say({ type: 'exported', format, text: formatGcg(gcg.value), for: use });
  }

  /** Each as far as the rules allow: what was accepted stays, and the first refusal ends it. */
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

  /** Which of the words are not valid by the rules of a game. */
  async #checkWords({ id, words, config }: PageMessage & { readonly type: 'check' }): Promise<void> {
    const ruleset = configure(config);
    const authority = ruleset.ok ? (await this.#help.ready).authorityFor(ruleset.value) : null;
    this.#say({
      type: 'checked',
      id,
      bad: words.filter((word) => (authority?.fault(word) ?? null) !== null),
    });
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
   * A game from a file or a link. One that is over is looked at; of one that is not, the turns so far can be analysed, and
   * so can the plays in GCG and a position.
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
    const told = logPlayers(text);
    const seats = allSeats(ruleset).map((seat): SeatPlan => {
      const name = told[seat] ?? '';
      return { kind: 'person', name: name === '' || you.includes(name) ? (names[seat] ?? '') : name };
    });
    // The same game has the same number: a link that is followed twice leads to one game.
    const id = `s${(commitment ?? String(log.value.length)).slice(0, 12)}${log.value.length}`;
    const store = await this.#store;
    await store.restore(id);
    if ((await store.read(id)) === null) {
      const header = {
        id,
        preset: ruleset.preset,
        seats,
        dealCode: '',
        secret: '',
        scores: outcome.final,
        changedMs: Date.now(),
        isOver: true,
        isShared: true,
      };
      await store.append(header, 0, log.value);
    }
    this.#say({ type: 'imported', game: id });
  }

  async #agree(seats: readonly Seat[]): Promise<void> {
    if (this.#current === null) return;
    const declined = await this.#current.agree(seats.filter((seat) => this.#current?.isPerson(seat)));
    if (declined.length > 0) this.#say({ type: 'declined', seats: declined });
    await this.#goOn();
  }

  /** The same for what somebody wants at this table: it is forgotten when they leave before that. */
  #whenSeated(work: () => Promise<void>): void {
    const mine = this.#opened;
    this.#whenHelped(async () => {
      if (mine === this.#opened) await work();
    });
  }

  async #handle(message: PageMessage): Promise<void> {
    switch (message.type) {
      case 'list':
        return this.#listGames();
      case 'create': {
        const created = await StoredGame.create(await this.#store, this.#help, message.plan);
        if (created.ok) await this.#play(created.value);
        else this.#say({ type: 'refused', refusal: created.error });
        return;
      }
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
      case 'judge': {
        const { words } = message;
        this.#whenHelped(async () => {
          const { has } = await this.#help.ready;
          this.#say({ type: 'judged', words, bad: words.filter((word) => !has(word)) });
        });
        return;
      }
      case 'check':
        this.#whenHelped(() => this.#checkWords(message));
        return;
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

  /** One thing after the other: an action must not meet a table that another is just changing. */
  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#recover(error));
  }

  /** Another tab may have played on in the same game: then its log is the one that counts. */
  async #recover(error: unknown): Promise<void> {
    const isOvertaken = error instanceof DOMException && error.name === 'ConstraintError';
    if (isOvertaken && this.#current !== null)
      await this.#openGame(this.#current.id).catch((failed: unknown) => this.#fail(failed));
    else this.#fail(error);
  }
}
