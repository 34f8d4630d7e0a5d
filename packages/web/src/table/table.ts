/**
 * The table on the screen, wherever its game is played: what is seen of it, what is laid out, what was last said about
 * it. Its host is the worker of this page (`local-table.ts`) or a server (`online/`).
 */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { formatSquare, letterOf, type Action, type GameEvent, type Refusal, type Seat } from '@lexiko/rules';
import { draftAfter, EMPTY_DRAFT, fitDraft, type Draft } from '@lexiko/table';
import { toldAfterPaint } from '../page/after-paint.ts';
import { announce } from '../page/announcer.tsx';
import type { ExportFormat, TableNews } from '../messages.ts';
import { lastGame, lastRuleset } from '../page/last-game.ts';
import { saveFile } from '../page/save-file.ts';
import { playSound } from '../page/sounds.ts';
import { refusalText, texts } from '../texts/current.ts';
import { eventText } from '@lexiko/texts';
import { eventContext } from '../texts/people.ts';

/** Who keeps the game and rules on it. */
export interface TableHost {
  /** One after the other, as far as the rules allow. */
  act(actions: readonly Action[]): void;
  keepDraft(game: string, seat: Seat, draft: Draft): void;
  /** A person at this screen asks to see their own letters. */
  uncover(seat: Seat): void;
  /** Brings the finished game to `download`. */
  exportGame(format: ExportFormat): void;
  /** The time by which the clocks of the game go. */
  nowMs(): number;
}

export const table: Signal<TableNews | null> = signal(null);
/** What the viewer of the table has laid out. */
export const draft: Signal<Draft> = signal(EMPTY_DRAFT);
/**
 * The same for all that tells of it in words and numbers. Letters that come and go are seen at once over the board
 * (`board/laid-tiles.tsx`), and told of after that; the rack itself and what is staged are told at once.
 */
export const toldDraft: ReadonlySignal<Draft> = toldAfterPaint(
  draft,
  (before, now) => before.slots !== now.slots || before.steps !== now.steps || before.lifted !== now.lifted,
);
export interface Notice {
  readonly sentence: string;
  /** Where the rulebook says more. */
  readonly rule: string | null;
  /** Whether something could not be, or an answer that was wanted. */
  readonly tone: 'refused' | 'told';
}

/** A sentence about the last thing that was asked for; `null`: nothing to say. */
export const notice: Signal<Notice | null> = signal(null);
/** Whether an action is on its way to its host. */
export const sending: Signal<boolean> = signal(false);

let host: TableHost | null = null;

/** Nothing is asked before there is a table, and no table comes without its host. */
function hostOf(): TableHost {
  if (host === null) throw new Error('there is no table');
  return host;
}

/** Says what could not be, or what was not expected. */
export function tell(sentence: string, rule: string | null = null): void {
  notice.value = { sentence, rule, tone: 'refused' };
  announce(sentence);
}

/** Says something that is as it should be. */
export function inform(sentence: string): void {
  notice.value = { sentence, rule: null, tone: 'told' };
  announce(sentence);
}

export function tellRefusal(refusal: Refusal): void {
  const { sentence, rule } = refusalText(texts.peek(), refusal);
  tell(sentence, rule);
  playSound('refused');
}

/** The seat whose letters are on the screen; `null` if they are nobody's. */
export function viewerSeat({ viewer }: TableNews): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}

/** Changes what is laid out, and has it kept. */
export function changeDraft(next: Draft): void {
  const news = table.peek();
  const seat = news === null ? null : viewerSeat(news);
  if (news === null || seat === null) return;
  draft.value = next;
  notice.value = null;
  hostOf().keepDraft(news.game, seat, next);
}

/** Shows a table as its host tells of it. `practice`: nobody's game, whose rules and secrets nobody has to remember. */
export function receive(heard: TableNews, from: TableHost, manner: 'game' | 'practice' = 'game'): void {
  host = from;
  const before = table.peek();
  const isSameGame = before?.game === heard.game;
  // Rules stay the same through a game. The same object too, so that what depends on them is not painted anew.
  const news =
    isSameGame && manner === 'game'
      ? { ...heard, view: { ...heard.view, ruleset: before.view.ruleset } }
      : heard;
  if (manner === 'game') {
    lastRuleset.value = news.view.ruleset;
    if (news.place === 'here' || viewerSeat(news) !== null) {
      const address = news.place === 'here' ? `#/game/${news.game}` : `#/online/game/${news.game}`;
      lastGame.value = { view: news.view, address };
    }
  }
  const fresh = isSameGame ? news.events.slice(before.events.length) : [];
  if (isSameGame) putAwaySpent(before, fresh);
  const seat = viewerSeat(news);
  if (seat !== null) {
    const isSameViewer = isSameGame && before.viewer === news.viewer;
    reconcileDraft(news, seat, isSameViewer ? draft.peek() : (news.draft ?? EMPTY_DRAFT));
  } else draft.value = EMPTY_DRAFT;
  table.value = news;
  const told = fresh.flatMap((seen) => eventText(texts.peek(), seen, eventContext(news)) ?? []);
  if (told.length > 0) announce(told.join(' '));
  soundOf(fresh, before, news);
  if (!isSameGame) notice.value = null;
}

/** One sound for what has happened, the most important of it. */
function soundOf(fresh: TableNews['events'], before: TableNews | null, now: TableNews): void {
  const has = (type: GameEvent['type']): boolean => fresh.some(({ event }) => event.type === type);
  const isMine = ({ attention, viewer }: TableNews): boolean =>
    attention.kind === 'turn' && attention.seat === viewer;
  if (has('ended')) playSound('over');
  else if (fresh.length > 0 && isMine(now) && (before === null || !isMine(before))) playSound('turn');
  else if (has('played')) playSound('play');
}

/** What somebody has done is no longer laid out, also where the next one is looking already. */
function putAwaySpent(before: TableNews, fresh: TableNews['events']): void {
  const seat = viewerSeat(before);
  if (seat === null) return;
  for (const { event } of fresh) {
    const next = draftAfter(draft.peek(), seat, event);
    if (next === draft.peek()) continue;
    draft.value = next;
    notice.value = null;
    hostOf().keepDraft(before.game, seat, draft.peek());
  }
}

/** Changes what is staged beside the letters laid out; the rack follows. */
export function changeStage(next: Draft): void {
  const news = table.peek();
  const seat = news === null ? null : viewerSeat(news);
  if (news !== null && seat !== null) changeDraft(fitDraft(news.view, seat, next).draft);
}

function reconcileDraft(news: TableNews, seat: Seat, kept: Draft): void {
  const { layout } = news.view.ruleset;
  const { draft: next, displaced } = fitDraft(news.view, seat, kept);
  draft.value = next;
  if (displaced.length === 0) return;
  hostOf().keepDraft(news.game, seat, next);
  const letters = displaced.map(({ laid }) => letterOf(laid)).join(', ');
  const squares = displaced.map(({ square }) => formatSquare(layout, square)).join(', ');
  tell(texts.peek().game.displaced(letters, squares));
}

/** Hands the browser a file of the game on the table. */
export function download(format: ExportFormat, text: string): void {
  const type = format === 'json' ? 'application/json' : 'text/plain';
  saveFile(`lexiko-${table.peek()?.game ?? 'game'}.${format}`, new Blob([text], { type }));
}

/** Asks for something, or for several things one after the other. */
export function act(...actions: readonly Action[]): void {
  notice.value = null;
  hostOf().act(actions);
}

export function uncover(seat: Seat): void {
  hostOf().uncover(seat);
}

export function exportGame(format: ExportFormat): void {
  hostOf().exportGame(format);
}

/** The time by which the clocks of the table go. */
export function tableNowMs(): number {
  return hostOf().nowMs();
}
