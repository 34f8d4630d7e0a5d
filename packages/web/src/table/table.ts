/**
 * A table on the page, wherever its game is played: what is seen of it, what is laid out, what was last said about it.
 * Its host is the worker of this page (`local-games.ts`), a server (`online/`) or a practice. Several tables may stand on
 * one page; each is handed down by context (`table-context.ts`).
 */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action, GameConfig, GameEvent, Refusal, Seat } from '@lexiko/rules';
import { formatSquare, letterOf, type Square } from '@lexiko/rules/board';
import { draftAfter, EMPTY_DRAFT, fitDraft, type Draft } from '@lexiko/table/draft';
import type { ExportFormat } from './worker-messages.ts';
import { deferUntilPainted } from '../page/after-paint.ts';
import type { Feedback } from '../page/feedback.ts';
import { saveFile } from '../page/save-file.ts';
import type { SoundName } from '../page/sounds.ts';
import { Drag, type TableElements } from '../rack/drag.ts';
import { refusalText, texts } from '../texts/current.ts';
import { eventText } from '@lexiko/texts';
import { eventContext } from '../texts/people.ts';
import { Laying } from './laying.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';
import { TableDialogs } from './table-dialogs.ts';
import { WordCheck } from './word-check.ts';

/** Who keeps the game and rules on it. */
export interface TableHost {
  /** One after the other, as far as the rules allow. */
  act(actions: readonly Action[]): void;
  keepDraft(game: string, seat: Seat, draft: Draft): void;
  /** A person at this screen asks to see their own letters. */
  uncover(seat: Seat): void;
  /** People who agree to end the game here. */
  agreeToEnd(seats: readonly Seat[]): void;
  /** A question to the dictionary, where it is free. */
  lookUp(word: string): void;
  /** Those of the words that are not valid by the rules of a game. Whether anybody may know is for the caller to ask. */
  checkWords(words: readonly string[], config: GameConfig): Promise<readonly string[]>;
  /** Brings the finished game to `download`. */
  exportGame(format: ExportFormat): void;
  /** The time by which the clocks of the game go. */
  nowMs(): number;
}

/** What a host has besides where there is no game behind the table, only somebody who looks at what is played. */
export const NO_GAME: Omit<TableHost, 'act' | 'checkWords'> = {
  keepDraft: () => {}, // what is tried lasts as long as the table stands
  uncover: () => {},
  agreeToEnd: () => {},
  lookUp: () => {},
  exportGame: () => {},
  nowMs: () => 0,
};

export interface Notice {
  readonly sentence: string;
  /** Where the rulebook says more. */
  readonly rule: string | null;
  /** Whether something could not be, or an answer that was wanted. */
  readonly tone: 'refused' | 'told';
}

/** One sound for what has happened, the most important of it; `null`: nothing that sounds. */
function soundOf(
  fresh: TableSnapshot['events'],
  before: TableSnapshot | null,
  now: TableSnapshot,
): SoundName | null {
  const has = (type: GameEvent['type']): boolean => fresh.some(({ event }) => event.type === type);
  const isMine = ({ attention, viewer }: TableSnapshot): boolean =>
    attention.kind === 'turn' && attention.seat === viewer;
  if (has('ended')) return 'over';
  if (fresh.length > 0 && isMine(now) && (before === null || !isMine(before))) return 'turn';
  return has('played') ? 'play' : null;
}

export class Table {
  /** As its host last told of it; `null`: nothing is on the table. */
  readonly snapshot: Signal<TableSnapshot | null> = signal(null);
  /** What the viewer of the table has laid out. */
  readonly draft: Signal<Draft> = signal(EMPTY_DRAFT);
  /**
   * The same for all that tells of it in words and numbers. Letters that come and go are seen at once over the board
   * (`board/laid-tiles.tsx`), and told of after that; the rack itself and what is staged are told at once.
   */
  readonly deferredDraft: ReadonlySignal<Draft>;
  /** A sentence about the last thing that was asked for; `null`: nothing to say. */
  readonly notice: Signal<Notice | null> = signal(null);
  /** Whether an action is on its way to its host. */
  readonly sending: Signal<boolean> = signal(false);
  /** Where others of one's own side, or a lesson, point on the board: names by square. */
  readonly pointers: Signal<ReadonlyMap<Square, string>> = signal(new Map());
  /** Which stop of a replay is shown, from 0, the empty board; `null`: nobody replays. */
  readonly replayStop: Signal<number | null> = signal(null);
  /** What stands beside or over the table, where somebody wants it. */
  readonly isCoachOpen: Signal<boolean> = signal(false);
  readonly isCommandLineOpen: Signal<boolean> = signal(false);
  /** The meanings of words over the table, where there is no room beside it. */
  readonly areWordsOver: Signal<boolean> = signal(false);
  /** What is seen of the table on the page. */
  readonly elements: TableElements = { board: null, rack: null };
  readonly boardId: string;
  readonly rackId: string;
  readonly dialogs: TableDialogs;
  readonly laying: Laying;
  readonly drag: Drag;
  readonly wordCheck: WordCheck;
  /** How somebody at the table is answered. */
  readonly feedback: Feedback;
  readonly #host: TableHost;
  readonly #ends: readonly (() => void)[];

  /** `name` tells tables apart that stand on one page. */
  constructor(host: TableHost, feedback: Feedback, name: string) {
    this.#host = host;
    this.feedback = feedback;
    this.boardId = name === '' ? 'board' : `board-${name}`;
    this.rackId = name === '' ? 'rack' : `rack-${name}`;
    const [deferredDraft, stopDeferring] = deferUntilPainted(
      this.draft,
      (before, now) =>
        before.slots !== now.slots || before.steps !== now.steps || before.lifted !== now.lifted,
    );
    this.deferredDraft = deferredDraft;
    this.dialogs = new TableDialogs(() => this.focusBoard());
    this.laying = new Laying(this);
    this.drag = new Drag(this);
    this.wordCheck = new WordCheck(this, (words, config) => host.checkWords(words, config));
    this.#ends = [stopDeferring, () => this.laying.close(), () => this.wordCheck.close()];
  }

  /** Nothing is on the table any more, and nothing follows it. */
  close(): void {
    this.clear();
    for (const end of this.#ends) end();
  }

  /** Takes everything off the table; another game may come. */
  clear(): void {
    this.snapshot.value = null;
    this.notice.value = null;
    this.sending.value = false;
    this.dialogs.close();
  }

  /** Shows a table as its host tells of it. */
  receive(heard: TableSnapshot): void {
    const before = this.snapshot.peek();
    const isSameGame = before?.game === heard.game;
    // Rules stay the same through a game. The same object too, so that what depends on them is not painted anew.
    const news = isSameGame ? { ...heard, view: { ...heard.view, ruleset: before.view.ruleset } } : heard;
    const fresh = isSameGame ? news.events.slice(before.events.length) : [];
    if (isSameGame) this.#putAwaySpent(before, fresh);
    const seat = viewerSeat(news);
    if (seat !== null) {
      const isSameViewer = isSameGame && before.viewer === news.viewer;
      this.#reconcileDraft(news, seat, isSameViewer ? this.draft.peek() : (news.draft ?? EMPTY_DRAFT));
    } else this.draft.value = EMPTY_DRAFT;
    this.snapshot.value = news;
    const told = fresh.flatMap((seen) => eventText(texts.peek(), seen, eventContext(news)) ?? []);
    if (told.length > 0) this.feedback.announce(told.join(' '));
    const sound = soundOf(fresh, before, news);
    if (sound !== null) this.feedback.playSound(sound);
    if (!isSameGame) this.notice.value = null;
  }

  /** Says what could not be, or what was not expected. */
  tell(sentence: string, rule: string | null = null): void {
    this.notice.value = { sentence, rule, tone: 'refused' };
    this.feedback.announce(sentence);
  }

  /** Says something that is as it should be. */
  inform(sentence: string): void {
    this.notice.value = { sentence, rule: null, tone: 'told' };
    this.feedback.announce(sentence);
  }

  tellRefusal(refusal: Refusal): void {
    const { sentence, rule } = refusalText(texts.peek(), refusal);
    this.tell(sentence, rule);
    this.feedback.playSound('refused');
  }

  /** Changes what is laid out, and has it kept. */
  changeDraft(next: Draft): void {
    const news = this.snapshot.peek();
    const seat = news === null ? null : viewerSeat(news);
    if (news === null || seat === null) return;
    this.draft.value = next;
    this.notice.value = null;
    this.#host.keepDraft(news.game, seat, next);
  }

  /** Changes what is staged beside the letters laid out; the rack follows. */
  changeStage(next: Draft): void {
    const news = this.snapshot.peek();
    const seat = news === null ? null : viewerSeat(news);
    if (news !== null && seat !== null) this.changeDraft(fitDraft(news.view, seat, next).draft);
  }

  /** Asks for something, or for several things one after the other. */
  act(...actions: readonly Action[]): void {
    this.notice.value = null;
    this.#host.act(actions);
  }

  /** The player counts the play before it is made (S-08). */
  askCount(): void {
    this.dialogs.open.value = 'quiz';
  }

  uncover(seat: Seat): void {
    this.#host.uncover(seat);
  }

  agreeToEnd(seats: readonly Seat[]): void {
    this.#host.agreeToEnd(seats);
  }

  lookUp(word: string): void {
    this.#host.lookUp(word);
  }

  exportGame(format: ExportFormat): void {
    this.#host.exportGame(format);
  }

  /** Hands the browser a file of the game on the table. */
  download(format: ExportFormat, text: string): void {
    const type = format === 'json' ? 'application/json' : 'text/plain';
    saveFile(`lexiko-${this.snapshot.peek()?.game ?? 'game'}.${format}`, new Blob([text], { type }));
  }

  /** The time by which the clocks of the table go. */
  nowMs(): number {
    return this.#host.nowMs();
  }

  /** Brings the keyboard to the board; answers whether there is one. */
  focusBoard(): boolean {
    const square = this.elements.board?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    square?.focus({ preventScroll: true });
    return square !== null;
  }

  /** What somebody has done is no longer laid out, also where the next one is looking already. */
  #putAwaySpent(before: TableSnapshot, fresh: TableSnapshot['events']): void {
    const seat = viewerSeat(before);
    if (seat === null) return;
    for (const { event } of fresh) {
      const next = draftAfter(this.draft.peek(), seat, event);
      if (next === this.draft.peek()) continue;
      this.draft.value = next;
      this.notice.value = null;
      this.#host.keepDraft(before.game, seat, next);
    }
  }

  #reconcileDraft(news: TableSnapshot, seat: Seat, kept: Draft): void {
    const { layout } = news.view.ruleset;
    const { draft: next, displaced } = fitDraft(news.view, seat, kept);
    this.draft.value = next;
    if (displaced.length === 0) return;
    this.#host.keepDraft(news.game, seat, next);
    const letters = displaced.map(({ laid }) => letterOf(laid)).join(', ');
    const squares = displaced.map(({ square }) => formatSquare(layout, square)).join(', ');
    this.tell(texts.peek().game.displaced(letters, squares));
  }
}

/**
 * A table whose game its host keeps. Whoever makes it closes it. `name` is for those that do not have the page to
 * themselves.
 */
export function createTable(host: TableHost, feedback: Feedback, name = ''): Table {
  return new Table(host, feedback, name);
}
