/**
 * A table on the page: what the viewer sees of the game, the draft, and the last notice. Its host is the worker of this
 * page (`local-games.ts`), a server (`online/`) or a practice. A page can have several tables; each is passed down by
 * context (`table-context.ts`).
 */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action, GameEvent, Refusal, Seat } from '@lexiko/rules';
import { formatSquare, letterOf, type Square } from '@lexiko/rules/board';
import { draftAfter, EMPTY_DRAFT, fitDraft, type Draft } from '@lexiko/table/draft';
import type { ExportFormat } from './worker-messages.ts';
import { deferUntilPainted } from '../page/after-paint.ts';
import type { Feedback } from '../page/feedback/feedback.ts';
import { saveFile } from '../page/storage/save-file.ts';
import type { SoundName } from '../page/feedback/sounds.ts';
import { Drag, type TableElements } from '../rack/drag.ts';
import { refusalText, texts } from '../texts/current.ts';
import { eventText } from '@lexiko/texts';
import { eventContext } from '../texts/people.ts';
import { Laying } from './laying.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';
import { TableDialogs } from './table-dialogs.ts';
import { WordCheck, type CheckWords } from './word-check.ts';

/** Keeps the game and is its referee. */
export interface TableHost {
  /** One after the other, as far as the rules allow. */
  act(actions: readonly Action[]): void;
  keepDraft(game: string, seat: Seat, draft: Draft): void;
  /** Shows the rack of a person at this screen. */
  uncover(seat: Seat): void;
  /** People who agree to end the game here. */
  agreeToEnd(seats: readonly Seat[]): void;
  /** Looks a word up, where the dictionary is open. */
  lookUp(word: string): void;
  /** Those of the words that are not valid by the rules of a game. Whether anybody may know is for the caller to ask. */
  checkWords: CheckWords;
  /** Passes the finished game to `download`. */
  exportGame(format: ExportFormat): void;
  /** The time by which the clocks of the game go. */
  nowMs(): number;
}

/** What a host without a game, which only takes plays, answers to everything else. */
export const NO_GAME: Omit<TableHost, 'act' | 'checkWords'> = {
  keepDraft: () => {}, // nothing is stored: the draft lasts as long as the table
  uncover: () => {},
  agreeToEnd: () => {},
  lookUp: () => {},
  exportGame: () => {},
  nowMs: () => 0,
};

export interface Notice {
  readonly sentence: string;
  /** The section of the rulebook about it. */
  readonly rule: string | null;
  /** Whether an action was refused, or the notice answers the player. */
  readonly tone: 'refused' | 'info';
}

/** The sound for the most important event; `null` if none has a sound. */
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
  /** The latest from the host; `null` without a game. */
  readonly snapshot: Signal<TableSnapshot | null> = signal(null);
  /** The viewer's draft. */
  readonly draft: Signal<Draft> = signal(EMPTY_DRAFT);
  /**
   * The draft for labels and scores. Tiles that come and go show at once over the board (`board/laid-tiles.tsx`) and
   * here after the paint; changes of the rack and staged steps come here at once.
   */
  readonly deferredDraft: ReadonlySignal<Draft>;
  /** A sentence about the player's last action; `null` if there is none. */
  readonly notice: Signal<Notice | null> = signal(null);
  /** Whether an action is on its way to the host. */
  readonly sending: Signal<boolean> = signal(false);
  /** Where team members or a lesson point: names by square. */
  readonly pointers: Signal<ReadonlyMap<Square, string>> = signal(new Map());
  /** The stop of the replay, from 0 for the empty board; `null` if there is no replay. */
  readonly replayStop: Signal<number | null> = signal(null);
  /** The square whose words are explained (`learn/diary/word-card.tsx`); `null` if none. */
  readonly explainedSquare: Signal<Square | null> = signal(null);
  /** Panels beside or over the table. */
  readonly isCoachOpen: Signal<boolean> = signal(false);
  readonly isCommandLineOpen: Signal<boolean> = signal(false);
  /** The meanings of words over the table, where there is no room beside it. */
  readonly areWordsOver: Signal<boolean> = signal(false);
  /** Elements of the table on the page. */
  readonly elements: TableElements = { board: null, rack: null };
  readonly boardId: string;
  readonly rackId: string;
  readonly dialogs: TableDialogs;
  readonly laying: Laying;
  readonly drag: Drag;
  readonly wordCheck: WordCheck;
  /** Speech and sounds. */
  readonly feedback: Feedback;
  readonly #host: TableHost;
  readonly #ends: readonly (() => void)[];

  /** `name` distinguishes tables on one page. */
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
    this.wordCheck = new WordCheck(this, (...check) => host.checkWords(...check));
    this.#ends = [stopDeferring, () => this.laying.close(), () => this.wordCheck.close()];
  }

  /** Removes the game and stops all effects. */
  close(): void {
    this.clear();
    for (const end of this.#ends) end();
  }

  /** Removes the game; another one can follow. */
  clear(): void {
    this.snapshot.value = null;
    this.explainedSquare.value = null;
    this.notice.value = null;
    this.sending.value = false;
    this.dialogs.close();
  }

  /** Shows what the host sends. */
  receive(heard: TableSnapshot): void {
    const before = this.snapshot.peek();
    const isSameGame = before?.game === heard.game;
    // The rules of a game never change. With the same object, nothing that depends on them renders again.
    const snapshot = isSameGame ? { ...heard, view: { ...heard.view, ruleset: before.view.ruleset } } : heard;
    const fresh = isSameGame ? snapshot.events.slice(before.events.length) : [];
    if (fresh.length > 0 || !isSameGame) this.explainedSquare.value = null;
    if (isSameGame) this.#putAwaySpent(before, fresh);
    const seat = viewerSeat(snapshot);
    if (seat !== null) {
      const isSameViewer = isSameGame && before.viewer === snapshot.viewer;
      this.#reconcileDraft(
        snapshot,
        seat,
        isSameViewer ? this.draft.peek() : (snapshot.draft ?? EMPTY_DRAFT),
      );
    } else this.draft.value = EMPTY_DRAFT;
    this.snapshot.value = snapshot;
    const sentences = fresh.flatMap((seen) => eventText(texts.peek(), seen, eventContext(snapshot)) ?? []);
    if (sentences.length > 0) this.feedback.announce(sentences.join(' '));
    const sound = soundOf(fresh, before, snapshot);
    if (sound !== null) this.feedback.playSound(sound);
    if (!isSameGame) this.notice.value = null;
  }

  /** Shows a refusal or a surprise. */
  tell(sentence: string, rule: string | null = null): void {
    this.notice.value = { sentence, rule, tone: 'refused' };
    this.feedback.announce(sentence);
  }

  /** Shows information. */
  inform(sentence: string): void {
    this.notice.value = { sentence, rule: null, tone: 'info' };
    this.feedback.announce(sentence);
  }

  showRefusal(refusal: Refusal): void {
    const { sentence, rule } = refusalText(texts.peek(), refusal);
    this.tell(sentence, rule);
    this.feedback.playSound('refused');
  }

  /** Changes the draft and stores it. */
  changeDraft(next: Draft): void {
    const snapshot = this.snapshot.peek();
    const seat = snapshot === null ? null : viewerSeat(snapshot);
    if (snapshot === null || seat === null) return;
    this.draft.value = next;
    this.notice.value = null;
    this.explainedSquare.value = null;
    this.#host.keepDraft(snapshot.game, seat, next);
  }

  /** Explains the words through a square with a tile; `null` closes the explanation. */
  explain(square: Square | null): void {
    const board = this.snapshot.peek()?.view.board ?? [];
    this.explainedSquare.value = square === null || (board[square] ?? '') === '' ? null : square;
  }

  /** Changes the staged steps; the rack follows. */
  changeStage(next: Draft): void {
    const snapshot = this.snapshot.peek();
    const seat = snapshot === null ? null : viewerSeat(snapshot);
    if (snapshot !== null && seat !== null) this.changeDraft(fitDraft(snapshot.view, seat, next).draft);
  }

  /** Sends actions to the host, one after the other. */
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

  /** Focuses the board; returns whether there is one. */
  focusBoard(): boolean {
    const square = this.elements.board?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
    square?.focus({ preventScroll: true });
    return square !== null;
  }

  /** Removes played tiles from the draft, even if the next player is already looking. */
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

  #reconcileDraft(snapshot: TableSnapshot, seat: Seat, kept: Draft): void {
    const { layout } = snapshot.view.ruleset;
    const { draft: next, displaced } = fitDraft(snapshot.view, seat, kept);
    this.draft.value = next;
    if (displaced.length === 0) return;
    this.#host.keepDraft(snapshot.game, seat, next);
    const letters = displaced.map(({ laid }) => letterOf(laid)).join(', ');
    const squares = displaced.map(({ square }) => formatSquare(layout, square)).join(', ');
    this.tell(texts.peek().game.displaced(letters, squares));
  }
}

/** A table for the game of its host. Whoever creates it closes it. A table beside others needs a `name`. */
export function createTable(host: TableHost, feedback: Feedback, name = ''): Table {
  return new Table(host, feedback, name);
}
