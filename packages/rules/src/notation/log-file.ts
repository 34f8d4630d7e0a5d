/**
 * The full record of a game as a JSON file: `{"format":"lexiko-log","version":1,"players":[…],"events":[…]}`. Past
 * `parseLog` nobody checks an event again. `players` may be absent. `takeBacks` says how many turns a player took back
 * against computers: the draws are still proven, but the player knew tiles that came later.
 */

import type { EventType, GameEvent } from '../game/event.ts';
import { createdTable } from '../game/evolve/evolve.ts';
import type { GameState } from '../game/table.ts';
import { MAX_SIDES } from '../options/option-record.ts';
import type { ConfigRefusal } from '../ruleset/game-config.ts';
import { configure } from '../ruleset/ruleset.ts';
import { err, ok, type Result } from '../result.ts';
import { eventReader, readCreated } from './event-json.ts';
import { LONGEST_LOG } from './game-text.ts';
import { isJsonObject, type JsonProblem, type Reader } from './json-reader.ts';
import { stepLog, type LogFault } from './log-step.ts';

const LOG_FORMAT = 'lexiko-log';
const LOG_VERSION = 1;

export type LogProblem =
  | { readonly code: 'NOT_JSON'; readonly reason: string }
  | { readonly code: 'TOO_LONG'; readonly most: number }
  | { readonly code: 'NOT_A_LOG' }
  | { readonly code: 'UNKNOWN_VERSION'; readonly version: unknown }
  | ({ readonly code: 'BAD_FIELD' } & JsonProblem)
  | { readonly code: 'BAD_CONFIG'; readonly index: number; readonly refusal: ConfigRefusal }
  | {
      readonly code: 'IMPOSSIBLE';
      readonly index: number;
      readonly type: EventType;
      readonly fault: LogFault;
    };

/** One event per line, so that logs can be compared line by line. `players` are their names by seat, where known. */
export function formatLog(
  events: readonly GameEvent[],
  players: readonly string[] = [],
  takeBacks = 0,
): string {
  const lines = events.map((event) => JSON.stringify(event)).join(',\n');
  const names = players.length === 0 ? '' : `"players":${JSON.stringify(players)},`;
  const marked = takeBacks === 0 ? '' : `"takeBacks":${takeBacks},`;
  return `{"format":"${LOG_FORMAT}","version":${LOG_VERSION},${names}${marked}"events":[\n${lines}\n]}\n`;
}

const LONGEST_NAME = 40;

/** The players of a log by seat, without characters that do not fit in a line; empty if the log names none. */
export function logPlayers(text: string): readonly string[] {
  const json = readLogJson(text);
  const names = json.ok && Array.isArray(json.value['players']) ? json.value['players'] : [];
  return names
    .slice(0, MAX_SIDES)
    .map((name) => (typeof name === 'string' ? name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim() : ''))
    .map((name) => [...name].slice(0, LONGEST_NAME).join(''));
}

/** How many turns a player took back in the game of a log. */
export function logTakeBacks(text: string): number {
  const json = readLogJson(text);
  const written = json.ok ? json.value['takeBacks'] : 0;
  return typeof written === 'number' && Number.isSafeInteger(written) && written > 0 ? written : 0;
}

/** The events of a log, which can have happened in this order. */
export function parseLog(text: string): Result<readonly GameEvent[], LogProblem> {
  const events = parseLogEvents(text);
  if (!events.ok) return events;
  const [first, ...rest] = events.value;
  if (first?.type !== 'created') return err({ code: 'NOT_A_LOG' });
  let state: GameState = createdTable('referee', first);
  for (const [at, event] of rest.entries()) {
    const next = stepLog(state, event);
    if (!next.ok) return err({ code: 'IMPOSSIBLE', index: at + 1, type: event.type, fault: next.error });
    state = next.value;
  }
  return events;
}

/** Well-formed events that may contradict each other. A proof starts from them and names the wrong event. */
export function parseLogEvents(text: string): Result<readonly GameEvent[], LogProblem> {
  const json = readLogJson(text);
  if (!json.ok) return json;
  const { version, events } = json.value;
  if (version !== LOG_VERSION) return err({ code: 'UNKNOWN_VERSION', version });
  return Array.isArray(events) ? readEvents(events) : err({ code: 'NOT_A_LOG' });
}

function readLogJson(text: string): Result<Readonly<Record<string, unknown>>, LogProblem> {
  if (text.length > LONGEST_LOG) return err({ code: 'TOO_LONG', most: LONGEST_LOG });
  let json: unknown;
  try {
    json = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    return err({ code: 'NOT_JSON', reason: error instanceof Error ? error.message : String(error) });
  }
  return isJsonObject(json) && json['format'] === LOG_FORMAT && Array.isArray(json['events'])
    ? ok(json)
    : err({ code: 'NOT_A_LOG' });
}

function readEvents(list: readonly unknown[]): Result<readonly GameEvent[], LogProblem> {
  const events: GameEvent[] = [];
  let read: Reader<GameEvent> = readCreated;
  for (const [index, value] of list.entries()) {
    const event = read(value, `events[${index}]`);
    if (!event.ok) return err({ code: 'BAD_FIELD', ...event.error });
    events.push(event.value);
    if (event.value.type === 'created' || event.value.type === 'configured') {
      const ruleset = configure(event.value.config);
      if (!ruleset.ok) return err({ code: 'BAD_CONFIG', index, refusal: ruleset.error });
      read = eventReader(ruleset.value);
    }
  }
  return ok(events);
}
