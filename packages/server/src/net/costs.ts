/**
 * What messages and requests cost in the budgets of a person and a network. A move costs 1, any message at least a quarter;
 * what reads more, writes more or goes to more people costs more. The only place for these numbers.
 */

import type { ClientMessage, Command, RequestName } from '@lexiko/protocol';
import type { ApiRouteName } from '@lexiko/protocol/api';

/** Charged before a message is read, and the price of the cheapest ones. */
export const READING_COST = 0.25;

/** A message that cannot be read: our page never sends one. */
export const UNREADABLE_COST = 5;

/** A refusal is stored (see `GameService.refused`), so it costs like a command that is done. */
export const REFUSED_COST = 2;

const MESSAGE_COSTS: Readonly<Record<Exclude<ClientMessage['type'], 'command'>, number>> = {
  hello: 2,
  watch: 3, // reads a game and sends a table
  unwatch: 0.25,
  draft: 1,
  point: 0.25,
  look: 1, // written down for every game that the person follows
  ping: 1,
  'watch-study': 3,
  'unwatch-study': 0.25,
  'study-place': 0.5, // told to everybody in the study, with others of the same moment
};

/** Changing the options stores all of them, and sends them to everybody in the room. */
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
  seek: 5,
  'cancel-seek': 2,
  'list-seeks': 1,
  'accept-seek': 5,
  'pledge-fair-play': 2,
  'list-lobby': 0.25, // made once for everybody
  'show-people': 1,
  'show-card': 1,
  'set-card': 3,
  'show-profile': 5, // reads up to a thousand results
  'show-leaderboard': 1, // made once for everybody
  follow: 3,
  'list-circle': 3,
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
  'show-school': 2,
  'add-pupils': 20, // a person, a seat in the class and a card for each
  'renew-cards': 20,
  'rename-pupil': 3,
  'invite-teacher': 3,
  'teach-too': 3,
  'remove-teacher': 3,
  'set-class-end': 2,
  'archive-class': 20, // ends every table and session
  'delete-class': 40, // deletes every table and pupil
  'set-assignment': 3,
  'remove-assignment': 5,
  'list-assignments': 3,
  'report-work': 3,
  'show-work': 5, // sums up what everybody did
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
  cardSignIn: 3,
  gonePupils: 5, // looks for up to fifty people
  gameFile: 2,
  statistics: 4,
  export: 20,
  alerts: 2,
  alertsAdd: 5,
  alertsRemove: 3,
  alertsSet: 3,
  alertsMute: 3,
  mailSet: 10,
  mailConfirm: 3,
  mailAlerts: 3,
  mailRecover: 10,
  appeal: 5,
  reportPerson: 5,
  recover: 5,
  consoleReport: 3,
  consolePerson: 3,
  consolePeople: 10, // looks at every name
  consoleAct: 5,
  consoleReset: 5,
  consoleClose: 3,
  consoleAnswer: 5,
  gameNote: 2,
  setGameNote: 3,
  progress: 3, // reads up to 128 KB
  progressBegin: 3,
  progressChange: 10,
  progressPut: 5, // writes up to a hundred pieces
  progressEnd: 10,
  createLink: 10,
  link: 3,
  deleteLink: 3,
  studies: 2,
  study: 2,
  shareStudy: 10,
  joinStudy: 5,
  studyEntries: 3, // up to a quarter of a megabyte
  appendStudy: 4, // checked against the whole study; for every 128 KB
  linkStudy: 3,
  setStudyRole: 3,
  deleteStudy: 10,
  reportStudy: 5,
  webhook: 2,
  setWebhook: 5,
  removeWebhook: 3,
};

/** Requests to the API that are not named cost 1. */
export const API_COSTS: Partial<Readonly<Record<ApiRouteName, number>>> = {
  games: 2,
  game: 3, // reads a game and sends a table
  gameGcg: 3,
  profile: 5, // reads up to a thousand results
  followGame: 3,
  followAccount: 3,
  createGame: 8, // may invite and confirm too
  invite: 3,
  accept: 4,
  decline: 3,
  move: 2,
  resign: 2,
  rematch: 6,
};

/** A new socket, counted as requests: the server reads its session, and its person at `hello`. */
export const SOCKET_COST = 4;

/** A page for a frame reads a whole game. */
export const EMBED_COST = 10;

/** A file of a word list, counted as files: it has some megabytes. A class may fetch three each within seconds. */
export const LIST_COST = 50;

/** A page of metrics, counted as files: those come from memory, this one has to be made. */
export const METRICS_COST = 10;
