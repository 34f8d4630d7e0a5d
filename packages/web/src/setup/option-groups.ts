/** Which options stand together at the set-up. Which of them belong to a rulebook is known by the rules. */

import type { OptionKey } from '@lexiko/rules';
import type { FormTexts } from '@lexiko/texts/en/setup';

export type OptionGroup = keyof FormTexts['groups'];

export const GROUPED_OPTIONS: Readonly<Record<OptionGroup, readonly OptionKey[]>> = {
  solitaire: ['solitaire.mode', 'solitaire.deductLeft'],
  table: [
    'rack.size',
    'board.theme',
    'board.rotateToSeat',
    'pool.style',
    'firstDraw.method',
    'firstDraw.tie',
    'leave.tiles',
  ],
  words: [
    'words.validation',
    'dictionary.id',
    'dictionary.access',
    'dictionary.freeTools',
    'dictionary.school',
    'help.inGame',
    'cw.plurals',
    'cw.foreign',
  ],
  challenges: [
    'challenge.scope',
    'challenge.window',
    'challenge.graceSeconds',
    'challenge.failPenalty',
    'challenge.revealWords',
    'draw.timing',
    'cw.challenge.model',
    'cw.challenge.badWord',
  ],
  turns: [
    'exchange.minPool',
    'exchange.allowZero',
    'cw.exchange.when',
    'cw.exchange.order',
    'pass.policy',
    'pass.obligation',
    'pass.enforce',
  ],
  clock: ['timer.seconds', 'clock.seconds', 'clock.increment', 'timer.onExpire', 'timer.days'],
  scores: [
    'score.announce',
    'scorekeeper',
    'cw.counted',
    'cw.bonus50',
    'cw.blankPoints',
    'custom.bonusPoints',
    'custom.bonusTiles',
  ],
  ending: ['end.passRounds', 'end.autoNoMoves', 'end.zeroTurns', 'end.lostTurnCounts', 'tieBreak', 'cw.end'],
  variations: [
    'firstWord.min',
    'firstWord.deadlock',
    'shift.anagram',
    'shift.anagram.span',
    'shift.anagram.newPremiums',
    'shift.recycle',
    'shift.recycle.blanks',
    'shift.recycle.challengeUnit',
    'blank.retrieve',
    'blank.retrieve.afterUndo',
  ],
  finishLine: [
    'finishLine.enabled',
    'finishLine.level',
    'finishLine.ending',
    'finishLine.adjustRacks',
    'finishLine.noReach',
  ],
  sides: ['cw.partners', 'cw.partnerRacks', 'cw.coloursEach', 'teams.commit', 'teams.chat'],
  crosswords: [
    'cw.layout',
    'cw.corners',
    'cw.crosses',
    'cw.opening',
    'cw.centreBonus',
    'cw.dice',
    'cw.rollPer',
    'cw.crossAdds',
    'cw.letters',
  ],
  house: ['house.note', 'custom.board', 'custom.letters', 'custom.values'],
};

/** In the order in which the set-up shows them. */
export const OPTION_GROUPS = Object.keys(GROUPED_OPTIONS) as readonly OptionGroup[];
