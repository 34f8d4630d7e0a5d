/** Games of this page: its end of the talk with the worker, which keeps them and is their referee. */

import { effect, signal, type Signal } from '@preact/signals';
import { MAX_SIDES, type GameConfig, type Seat } from '@lexiko/rules';
import { namesForOthers } from '../finished-game/names-for-others.ts';
import { YOUR_NAMES } from '../texts/people.ts';
import { afterPaint } from '../page/after-paint.ts';
import type {
  GamePlan,
  GameProof,
  GameSummary,
  PageMessage,
  TableNews,
  TableTime,
  WorkerMessage,
} from '../messages.ts';
import { go, route } from '../page/route.ts';
import { settings } from '../settings.ts';
import {
  act,
  download,
  inform,
  receive,
  sending,
  table,
  tell,
  tellRefusal,
  type TableHost,
} from './table.ts';
import { failure } from '../page/failure.ts';
import { texts } from '../texts/current.ts';

/** `null` until the worker has looked. */
export const games: Signal<readonly GameSummary[] | null> = signal(null);
/** Removed since the front page came up. */
export const removedGames: Signal<readonly GameSummary[]> = signal([]);
/** How much of the words has come, from 0 to 1. */
export const wordsShare: Signal<number> = signal(0);
/** A share as a percentage, in the language of the page. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(share);
}

/** How many words are at hand; `null` while they are being fetched. */
export const wordCount: Signal<number | null> = signal(null);
/** What is known about the draws of the last finished game. */
export const provenGame: Signal<GameProof | null> = signal(null);

const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });

function send(message: PageMessage): void {
  worker.postMessage(message);
}

let clock: TableTime & { readonly heardMs: number } = { nowMs: 0, isRunning: false, heardMs: 0 };

/** The clock of the table goes with ours, where it goes; by the time of day, which goes on while a machine sleeps. */
function tableMs(): number {
  return clock.nowMs + (clock.isRunning ? Date.now() - clock.heardMs : 0);
}

type KeptDraft = PageMessage & { readonly type: 'keep-draft' };

/** What is laid out is kept once the screen shows it, the last state of each seat. */
const unkept = new Map<string, KeptDraft>();

function keepDrafts(): void {
  for (const message of unkept.values()) send(message);
  unkept.clear();
}

function keepSoon(message: KeptDraft): void {
  if (unkept.size === 0) afterPaint(keepDrafts);
  unkept.set(`${message.game} ${message.seat}`, message);
}

const HERE: TableHost = {
  act: (actions) => {
    // What needs the words waits for them, and is not asked for twice.
    sending.value = wordCount.peek() === null;
    send({ type: 'act', actions });
  },
  keepDraft: (game, seat, draft) => keepSoon({ type: 'keep-draft', game, seat, draft }),
  uncover: (seat) => send({ type: 'uncover', seat }),
  exportGame: (format) => send({ type: 'export', format, for: 'file', names: toldNames() }),
  nowMs: tableMs,
};

function heed(message: WorkerMessage): void {
  switch (message.type) {
    case 'loading':
      wordsShare.value = message.share;
      return;
    case 'ready':
      wordCount.value = message.words;
      return;
    case 'games':
      games.value = message.games;
      return;
    case 'table': {
      const current = route.peek();
      if (current.screen !== 'game') return; // it was on its way when somebody left
      clock = { ...message.clock, heardMs: Date.now() };
      sending.value = false;
      receive(message.table, HERE);
      if (message.table.attention.kind === 'over' && provenGame.peek()?.game !== message.table.game)
        send({ type: 'prove' });
      if (current.game === null) go({ screen: 'game', game: message.table.game }, 'replace');
      return;
    }
    case 'refused':
      sending.value = false;
      tellRefusal(message.refusal);
      return;
    case 'missing':
      failure.value = texts.peek().missing;
      go({ screen: 'front' }, 'replace');
      return;
    case 'exported':
      if (message.for === 'file') download(message.format, message.text);
      else awaitedLog?.(message.text);
      return;
    case 'judged':
      judgement.value = { words: message.words, bad: message.bad };
      return;
    case 'checked':
      checks.get(message.id)?.(message.bad);
      checks.delete(message.id);
      return;
    case 'proof':
      provenGame.value = message;
      return;
    case 'declined': {
      const names = message.seats.map((seat) => table.peek()?.seats[seat]?.name ?? '');
      tell(texts.peek().table.declined(texts.peek().list(names)));
      return;
    }
    case 'imported':
      go({ screen: 'game', game: message.game }, 'replace');
      return;
    case 'analysable':
      void handOver(message.text);
      return;
    case 'unreadable':
      failure.value = texts.peek().table.unreadable[message.reason];
      go({ screen: 'front' }, 'replace');
      return;
    case 'looked-up':
      if (message.answer === 'locked') tellRefusal({ code: 'DICTIONARY_LOCKED' });
      else inform(texts.peek().table.lookedUp(message.word, message.answer));
      return;
    case 'failed':
      failure.value = texts.peek().failed(message.reason);
  }
}

/** Starts listening, and follows the address: the front page shows games, a game's address opens it. */
export function connect(): void {
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => heed(data));
  addEventListener('pagehide', keepDrafts);
  worker.addEventListener('error', ({ message }) => {
    failure.value = texts.peek().failed(message);
  });
  effect(() => send({ type: 'pace', pace: settings.value.pace }));
  let isSeated = false;
  effect(() => {
    const current = route.value;
    if (current.screen === 'game') {
      isSeated = true;
      if (current.game !== null && table.peek()?.game !== current.game) {
        keepDrafts();
        table.value = null;
        send({ type: 'open', game: current.game });
      }
      return;
    }
    if (isSeated) {
      isSeated = false;
      sending.value = false;
      keepDrafts();
      table.value = null;
      send({ type: 'leave' });
    }
    removedGames.value = [];
    if (current.screen === 'front') send({ type: 'list' });
  });
}

export function createGame(plan: GamePlan): void {
  table.value = null;
  failure.value = null;
  send({ type: 'create', plan });
  go({ screen: 'game', game: null });
}

/** The same players and rules once more. */
export function playAgain({ view, seats }: TableNews): void {
  createGame({ config: view.config, seats, dealCode: '' });
}

/** The analysis finds it where the companion leaves its games. */
async function handOver(text: string): Promise<void> {
  const { HANDED_OVER } = await import('../learn/analysis/handed-over.ts');
  sessionStorage.setItem(HANDED_OVER, text);
  go({ screen: 'learn', path: ['analysis'] });
}

let awaitedLog: ((log: string) => void) | undefined;

/** The log of the finished game on the table. */
export function exportLink(): Promise<string> {
  send({ type: 'export', format: 'json', for: 'link', names: toldNames() });
  return new Promise((resolve) => {
    awaitedLog = resolve;
  });
}

function toldNames(): readonly string[] {
  return namesForOthers(table.peek()?.seats ?? [], texts.peek().setup.player);
}

/** Opens the text of a game, whichever it is: a table to look at, or the analysis. */
export function importGame(text: string): void {
  const { player } = texts.peek().setup;
  const names = Array.from({ length: MAX_SIDES }, (_, seat) => player(seat + 1));
  failure.value = null;
  send({ type: 'import', text, names, you: YOUR_NAMES });
}

/** The last ruling on words of a physical board. */
export const judgement: Signal<{
  readonly words: readonly string[];
  readonly bad: readonly string[];
} | null> = signal(null);

export function judgeWords(words: readonly string[]): void {
  send({ type: 'judge', words });
}

const checks = new Map<number, (bad: readonly string[]) => void>();
let checkCount = 0;

/** Those of the words that are not valid by the rules of a game. Whether anybody may know is for the caller to ask. */
export function checkWords(words: readonly string[], config: GameConfig): Promise<readonly string[]> {
  const id = ++checkCount;
  send({ type: 'check', id, words, config });
  return new Promise((resolve) => checks.set(id, resolve));
}

/** Asks the dictionary, where it is free. */
export function lookUp(word: string): void {
  send({ type: 'look-up', word: word.toUpperCase() });
}

/** At this screen people speak for themselves and computers are asked; a server counts who has agreed. */
export function agreeToEnd({ place }: TableNews, seats: readonly Seat[]): void {
  if (place === 'here') send({ type: 'agree', seats });
  else act(...seats.map((seat) => ({ type: 'agree', seat }) as const));
}

/** Removes a game from the list; it can be put back until the front page is left. */
export function removeGame(game: GameSummary): void {
  removedGames.value = [...removedGames.peek(), game];
  send({ type: 'remove', game: game.id });
}

export function restoreGame({ id }: GameSummary): void {
  removedGames.value = removedGames.peek().filter((game) => game.id !== id);
  send({ type: 'restore', game: id });
}
