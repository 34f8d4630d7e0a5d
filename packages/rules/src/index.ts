/** The games: rulesets, decisions, views, notation, and the bag proof. */

export { itemAt } from './item-at.ts';
export { err, ok, type Result } from './result.ts';
export {
  BLANK,
  HIDDEN,
  isLaidBlank,
  letterOf,
  liftedTile,
  neededTile,
  sortedTiles,
  withoutTiles,
  type Laid,
  type Tile,
} from './tile.ts';
export { allTiles, laidValue, lettersOf, rackValue, type TileSet } from './tile-set.ts';
export {
  ARMS,
  formatColumn,
  formatSquare,
  isOnBoard,
  parseSquare,
  type Arm,
  type Layout,
  type Square,
} from './layout.ts';
export {
  crossing,
  DIRECTIONS,
  emptyBoard,
  isEmptyBoard,
  runThrough,
  textOf,
  withLaid,
  type Board,
  type Direction,
  type Placement,
  type Run,
} from './board.ts';
export { CLASSIC_LAYOUT, CLASSIC_TILES, premiumRows } from './data/classic.ts';
export { CROSSWORDS_LAYOUTS } from './data/crosswords.ts';
export { PRESET_IDS, PRESETS, type PresetId } from './data/presets.ts';
export { MAX_SIDES, OPTION_GROUPS, type OptionGroup } from './options/option-record.ts';
export type { ValueFault } from './options/value-fault.ts';
export {
  DICTIONARY_TOOLS,
  FINISH_LINE_LEVELS,
  type DictionaryTool,
  type FinishLineLevel,
  type OptionKey,
  type Options,
} from './options/option-values.ts';
export { isOptionKey, OPTION_KEYS, OPTIONS, optionsOf } from './options/options.ts';
export type { CompleteConfig, ConflictReason, GameConfig, SideCountReason } from './ruleset/game-config.ts';
export { belongsTo, deviations } from './ruleset/chosen-options.ts';
export { configure, lettersCanChange, type Ruleset } from './ruleset/ruleset.ts';
export { COLOURS, type Colour, type ColourFault } from './rule-points/colours.ts';
export type { WordAuthority, WordFault, WordTree } from './words.ts';
export { anyWordAuthority, listAuthority } from './word-list.ts';
export {
  isTimed,
  namesOneWord,
  revealsBadWords,
  waitsForAll,
  type ChallengeCost,
} from './rule-points/challenge.ts';
export { diceCount } from './rule-points/dice.ts';
export { offersTool, playersDecide } from './rule-points/dictionary.ts';
export { zeroTurnLimit } from './rule-points/ending.ts';
export { maySlide, recyclesBlanks } from './rule-points/moving-letters.ts';
export { settlesLetters } from './rule-points/solitaire.ts';
export { finishLineTarget, targetOf } from './rule-points/finish-line.ts';
export {
  leftoverPoints,
  type AreaScoring,
  type PremiumScoring,
  type ScoringRule,
} from './rule-points/scoring.ts';
export { exchangeLimit } from './rule-points/exchange.ts';
export { sharesRacks } from './rule-points/partners.ts';
export { commitOf, teamMover, teamsMayChat } from './rule-points/teams.ts';
export type { Action, ActionType, RearrangeAction, Seat, TeamVoice } from './game/action.ts';
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
export type { ChallengeWindow, GameState, Outcome, PlayerView, Table } from './game/table.ts';
export { PLAIN_REFUSAL_CODES, type Refusal, type RefusalCode } from './game/refusal.ts';
export { REFUSAL_RULES } from './game/refusal-rules.ts';
export type { Chance, World } from './game/world.ts';
export { apply, decide, type Applied } from './game/decide.ts';
export { evolve, replay } from './game/evolve.ts';
export { createFromPosition, createGame } from './game/lobby.ts';
export { canFallSilent, clockMs, deadlineMs } from './game/clock.ts';
export {
  inspectPlay,
  ownArms,
  rollsFor,
  scoreOf,
  tilesAtHand,
  type InspectedPlay,
} from './game/play-inspection.ts';
export { inspectRearrangement } from './game/rearrange.ts';
export { allSeats, opponentsOf, seatsOfSide } from './game/seats.ts';
export { remindersFor, type Reminder } from './game/turn-acts.ts';
export { evolveView, openView, redact, viewFor, type PlayerViewer, type SeenEvent } from './view/view.ts';
export { dictionaryPermission, helpPermission, type HelpTopic } from './view/permission.ts';
export { commitmentTo, createChance } from './chance/chance.ts';
export { promisesOf } from './chance/promises.ts';
export { verifyLog, type BagProof, type ProofCounts } from './chance/verify-log.ts';
export { gameTextKind, LONGEST_GCG, LONGEST_LOG, MOST_GCG_TURNS } from './notation/game-text.ts';
export { formatLog, logPlayers, parseLog, parseLogEvents, type LogProblem } from './notation/log-file.ts';
export { readCreated, seenEventReader } from './notation/event-json.ts';
export type { JsonExpectation, JsonProblem } from './notation/json-reader.ts';
export {
  formatMove,
  formatWordStart,
  parseMove,
  parseWordStart,
  type MoveProblem,
  type NotationTable,
  type WordStart,
} from './notation/move-notation.ts';
export {
  challengeOf,
  parsePlay,
  parseTiles,
  parseTurnCommand,
  type CommandProblem,
} from './notation/turn-command.ts';
export {
  formatGcg,
  LOSS_NOTES,
  pragmaOf,
  turnLossOf,
  type GcgAct,
  type GcgGame,
  type GcgPlayer,
  type GcgTurn,
  type TurnLoss,
} from './notation/gcg.ts';
export { parseGcg, type GcgFault, type GcgFile, type GcgProblem } from './notation/gcg-parse.ts';
export {
  replayGcg,
  type ReplayedGame,
  type ReplayedTurn,
  type ReplayFault,
  type ReplayProblem,
} from './notation/gcg-replay.ts';
export { formatCgp, parseCgp, type CgpPosition, type CgpProblem } from './notation/cgp.ts';
export {
  SHEET_KINDS,
  scoreSheet,
  type CrosswordsColumns,
  type ScoreSheet,
  type SheetKind,
  type SheetRow,
} from './view/score-sheet.ts';
export { boardUseOfLog, boardUseOfReplay, type BoardUse, type GameBoardUse } from './view/board-use.ts';
export {
  groupResults,
  hasBand,
  resultKey,
  SCORE_BAND,
  type KeptResult,
  type ResultGroup,
} from './view/result-groups.ts';
export { sideResult, type SideResult } from './view/side-result.ts';
export { formatAction, parseAction } from './notation/action-json.ts';
export { exportGcg } from './notation/gcg-export.ts';
