/**
 * `@lexiko/rules`: what a program needs to host a game or to show one. Five further entries, by subject, are in
 * `entries/`; a name is exported by one entry only.
 */

export { err, ok, type Result } from './result.ts';

// Which game is played.
export { PRESET_IDS, PRESETS, type PresetId } from './data/presets.ts';
export type { CompleteConfig, GameConfig } from './ruleset/game-config.ts';
export { configure, configureNew, type Ruleset } from './ruleset/ruleset.ts';

// The referee: an action is answered with events or with a refusal, and the events are the game.
export type { Action, ActionType, RearrangeAction, Seat, TeamVoice } from './game/action.ts';
export { apply, decide, type Applied } from './game/decide/decide.ts';
export type {
  Adjustment,
  DictionaryIdentity,
  EndReason,
  EventType,
  GameEvent,
  Position,
  Score,
  ScoredWord,
} from './game/event.ts';
export { evolve, replay } from './game/evolve/evolve.ts';
export { createFromPosition, createGame } from './game/decide/lobby.ts';
export { REFUSAL_RULES } from './game/refusal-rules.ts';
export { PLAIN_REFUSAL_CODES, type Refusal, type RefusalCode } from './game/refusal.ts';

// The world that is handed to a decision: time, chance and words.
export { commitmentTo, createChance } from './chance/chance.ts';
export type { Chance, World } from './game/world.ts';
export { anyWordAuthority, listAuthority } from './word-list.ts';
export type { WordAuthority, WordFault } from './words.ts';

// The game as it stands, and as somebody may see it.
export { canFallSilent, clockMs, deadlineMs } from './game/decide/clock.ts';
export { allSeats, opponentsOf, seatsOfSide } from './game/seats.ts';
export type { ChallengeWindow, GameState, Outcome, PlayerView, Table } from './game/table.ts';
export { remindersFor, type Reminder } from './game/decide/turn-acts.ts';
export { dictionaryPermission, helpPermission, type HelpTopic } from './view/permission.ts';
export { evolveView, openView, redact, viewFor, type PlayerViewer, type SeenEvent } from './view/view.ts';
