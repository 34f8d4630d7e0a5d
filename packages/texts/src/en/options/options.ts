/** Every option of the rules in English: a name, a sentence, and a name for each value. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'Off', on: 'On' };
const YES_NO = { true: 'Yes', false: 'No' };

export const options: OptionTexts = {
  'rack.size': { name: 'Tiles on a rack', about: 'Seven as usual, nine for longer words.' },
  'pool.style': {
    name: 'Tiles to draw',
    about: 'Looks only: in a bag, or face down beside the board.',
    values: { pouch: 'In a bag', faceDown: 'Face down' },
  },
  'firstDraw.method': {
    name: 'Who plays first',
    about: 'Everyone draws a tile (Crosswords: rolls the dice), chance decides, or you agree.',
    values: { tiles: 'Draw tiles', random: 'By lot', manual: 'As agreed' },
  },
  'firstDraw.tie': {
    name: 'Tie for first play',
    about: 'Who draws again.',
    values: { redrawTied: 'Tied players', redrawAll: 'Everyone' },
  },
  'board.theme': {
    name: 'Colours of the board',
    about: 'The 2007 edition has other colours for premium squares.',
    values: { classic: 'Classic', alt2007: '2007', highContrast: 'High contrast' },
  },
  'board.rotateToSeat': {
    name: 'Turntable',
    about: 'On one screen, the board turns to the player.',
    values: { off: 'Off', activeSeat: 'Turn to the player' },
  },
  'letters.language': {
    name: 'Language of the tiles',
    about: 'Which letters there are, how many of each, and what they’re worth.',
    values: {
      english: 'English',
      german: 'German',
      french: 'French',
      spanish: 'Spanish',
      dutch: 'Dutch',
      polish: 'Polish',
      catalan: 'Catalan',
    },
  },
  'dictionary.id': { name: 'Dictionary', about: 'Decides challenges. Without one, the players decide.' },
  'dictionary.access': {
    name: 'Looking words up',
    about: 'Only for challenges, or open to everyone at any time.',
    values: { challengeOnly: 'Only for challenges', free: 'Any time' },
  },
  'dictionary.freeTools': {
    name: 'Dictionary tools',
    about: 'Only where you can look words up at any time.',
    values: { lookup: 'Look-up', browse: 'Browsing', anagram: 'Search by letters' },
  },
  'dictionary.school': {
    name: 'School words',
    about: 'Excludes words unfit for school.',
    values: { off: 'All words', tier1: 'No coarse words', tier2: 'No doubtful words' },
  },
  'words.validation': {
    name: 'Invalid words',
    about: 'Refusing them at once tells you that a word is invalid before it costs anything.',
    values: { challenge: 'Stand until challenged', auto: 'Refused at once' },
  },
  'challenge.scope': {
    name: 'A challenge covers',
    about: 'The whole play, or the one word you name.',
    values: { allWords: 'The whole play', singleWord: 'One word' },
  },
  'challenge.window': {
    name: 'Time to challenge',
    about: 'Until the next player acts, for some seconds, or until everyone accepts.',
    values: {
      untilNextStarts: 'Until the next player acts',
      timed: 'Some seconds',
      untilAllAccept: 'Until everyone accepts',
    },
  },
  'challenge.graceSeconds': {
    name: 'Seconds to challenge',
    about: 'The next player has to wait that long. With “Some seconds”, 0 means 30.',
  },
  'challenge.failPenalty': {
    name: 'A failed challenge costs',
    about: 'What the challenger loses if the play is valid.',
    values: {
      loseNextTurn: 'The next turn',
      none: 'Nothing',
      points5: '5 points for the opponent',
      points10: '10 points for the opponent',
      loseGame: 'The game',
    },
  },
  'challenge.revealWords': {
    name: 'A challenge reveals',
    about: 'Whether the play stands, or also which words are invalid.',
    values: { verdictOnly: 'The verdict', badWords: 'Invalid words too' },
  },
  'draw.timing': {
    name: 'Drawing new tiles',
    about: 'Right after a play, or when it can no longer be challenged.',
    values: { immediate: 'At once', afterWindow: 'After time to challenge' },
  },
  'exchange.minPool': {
    name: 'Exchanging needs',
    about: 'How many tiles must be left in the bag.',
    values: { '0': 'No minimum', '7': 'Seven tiles left', rackSize: 'A full rack left' },
  },
  'exchange.allowZero': {
    name: 'Exchanging no tiles',
    about: 'Counts as a pass.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Passing',
    about: 'Any time, or only if you can’t play.',
    values: { free: 'Any time', onlyWhenUnable: 'Only if you can’t play' },
  },
  'pass.obligation': {
    name: 'After a pass at the end',
    about: 'With an empty bag, a player who passed may or must play next time.',
    values: { may: 'May play', must: 'Must play if possible' },
  },
  'pass.enforce': {
    name: '“Can’t play”',
    about: 'On your honour, or checked by the computer.',
    values: { honour: 'On your honour', solver: 'Checked' },
  },
  'end.passRounds': {
    name: 'Passes that end the game',
    about: 'Rulebook: one round with an empty bag, otherwise two.',
    values: { auto: 'By the rulebook', '1': 'One round', '2': 'Two rounds' },
  },
  'end.autoNoMoves': {
    name: 'When nobody can play',
    about: 'The game ends at once where words are checked.',
    values: { off: 'Ends when all pass', poolEmpty: 'Ends at once' },
  },
  'end.zeroTurns': {
    name: 'Scoreless turns',
    about: 'How many in a row end the game, as in tournaments.',
    values: { off: 'No limit', '6': 'Six', '3×sides': 'Three each' },
  },
  'end.lostTurnCounts': {
    name: 'A lost turn counts as a pass',
    about: 'When counting passes that end the game.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Scores of plays',
    about: 'Counted for you, or a quiz: you count first and see whether you were right.',
    values: { auto: 'Counted', quiz: 'Quiz' },
  },
  scorekeeper: {
    name: 'Scorekeeper',
    about: 'Who confirms the scores after each play.',
    values: { auto: 'Nobody' },
  },
  tieBreak: {
    name: 'Tie at the end',
    about: 'The player who led before the final adjustment wins, or the win is shared.',
    values: { preAdjust: 'To the earlier leader', none: 'Shared' },
  },
  'firstWord.min': {
    name: 'Shortest first word',
    about: 'A long first word opens the board.',
    values: { '2': 'Two letters', '3': 'Three letters', '4': 'Four letters', '5': 'Five letters' },
  },
  'firstWord.deadlock': {
    name: 'Nobody can open',
    about: 'What happens if no rack has a long enough first word.',
    values: { exchange: 'Exchange as usual', relax: 'Lower the minimum', redeal: 'Deal again' },
  },
  'shift.anagram': {
    name: 'Rearranging words',
    about: 'You may rearrange a word on the board if you add a tile of your own.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'A rearranged word',
    about: 'Keeps all its squares, or may slide along its line.',
    values: { inPlace: 'Keeps its squares', slide: 'May slide' },
  },
  'shift.anagram.newPremiums': {
    name: 'Premium squares under a rearranged word',
    about: 'Which of the newly covered ones count.',
    values: { anyTile: 'All new ones', rackTilesOnly: 'Under new tiles', none: 'None' },
  },
  'shift.recycle': {
    name: 'Swapping tiles',
    about: 'Before your play you may swap tiles on the board for yours, one at a time.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Swapping blanks',
    about: 'Whether you may swap a blank on the board too.',
    values: { locked: 'No', allowed: 'Yes' },
  },
  'shift.recycle.challengeUnit': {
    name: 'An invalid swap',
    about: 'Undoes the whole turn, or everything from that swap on.',
    values: { wholeTurn: 'Undoes the turn', perStep: 'Undoes from there on' },
  },
  'blank.retrieve': {
    name: 'Picking up blanks',
    about: 'Replace a blank with its letter, and the blank is yours.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'If that play is challenged off',
    about: 'The blank you picked up stays yours or goes back.',
    values: { persists: 'Stays', undone: 'Goes back' },
  },
  'leave.tiles': {
    name: 'Tiles of a player who leaves',
    about: 'Go back into the bag, or are out of play.',
    values: { pool: 'Back into the bag', aside: 'Out of play' },
  },
  'finishLine.enabled': { name: 'Finish Line', about: 'The first to reach a target wins.', values: OFF_ON },
  'finishLine.level': {
    name: 'Level',
    about: 'Sets each player’s target, so that unequal players can race.',
    values: { beginner: 'Beginner', intermediate: 'Intermediate', top: 'Top level' },
  },
  'finishLine.ending': {
    name: 'When a player gets there',
    about: 'The game ends at once, or after everyone has had as many turns.',
    values: { immediate: 'Ends at once', equalTurns: 'Finish the round' },
  },
  'finishLine.adjustRacks': {
    name: 'Adjust for tiles left',
    about: 'At the finish line, as in a full game.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'If nobody gets there',
    about: 'Who wins when the tiles run out first.',
    values: { highestScore: 'The highest score', shareOfTarget: 'The largest share of the target' },
  },
  'timer.seconds': {
    name: 'Time per turn',
    about: 'For each player; a limit for one player is a handicap.',
    values: { none: 'No limit' },
  },
  'timer.onExpire': {
    name: 'When time is up',
    about: 'What happens then.',
    values: {
      warn: 'Warning',
      pass: 'Turn passed',
      commitIfLegal: 'Placed tiles are played',
      pointsPerMinute: '−10 points per minute',
      resign: 'Game lost',
    },
  },
  'timer.days': {
    name: 'Days per turn',
    about: 'For correspondence games.',
    values: { none: 'No limit' },
  },
  'timer.bank': {
    name: 'Time bank',
    about: 'Days that each player can use in addition, when those of a turn are over.',
  },
  'clock.seconds': {
    name: 'Time per game',
    about: 'For each player; the clock runs during their own turns.',
    values: { none: 'No limit' },
  },
  'clock.increment': { name: 'Seconds added per turn', about: 'To the time per game.' },
  'teams.commit': {
    name: 'Who plays for a team',
    about: 'On one screen on your honour; online it is enforced.',
    values: {
      anyMember: 'Any member',
      captain: 'The captain',
      rotate: 'Members in turn',
      consensus: 'All agree',
    },
  },
  'teams.chat': {
    name: 'Team chat',
    about: 'For teams that play online.',
    values: { on: 'On', off: 'Off' },
  },
  'solitaire.mode': {
    name: 'Solitaire',
    about: 'One rack, two racks in turn, or all tiles face up.',
    values: { off: 'Off', tally: 'One rack', twoRacks: 'Two racks', openPool: 'Open tiles' },
  },
  'solitaire.deductLeft': {
    name: 'Deduct tiles left',
    about: 'From your total at the end.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Help during the game',
    about: 'Rules and tips always; word lists and word tools as agreed.',
    values: { rulesOnly: 'Rules', lists: 'Word lists too', full: 'Everything' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'House rules in words',
    about: 'For everyone to read before the game. Such a game isn’t rated.',
  },
  'custom.bonusPoints': { name: 'Bonus for many tiles', about: 'Points for playing many tiles at once.' },
  'custom.bonusTiles': { name: 'Tiles for that bonus', about: 'How many in one turn.' },
  'custom.board': { name: 'Premium squares', about: 'A board of your own, up to 21 by 21 squares.' },
  'custom.letters': { name: 'Tiles in the box', about: 'How many of each.' },
  'custom.values': { name: 'Tile values', about: 'What each letter scores.' },
};
