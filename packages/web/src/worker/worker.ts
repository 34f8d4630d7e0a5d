/** The worker's entry: takes the page's messages one after the other and answers with what a viewer may see. */

import { allSeats, configure, replay, type Action, type Seat } from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog, gameTextKind, logPlayers, parseLog } from '@lexiko/rules/notation';
import { verifyLog } from '@lexiko/rules/records';
import type { SeatPlan } from '../table/snapshot.ts';
import type { ExportFormat, ExportUse, Pace, PageMessage, WorkerMessage } from '../table/worker-messages.ts';
import { GameStore } from './game-store.ts';
import { fetchHelp } from './help.ts';
import { StoredGame } from './stored-game.ts';

const PAUSE_MS: Readonly<Record<Pace, number>> = { calm: 900, quick: 0 };

const opening: { readonly store: Promise<GameStore> } = { store: GameStore.open() };
/** Whether words and computers are there. */
let isHelped = false;
let reportedShare = -1;
const help = fetchHelp((share) => {
  const hundredths = Math.min(99, Math.floor(share * 100));
  if (hundredths === reportedShare) return;
  reportedShare = hundredths;
  say({ type: 'loading', share: hundredths / 100 });
});
/** A removed game is really gone at the first visit after so long. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

let current: StoredGame | null = null;
let pace: Pace = 'calm';
/** Counts the games opened, so that a computer's pause in an earlier one leads to nothing. */
let opened = 0;

function say(message: WorkerMessage): void {
  postMessage(message);
}

function fail(error: unknown): void {
  say({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

async function showTable(): Promise<void> {
  if (current !== null) say({ type: 'table', table: await current.news(), clock: current.time });
}

/** Shows the table and lets computers play until a person is wanted. */
async function goOn(): Promise<void> {
  const mine = opened;
  await showTable();
  awaitDue();
  if (current?.attention.kind !== 'computer') return;
  setTimeout(() => {
    if (mine !== opened || current === null) return;
    whenHelped(async () => {
      if (mine !== opened) return;
      const fault = (await current?.moveComputer()) ?? null;
      await goOn();
      if (fault !== null)
        fail(new Error(`a computer wanted ${JSON.stringify(fault.wanted)} at ${fault.seq}`));
    });
  }, PAUSE_MS[pace]);
}

/** Does it when words and computers are there; until then whatever needs neither goes on. */
function whenHelped(work: () => Promise<void>): void {
  if (isHelped) enqueue(work);
  else void help.ready.then(() => enqueue(work), fail);
}

/** While a machine sleeps its timers stand still, but not its clock: the time is looked at again and again. */
const LOOK_AGAIN_MS = 2000;

let due: ReturnType<typeof setTimeout> | undefined;

/** Wakes up when the time of the turn, or the time to challenge, is over. */
function awaitDue(): void {
  const mine = opened;
  clearTimeout(due);
  const ms = current?.dueInMs ?? null;
  if (ms === null) return;
  due = setTimeout(
    () => {
      if ((current?.dueInMs ?? 0) > 0) return awaitDue();
      enqueue(async () => {
        if (mine !== opened || current === null) return;
        await current.callTime();
        await goOn();
      });
    },
    Math.min(ms, LOOK_AGAIN_MS) + 1,
  );
}

async function play(next: StoredGame): Promise<void> {
  opened++;
  current = next;
  await goOn();
}

async function listGames(): Promise<void> {
  const headers = await (await opening.store).list();
  const games = headers.map(({ id, preset, seats, scores, changedMs, isOver }) => ({
    id,
    preset,
    seats,
    scores,
    changedMs,
    isOver,
  }));
  say({ type: 'games', games });
}

async function openGame(game: string): Promise<void> {
  const store = await opening.store;
  const kept = await store.read(game);
  const log = kept === null ? null : parseLog(formatLog(kept.events));
  if (kept === null || log === null || !log.ok) {
    say({ type: 'missing', game });
    return;
  }
  await play(await StoredGame.resume(store, help, kept.header, log.value));
}

function exportGame(format: ExportFormat, use: ExportUse, names: readonly string[]): void {
  // A log holds everybody's letters.
  if (current === null || !current.isOver) return;
  if (format === 'json') {
    say({ type: 'exported', format, text: formatLog(current.events, names), for: use });
    return;
  }
  const players = names.map((name, seat) => ({ id: `player${seat + 1}`, name }));
  const gcg = exportGcg(current.events, players);
  if (gcg.ok) say({ type: 'exported', format, text: formatGcg(gcg.value), for: use });
}

/** Each as far as the rules allow: what was accepted stays, and the first refusal ends it. */
async function actAll(actions: readonly Action[]): Promise<void> {
  if (current === null) return;
  let hasActed = false;
  for (const action of actions) {
    if (!('seat' in action) || !current.isPerson(action.seat)) throw new Error('people act for themselves');
    const acted = await current.act(action);
    hasActed ||= acted.ok;
    if (acted.ok) continue;
    if (hasActed) await goOn();
    say({ type: 'refused', refusal: acted.error });
    return;
  }
  await goOn();
}

/** Which of the words are not valid by the rules of a game. */
async function checkWords({ id, words, config }: PageMessage & { readonly type: 'check' }): Promise<void> {
  const ruleset = configure(config);
  const authority = ruleset.ok ? (await help.ready).authorityFor(ruleset.value) : null;
  say({ type: 'checked', id, bad: words.filter((word) => (authority?.fault(word) ?? null) !== null) });
}

function proveGame(): void {
  if (current === null || !current.isOver) return;
  const { events, id } = current;
  const created = events.find((event) => event.type === 'created');
  const revealed = events.find((event) => event.type === 'revealed');
  say({
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
async function importGame({ text, names, you }: PageMessage & { readonly type: 'import' }): Promise<void> {
  const kind = gameTextKind(text);
  if (kind === null) return say({ type: 'unreadable', reason: 'no-game' });
  if (kind !== 'log') return say({ type: 'analysable', text });
  const log = parseLog(text);
  if (!log.ok)
    return say({ type: 'unreadable', reason: log.error.code === 'TOO_LONG' ? 'too-long' : 'no-game' });
  const { ruleset, outcome, commitment, turnsTaken } = replay(log.value);
  if (outcome === null) {
    const hasTurns = turnsTaken.some((turns) => turns > 0);
    return say(hasTurns ? { type: 'analysable', text } : { type: 'unreadable', reason: 'no-turns' });
  }
  const told = logPlayers(text);
  const seats = allSeats(ruleset).map((seat): SeatPlan => {
    const name = told[seat] ?? '';
    return { kind: 'person', name: name === '' || you.includes(name) ? (names[seat] ?? '') : name };
  });
  // The same game has the same number: a link that is followed twice leads to one game.
  const id = `s${(commitment ?? String(log.value.length)).slice(0, 12)}${log.value.length}`;
  const store = await opening.store;
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
  say({ type: 'imported', game: id });
}

async function agree(seats: readonly Seat[]): Promise<void> {
  if (current === null) return;
  const declined = await current.agree(seats.filter((seat) => current?.isPerson(seat)));
  if (declined.length > 0) say({ type: 'declined', seats: declined });
  await goOn();
}

/** The same for what somebody wants at this table: it is forgotten when they leave before that. */
function whenSeated(work: () => Promise<void>): void {
  const mine = opened;
  whenHelped(async () => {
    if (mine === opened) await work();
  });
}

async function handle(message: PageMessage): Promise<void> {
  switch (message.type) {
    case 'list':
      return listGames();
    case 'create': {
      const created = await StoredGame.create(await opening.store, help, message.plan);
      if (created.ok) await play(created.value);
      else say({ type: 'refused', refusal: created.error });
      return;
    }
    case 'open':
      return openGame(message.game);
    case 'leave':
      opened++;
      clearTimeout(due);
      current = null;
      return;
    case 'remove':
      await (await opening.store).remove(message.game, Date.now());
      return listGames();
    case 'restore':
      await (await opening.store).restore(message.game);
      return listGames();
    case 'uncover':
      await current?.uncover(message.seat);
      await showTable();
      awaitDue();
      return;
    case 'act':
      whenSeated(() => actAll(message.actions));
      return;
    case 'agree':
      whenSeated(() => agree(message.seats));
      return;
    case 'judge': {
      const { words } = message;
      whenHelped(async () => {
        const { has } = await help.ready;
        say({ type: 'judged', words, bad: words.filter((word) => !has(word)) });
      });
      return;
    }
    case 'check':
      whenHelped(() => checkWords(message));
      return;
    case 'prove':
      proveGame();
      return;
    case 'import':
      return importGame(message);
    case 'look-up':
      whenSeated(async () => {
        if (current === null) return;
        say({ type: 'looked-up', word: message.word, answer: await current.lookUp(message.word) });
      });
      return;
    case 'keep-draft':
      return (await opening.store).keepDraft(message.game, message.seat, message.draft);
    case 'export':
      exportGame(message.format, message.for, message.names);
      return;
    case 'pace':
      pace = message.pace;
  }
}

let queue: Promise<void> = Promise.resolve();

/** One thing after the other: an action must not meet a table that another is just changing. */
function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch(recover);
}

/** Another tab may have played on in the same game: then its log is the one that counts. */
async function recover(error: unknown): Promise<void> {
  const isOvertaken = error instanceof DOMException && error.name === 'ConstraintError';
  if (isOvertaken && current !== null) await openGame(current.id).catch(fail);
  else fail(error);
}

enqueue(async () => (await opening.store).forgetRemoved(Date.now() - REMEMBERED_MS));
addEventListener('message', ({ data }: MessageEvent<PageMessage>) => enqueue(() => handle(data)));
help.identity.catch(fail);
help.ready.then(({ size }) => {
  isHelped = true;
  say({ type: 'ready', words: size });
}, fail);
