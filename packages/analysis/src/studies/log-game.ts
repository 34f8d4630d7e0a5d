/** A game that GCG cannot hold, as its log: the places between its turns, by the number of events that lead there. */

import { evolve, replay, type GameConfig, type GameEvent, type GameState } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { formatLog, parseLog } from '@lexiko/rules/notation';
import { tableTurns, type TableTurn } from '../turns/table-turns.ts';
import { LONGEST_CHAPTER_LOG, LONGEST_NAME, LONGEST_TITLE, type StudyEvent } from './study-event.ts';

/** A turn in words that need no line of GCG: `12C CO(O)KIE`, `-QV`, `-`, `recycle H8 E, 8F HORN`. */
export interface SaidTurn {
  readonly player: number;
  readonly notation: string;
  readonly score: number;
  readonly total: number;
}

/** A place after a turn of the log. */
export interface LogPlace {
  readonly id: string;
  /** How many events lead there. */
  readonly events: number;
  readonly said: SaidTurn;
}

export interface LogGame {
  /** As `formatLog` writes it. */
  readonly text: string;
  readonly config: GameConfig;
  readonly events: readonly GameEvent[];
  /** How many events come before the first turn. */
  readonly start: number;
  readonly places: readonly LogPlace[];
}

/** `null`: it is no log, or nobody has played in it. */
export function readLogGame(text: string): LogGame | null {
  const events = parseLog(text);
  if (!events.ok) return null;
  const { config } = replay(events.value);
  const turns = tableTurns(events.value);
  const places = placesOf(events.value, turns);
  const [first] = turns;
  const start = first === undefined ? -1 : events.value.findIndex(beginsTurn);
  return start < 0 ? null : { text, config, events: events.value, start, places };
}

function isTurn({ type }: GameEvent): boolean {
  return type === 'played' || type === 'exchanged' || type === 'passed' || type === 'turn-lost';
}

/** A turn may begin with tiles that change on the board, or with the tiles drawn for an exchange. */
function beginsTurn(event: GameEvent, at: number, all: readonly GameEvent[]): boolean {
  if (isTurn(event)) return true;
  const isDraw = event.type === 'drew' && all[at + 1]?.type === 'exchanged';
  return (
    isDraw || event.type === 'retrieved' || event.type === 'recycled' || event.type === 'drew-to-exchange'
  );
}

/** A turn ends where the next side is on turn; the last one with the log. */
function placesOf(events: readonly GameEvent[], turns: readonly TableTurn[]): readonly LogPlace[] {
  const numbers = events.flatMap((event, at) => (isTurn(event) ? [at] : []));
  const totals = scoresAfter(events);
  return turns.map(({ turn }, at) => {
    const next = numbers[at + 1] ?? events.length;
    const passed = events.findIndex(
      ({ type }, number) => type === 'turn-passed' && number > itemAt(numbers, at) && number < next,
    );
    const isLast = at === turns.length - 1;
    const count = isLast ? events.length : passed < 0 ? next : passed + 1;
    const { player, notation, score } = turn;
    const said = { player, notation, score, total: itemAt(itemAt(totals, count - 1), player) };
    return { id: `e${count}`, events: count, said };
  });
}

/** The points by player after each event. */
function scoresAfter(events: readonly GameEvent[]): readonly (readonly number[])[] {
  let state = replay(events.slice(0, 1));
  return events.map((event, at) => {
    if (at > 0) state = evolve(state, event);
    return state.scores;
  });
}

export function stateAfter({ events }: LogGame, count: number): GameState {
  return replay(events.slice(0, count));
}

type LogChapterAdded = Extract<StudyEvent, { readonly type: 'log-chapter-added' }>;

/** A log as a chapter; `null`: it is too long for one. Players are named by their seats, where they have no names. */
export function chapterOfLog(
  events: readonly GameEvent[],
  names: readonly string[],
  { chapter, title }: { readonly chapter: string; readonly title: string },
): LogChapterAdded | null {
  const log = formatLog(events);
  if (log.length > LONGEST_CHAPTER_LOG) return null;
  const { config } = replay(events);
  const players = Array.from({ length: config.sides ?? 2 }, (_, seat) => ({
    id: `p${seat + 1}`,
    name: (names[seat] ?? '').slice(0, LONGEST_NAME),
  }));
  return { type: 'log-chapter-added', chapter, title: title.slice(0, LONGEST_TITLE), players, log, note: '' };
}
