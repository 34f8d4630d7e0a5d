/**
 * The full record of a game as a JSON file: `{"format":"lexiko-log","version":1,"events":[…]}`. Past `parseLog` nobody
 * checks an event again.
 */

import type { EventType, GameEvent } from '../game/event.ts';
import { createdTable } from '../game/evolve.ts';
import type { GameState } from '../game/table.ts';
import { configure, type ConfigRefusal } from '../ruleset.ts';
import { err, ok, type Result } from '../result.ts';
import { eventReader, readCreated } from './event-json.ts';
import { isJsonObject, type JsonProblem, type Reader } from './json-reader.ts';
import { stepLog, type LogFault } from './log-step.ts';

const LOG_FORMAT = 'lexiko-log';
const LOG_VERSION = 1;

export type LogProblem =
  | { readonly code: 'NOT_JSON'; readonly reason: string }
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

/** One event a line, so that logs can be compared line by line. */
export function formatLog(events: readonly GameEvent[]): string {
  const lines = events.map((event) => JSON.stringify(event)).join(',\n');
  return `{"format":"${LOG_FORMAT}","version":${LOG_VERSION},"events":[\n${lines}\n]}\n`;
}

/** The events of a log that can have happened as they stand. */
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

/**
 * Events with all fields in order that may still contradict each other: what a proof starts from, which names the
 * event at fault and what it should have been.
 */
export function parseLogEvents(text: string): Result<readonly GameEvent[], LogProblem> {
  let json: unknown;
  try {
    json = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    return err({ code: 'NOT_JSON', reason: error instanceof Error ? error.message : String(error) });
  }
  if (!isJsonObject(json) || json['format'] !== LOG_FORMAT || !Array.isArray(json['events']))
    return err({ code: 'NOT_A_LOG' });
  if (json['version'] !== LOG_VERSION) return err({ code: 'UNKNOWN_VERSION', version: json['version'] });
  return readEvents(json['events']);
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
