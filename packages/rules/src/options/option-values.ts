/** The values that every option can have. `options.ts` says where each belongs. */

import type { LanguageId } from '@lexiko/languages';

export const FINISH_LINE_LEVELS = ['beginner', 'intermediate', 'top'] as const;
export type FinishLineLevel = (typeof FINISH_LINE_LEVELS)[number];

export const DICTIONARY_TOOLS = ['lookup', 'browse', 'anagram'] as const;
export type DictionaryTool = (typeof DICTIONARY_TOOLS)[number];

export const MAX_RACK = 12;

/** All options with their values, as resolved for a game. Lists by seat are as long as there are sides. */
export type Options = {
  readonly 'rack.size': number;
  readonly 'pool.style': 'pouch' | 'faceDown';
  readonly 'firstDraw.method': 'tiles' | 'random' | 'manual';
  readonly 'firstDraw.tie': 'redrawTied' | 'redrawAll';
  readonly 'board.theme': 'classic' | 'alt2007' | 'highContrast';
  readonly 'board.rotateToSeat': 'off' | 'activeSeat';
  /** `table`: no dictionary, the players decide challenges (D-01); `table:` and a checksum: by that list. `''`: not chosen. */
  readonly 'dictionary.id': string;
  /** Whose letters and tiles are played with, whatever the dictionary. */
  readonly 'letters.language': LanguageId;
  readonly 'dictionary.access': 'challengeOnly' | 'free';
  readonly 'dictionary.freeTools': readonly DictionaryTool[];
  /** Bars words unfit for school: the coarse ones, or the doubtful ones too. */
  readonly 'dictionary.school': 'off' | 'tier1' | 'tier2';
  readonly 'words.validation': 'challenge' | 'auto';
  readonly 'challenge.scope': 'allWords' | 'singleWord';
  readonly 'challenge.window': 'untilNextStarts' | 'timed' | 'untilAllAccept';
  readonly 'challenge.graceSeconds': number;
  readonly 'challenge.failPenalty': 'loseNextTurn' | 'none' | 'points5' | 'points10' | 'loseGame';
  readonly 'challenge.revealWords': 'verdictOnly' | 'badWords';
  readonly 'draw.timing': 'immediate' | 'afterWindow';
  readonly 'exchange.minPool': 0 | 7 | 'rackSize';
  readonly 'exchange.allowZero': boolean;
  readonly 'pass.policy': 'free' | 'onlyWhenUnable';
  readonly 'pass.obligation': 'may' | 'must';
  readonly 'pass.enforce': 'honour' | 'solver';
  /** `auto`: one round with an empty pool, two otherwise. */
  readonly 'end.passRounds': 'auto' | 1 | 2;
  readonly 'end.autoNoMoves': 'off' | 'poolEmpty';
  readonly 'end.zeroTurns': 'off' | 6 | '3×sides';
  readonly 'end.lostTurnCounts': boolean;
  readonly 'score.announce': 'auto' | 'quiz';
  /** `auto`, or the seat that confirms the scores. */
  readonly scorekeeper: 'auto' | number;
  readonly tieBreak: 'preAdjust' | 'none';
  readonly 'firstWord.min': 2 | 3 | 4 | 5;
  readonly 'firstWord.deadlock': 'exchange' | 'relax' | 'redeal';
  readonly 'shift.anagram': 'off' | 'on';
  readonly 'shift.anagram.span': 'inPlace' | 'slide';
  readonly 'shift.anagram.newPremiums': 'anyTile' | 'rackTilesOnly' | 'none';
  readonly 'shift.recycle': 'off' | 'on';
  readonly 'shift.recycle.blanks': 'locked' | 'allowed';
  readonly 'shift.recycle.challengeUnit': 'wholeTurn' | 'perStep';
  readonly 'blank.retrieve': 'off' | 'on';
  readonly 'blank.retrieve.afterUndo': 'persists' | 'undone';
  readonly 'leave.tiles': 'pool' | 'aside';
  readonly 'finishLine.enabled': 'off' | 'on';
  readonly 'finishLine.level': readonly FinishLineLevel[];
  readonly 'finishLine.ending': 'immediate' | 'equalTurns';
  readonly 'finishLine.adjustRacks': boolean;
  readonly 'finishLine.noReach': 'highestScore' | 'shareOfTarget';
  /** By seat; `none` is no limit. */
  readonly 'timer.seconds': readonly (number | 'none')[];
  readonly 'timer.onExpire': 'warn' | 'pass' | 'commitIfLegal' | 'pointsPerMinute' | 'resign';
  readonly 'timer.days': number | 'none';
  readonly 'timer.bank': number;
  readonly 'clock.seconds': readonly (number | 'none')[];
  readonly 'clock.increment': number;
  readonly 'teams.commit': 'anyMember' | 'captain' | 'rotate' | 'consensus';
  readonly 'teams.chat': 'on' | 'off';
  readonly 'solitaire.mode': 'off' | 'tally' | 'twoRacks' | 'openPool';
  readonly 'solitaire.deductLeft': boolean;
  readonly 'help.inGame': 'rulesOnly' | 'lists' | 'full';
  readonly 'cw.layout': 'arms15' | 'quadrants11';
  readonly 'cw.corners': 'playable' | 'blocked';
  /** Names of squares; `null` is the layout's own. */
  readonly 'cw.crosses': readonly string[] | null;
  readonly 'cw.opening': 'plus5' | 'centreSquare';
  readonly 'cw.centreBonus': boolean;
  readonly 'cw.dice': 1 | 2;
  readonly 'cw.rollPer': 'square' | 'turn';
  readonly 'cw.crossAdds': boolean;
  readonly 'cw.counted': 'placed' | 'mainWord' | 'allWords';
  readonly 'cw.bonus50': 'over5AndPlaced5' | 'placed5' | 'over5';
  readonly 'cw.blankPoints': 5 | 0;
  readonly 'cw.exchange.when': 'honour' | 'solver' | 'free';
  readonly 'cw.exchange.order': 'discardFirst' | 'drawFirst';
  readonly 'cw.challenge.model': 'mover' | 'loserPays' | 'zeroSum' | 'challenger';
  readonly 'cw.challenge.badWord': 'removed' | 'stays';
  readonly 'cw.plurals': 'onlyPlural' | 'anyPlural' | 'off';
  readonly 'cw.foreign': 'exclusionList' | 'off';
  readonly 'cw.end': 'allExhausted' | 'firstOut';
  readonly 'cw.coloursEach': 1 | 2;
  readonly 'cw.partners': 'off' | 'on';
  readonly 'cw.partnerRacks': 'hidden' | 'shared';
  /** Counts that differ from the rulebook's; the whole box must hold 120 tiles. */
  readonly 'cw.letters': Readonly<Record<string, number>> | null;
  readonly 'house.note': string;
  readonly 'custom.bonusPoints': number;
  readonly 'custom.bonusTiles': number;
  /** Rows of premium marks (`.dtqDTQ#`); `null` is the classic board. */
  readonly 'custom.board': readonly string[] | null;
  readonly 'custom.letters': Readonly<Record<string, number>> | null;
  readonly 'custom.values': Readonly<Record<string, number>> | null;
};

export type OptionKey = keyof Options;
