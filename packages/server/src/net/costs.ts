/**
 * What messages and requests cost, in parts of what a person and a network may ask for. A move costs 1, and reading any
 * message at least a quarter; whatever reads more, writes more or is sent to more people costs more. The only place
 * where that is weighed.
 */

import type { ClientMessage, Command, RequestName } from '@lexiko/protocol';

/** What is taken before a message is read, and what the cheapest cost. */
export const READING_COST = 0.25;

/** Something that is not of the protocol: a page makes no mistakes, and reading it was in vain. */
export const UNREADABLE_COST = 5;

/** A refusal is written down (see `GameService.refused`), so that it is as dear as what is done. */
export const REFUSED_COST = 2;

const MESSAGE_COSTS: Readonly<Record<Exclude<ClientMessage['type'], 'command'>, number>> = {
  hello: 2,
  watch: 3, // reads a game and sends a table
  unwatch: 0.25,
  draft: 1,
  point: 0.25,
  ping: 1,
};

/** What sets the options anew writes all of them down, for everybody in the room. */
const OPTIONS_COST = 5;

const COMMAND_COSTS: Readonly<Record<Command['type'], number>> = {
  act: 1,
  propose: 2,
  vote: 2,
  'take-seat': 2,
  'give-up-seat': OPTIONS_COST,
  'plan-seat': OPTIONS_COST,
  'claim-absent': 2,
  'create-game': 5,
  rematch: 5,
  'make-table': 5,
  'find-game': 2,
  'list-open-games': 0.25, // made once for everybody
  'list-my-games': 2,
  'list-classes': 2,
  'show-class': 2,
  'list-messages': 2,
  'list-muted': 2,
  'list-notices': 2,
  'read-notice': 2,
  'show-vacation': 1,
  'take-vacation': 5, // everybody at the person's tables is told
  rename: 10, // likewise
  say: 3, // read for, and sent to, everybody at the table
  invite: 3,
  decline: 3,
  mute: 2,
  'set-chat': 2,
  report: 5,
  'create-class': 5,
  'join-class': 3,
  'open-lesson': 5,
  'end-lesson': 3,
  admit: 3,
  'set-admission': 2,
  'leave-class': 3,
  assign: 3,
  'begin-tables': 10, // a change of every table
  'pause-tables': 10,
};

export function costOf(message: ClientMessage): number {
  if (message.type !== 'command') return MESSAGE_COSTS[message.type];
  const { command } = message;
  const setsOptions = command.type === 'act' && command.action.type === 'configure';
  return setsOptions ? OPTIONS_COST : COMMAND_COSTS[command.type];
}

/** Requests that are not named cost 1. */
export const REQUEST_COSTS: Partial<Readonly<Record<RequestName, number>>> = {
  guest: 2,
  history: 2,
  gameFile: 2,
  statistics: 4,
  export: 20,
};

/** A new socket among requests: its session is looked up, and its person when it says hello. */
export const SOCKET_COST = 4;

/** What a count of everything costs, among files that lie ready in memory. */
export const METRICS_COST = 10;
