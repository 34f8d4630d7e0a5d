/** The page's end of the talk with the worker: what it has said last, and how to ask it for something. */

import { effect, signal, type Signal } from '@preact/signals';
import { formatSquare, letterOf, type Action, type Refusal, type Seat } from '@lexiko/rules';
import { announce } from './announcer.tsx';
import { EMPTY_DRAFT, reconcile, spend, type Draft } from './draft/draft.ts';
import type {
  ExportFormat,
  GamePlan,
  GameSummary,
  PageMessage,
  TableNews,
  WorkerMessage,
} from './messages.ts';
import { go, route } from './route.ts';
import { settings } from './settings.ts';
import { refusalText, texts } from './texts/current.ts';
import { eventText } from './texts/event-text.ts';

/** `null` until the worker has looked. */
export const games: Signal<readonly GameSummary[] | null> = signal(null);
export const table: Signal<TableNews | null> = signal(null);
/** How many words are at hand; `null` while they are being fetched. */
export const wordCount: Signal<number | null> = signal(null);
/** What the viewer of the table has laid out. */
export const draft: Signal<Draft> = signal(EMPTY_DRAFT);
/** A sentence about the last thing that was asked for; `null`: nothing to say. */
export const notice: Signal<{ readonly sentence: string; readonly rule: string | null } | null> =
  signal(null);
export const failure: Signal<string | null> = signal(null);

const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });

function send(message: PageMessage): void {
  worker.postMessage(message);
}

export function tell(sentence: string, rule: string | null = null): void {
  notice.value = { sentence, rule };
  announce(sentence);
}

/** The seat whose letters are on the screen; `null` if they are nobody's. */
export function viewerSeat({ viewer }: TableNews): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}

function keepDraft(game: string, seat: Seat, kept: Draft): void {
  send({ type: 'keep-draft', game, seat, draft: kept });
}

/** Changes what is laid out, and has it kept. */
export function changeDraft(next: Draft): void {
  const news = table.peek();
  const seat = news === null ? null : viewerSeat(news);
  if (news === null || seat === null) return;
  draft.value = next;
  notice.value = null;
  keepDraft(news.game, seat, next);
}

function receive(news: TableNews): void {
  const before = table.peek();
  const isSameGame = before?.game === news.game;
  const fresh = isSameGame ? news.events.slice(before.events.length) : [];
  if (isSameGame) putAwaySpent(before, fresh);
  const seat = viewerSeat(news);
  if (seat !== null) {
    const isSameViewer = isSameGame && before.viewer === news.viewer;
    reconcileDraft(news, seat, isSameViewer ? draft.peek() : (news.draft ?? EMPTY_DRAFT));
  } else draft.value = EMPTY_DRAFT;
  table.value = news;
  const told = fresh.flatMap(
    (seen) => eventText(texts.peek(), seen, { ruleset: news.view.ruleset, seats: news.seats }) ?? [],
  );
  if (told.length > 0) announce(told.join(' '));
  if (!isSameGame) notice.value = null;
  const current = route.peek();
  if (current.screen === 'game' && current.game === null) go({ screen: 'game', game: news.game }, 'replace');
}

/** What somebody has played is no longer laid out, also where the next one is looking already. */
function putAwaySpent(before: TableNews, fresh: TableNews['events']): void {
  const seat = viewerSeat(before);
  for (const { event } of fresh) {
    if (event.type !== 'played' || event.seat !== seat) continue;
    draft.value = spend(
      draft.peek(),
      event.changes.map(([square]) => square),
    );
    keepDraft(before.game, seat, draft.peek());
    notice.value = null;
  }
}

function reconcileDraft({ view }: TableNews, seat: Seat, kept: Draft): void {
  const { layout, options } = view.ruleset;
  const { draft: next, displaced } = reconcile(kept, {
    rack: view.racks[seat] ?? [],
    board: view.board,
    places: options['rack.size'],
  });
  draft.value = next;
  if (displaced.length === 0) return;
  const letters = displaced.map(({ laid }) => letterOf(laid)).join(', ');
  const squares = displaced.map(({ square }) => formatSquare(layout, square)).join(', ');
  tell(texts.peek().game.displaced(letters, squares));
}

function download(format: ExportFormat, text: string): void {
  const url = URL.createObjectURL(
    new Blob([text], { type: format === 'json' ? 'application/json' : 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `lexiko-${table.peek()?.game ?? 'game'}.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}

function sayRefusal(refusal: Refusal): void {
  const { sentence, rule } = refusalText(texts.peek(), refusal);
  tell(sentence, rule);
}

function heed(message: WorkerMessage): void {
  switch (message.type) {
    case 'ready':
      wordCount.value = message.words;
      return;
    case 'games':
      games.value = message.games;
      return;
    case 'table':
      receive(message.table);
      return;
    case 'refused':
      sayRefusal(message.refusal);
      return;
    case 'missing':
      failure.value = texts.peek().missing;
      go({ screen: 'front' }, 'replace');
      return;
    case 'exported':
      download(message.format, message.text);
      return;
    case 'failed':
      failure.value = texts.peek().failed(message.reason);
  }
}

/** Starts listening, and follows the address: the front page shows games, a game's address opens it. */
export function connect(): void {
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => heed(data));
  worker.addEventListener('error', ({ message }) => {
    failure.value = texts.peek().failed(message);
  });
  effect(() => send({ type: 'pace', pace: settings.value.pace }));
  effect(() => {
    const current = route.value;
    if (current.screen === 'game') {
      if (current.game !== null && table.peek()?.game !== current.game) {
        table.value = null;
        send({ type: 'open', game: current.game });
      }
      return;
    }
    if (table.peek() !== null) {
      table.value = null;
      send({ type: 'leave' });
    }
    if (current.screen === 'front') send({ type: 'list' });
  });
}

export function createGame(plan: GamePlan): void {
  table.value = null;
  failure.value = null;
  send({ type: 'create', plan });
  go({ screen: 'game', game: null });
}

export function removeGame(game: string): void {
  send({ type: 'remove', game });
}

export function uncover(seat: Seat): void {
  send({ type: 'uncover', seat });
}

export function act(action: Action): void {
  notice.value = null;
  send({ type: 'act', action });
}

export function exportGame(format: ExportFormat): void {
  send({ type: 'export', format });
}
