/** Setting up a game, in English: every option in a sentence, every value by a name. */

import type { SetupTexts } from './option-texts.ts';

const OFF_ON = { off: 'Off', on: 'On' };
const YES_NO = { true: 'Yes', false: 'No' };

export const ENGLISH_SETUP: SetupTexts = {
  groups: {
    solitaire: 'Playing alone',
    table: 'Table and board',
    words: 'Words and dictionary',
    challenges: 'Challenges',
    turns: 'Exchanging and passing',
    clock: 'Clock',
    scores: 'Counting',
    ending: 'End of the game',
    variations: 'Variations',
    finishLine: 'Finish Line',
    sides: 'Teams and partners',
    crosswords: 'Crosswords board and dice',
    house: 'House rules',
  },
  options: {
    'rack.size': { name: 'Letters on a rack', about: 'Seven as usual, nine for longer words.' },
    'pool.style': {
      name: 'Letters to draw',
      about: 'Only how it looks: in a pouch, or face down beside the board.',
      values: { pouch: 'In a pouch', faceDown: 'Face down' },
    },
    'firstDraw.method': {
      name: 'Who plays first',
      about: 'Everybody draws a letter (dice in Crosswords), or a lot decides, or you agree.',
      values: { tiles: 'By draw', random: 'By lot', manual: 'As agreed' },
    },
    'firstDraw.tie': {
      name: 'A tie in that draw',
      about: 'Who draws again.',
      values: { redrawTied: 'Only those tied', redrawAll: 'Everybody' },
    },
    'board.theme': {
      name: 'Colours of the board',
      about: 'The 2007 edition coloured its premium squares differently.',
      values: { classic: 'Classic', alt2007: '2007', highContrast: 'High contrast' },
    },
    'board.rotateToSeat': {
      name: 'Turntable',
      about: 'At one screen the board turns to whoever plays.',
      values: { off: 'Off', activeSeat: 'Turn to the player' },
    },
    'dictionary.id': { name: 'Dictionary', about: 'Decides challenges. Without one the players decide.' },
    'dictionary.access': {
      name: 'Looking words up',
      about: 'For challenges only, or free for everybody at any time.',
      values: { challengeOnly: 'For challenges only', free: 'Free' },
    },
    'dictionary.freeTools': {
      name: 'What a free dictionary offers',
      about: 'Counts where looking words up is free.',
      values: { lookup: 'Look-up', browse: 'Browsing', anagram: 'Search by letters' },
    },
    'dictionary.school': {
      name: 'School words',
      about: 'Bars words unfit for school.',
      values: { off: 'All words', tier1: 'Without coarse words', tier2: 'Without doubtful words' },
    },
    'words.validation': {
      name: 'Words that do not exist',
      about: 'Refusing at once tells you that a word is bad before it costs anything.',
      values: { challenge: 'Stand until challenged', auto: 'Are refused at once' },
    },
    'challenge.scope': {
      name: 'A challenge is about',
      about: 'The whole play with all its words, or the one word you name.',
      values: { allWords: 'The whole play', singleWord: 'One word' },
    },
    'challenge.window': {
      name: 'How long one can challenge',
      about: 'Until the next player acts, for some seconds, or until all have accepted.',
      values: {
        untilNextStarts: 'Until the next act',
        timed: 'For a time',
        untilAllAccept: 'Until all accept',
      },
    },
    'challenge.graceSeconds': {
      name: 'Seconds to think of a challenge',
      about: 'Before that the next player cannot start. In a timed window 0 means 30.',
    },
    'challenge.failPenalty': {
      name: 'A wrong challenge costs',
      about: 'What happens to a challenger if the word was good.',
      values: {
        loseNextTurn: 'The next turn',
        none: 'Nothing',
        points5: '5 points to the other',
        points10: '10 points to the other',
        loseGame: 'The game',
      },
    },
    'challenge.revealWords': {
      name: 'After a challenge one learns',
      about: 'Only whether the play stands, or also which words were bad.',
      values: { verdictOnly: 'The verdict', badWords: 'The bad words' },
    },
    'draw.timing': {
      name: 'New letters',
      about: 'At once after a play, or when it can no longer be challenged.',
      values: { immediate: 'At once', afterWindow: 'After the challenge time' },
    },
    'exchange.minPool': {
      name: 'Exchanging needs',
      about: 'How many letters must be left to draw.',
      values: { '0': 'No minimum', '7': 'Seven letters left', rackSize: 'A full rack left' },
    },
    'exchange.allowZero': {
      name: 'Exchanging none',
      about: 'Counts as a pass where it is allowed.',
      values: YES_NO,
    },
    'pass.policy': {
      name: 'Passing',
      about: 'At will, or only if you cannot play.',
      values: { free: 'At will', onlyWhenUnable: 'Only if unable to play' },
    },
    'pass.obligation': {
      name: 'After a pass near the end',
      about: 'When nothing is left to draw, whoever passed may or must play next time.',
      values: { may: 'May play', must: 'Must play if possible' },
    },
    'pass.enforce': {
      name: '“Unable to play”',
      about: 'Taken on your honour, or checked by the computer.',
      values: { honour: 'On honour', solver: 'Checked' },
    },
    'end.passRounds': {
      name: 'Rounds of passes that end the game',
      about: 'By the rulebook one with nothing left to draw, else two.',
      values: { auto: 'By the rulebook', '1': 'One', '2': 'Two' },
    },
    'end.autoNoMoves': {
      name: 'Nobody can play any more',
      about: 'Ends the game at once where words are checked.',
      values: { off: 'Goes on until all pass', poolEmpty: 'Ends at once' },
    },
    'end.zeroTurns': {
      name: 'Turns without a score',
      about: 'So many in a row end the game, as in tournaments.',
      values: { off: 'No limit', '6': 'Six', '3×sides': 'Three each' },
    },
    'end.lostTurnCounts': {
      name: 'A lost turn counts as a pass',
      about: 'For the rounds of passes that end the game.',
      values: YES_NO,
    },
    'score.announce': {
      name: 'The score of a play',
      about: 'Is counted for you, or you count first and are told whether it was right.',
      values: { auto: 'Is counted', quiz: 'Is a quiz' },
    },
    scorekeeper: {
      name: 'Scorekeeper',
      about: 'Who confirms the scores after each play.',
      values: { auto: 'Nobody' },
    },
    tieBreak: {
      name: 'A tie at the end',
      about: 'Goes to whoever led before the final adjustment, or is shared.',
      values: { preAdjust: 'To the earlier leader', none: 'Is shared' },
    },
    'firstWord.min': {
      name: 'Shortest first word',
      about: 'A long first word opens the board.',
      values: { '2': 'Two letters', '3': 'Three letters', '4': 'Four letters', '5': 'Five letters' },
    },
    'firstWord.deadlock': {
      name: 'Nobody can open',
      about: 'What happens when no rack has a first word that is long enough.',
      values: { exchange: 'Exchange as usual', relax: 'Lower the minimum', redeal: 'Deal again' },
    },
    'shift.anagram': {
      name: 'Rearranging words',
      about: 'The letters of a word on the board may be put in another order if you add one of yours.',
      values: OFF_ON,
    },
    'shift.anagram.span': {
      name: 'A rearranged word',
      about: 'Keeps all its old squares, or may slide along its line.',
      values: { inPlace: 'Keeps its squares', slide: 'May slide' },
    },
    'shift.anagram.newPremiums': {
      name: 'Premium squares under a rearranged word',
      about: 'Which of the newly covered ones count.',
      values: { anyTile: 'All new ones', rackTilesOnly: 'Under new letters', none: 'None' },
    },
    'shift.recycle': {
      name: 'Recycling letters',
      about: 'Before your play you may swap letters on the board for yours, one at a time.',
      values: OFF_ON,
    },
    'shift.recycle.blanks': {
      name: 'Recycling a blank',
      about: 'Whether a blank on the board may be swapped too.',
      values: { locked: 'No', allowed: 'Yes' },
    },
    'shift.recycle.challengeUnit': {
      name: 'A bad swap',
      about: 'Undoes the whole turn, or everything from that swap on.',
      values: { wholeTurn: 'Undoes the turn', perStep: 'Undoes from there on' },
    },
    'blank.retrieve': {
      name: 'Picking up blanks',
      about: 'Put the real letter in its place and the blank is yours.',
      values: OFF_ON,
    },
    'blank.retrieve.afterUndo': {
      name: 'If your next play is challenged off',
      about: 'The blank you picked up before it stays yours or goes back.',
      values: { persists: 'Stays', undone: 'Goes back' },
    },
    'leave.tiles': {
      name: 'Letters of a player who leaves',
      about: 'Can be drawn by the others or are out of play.',
      values: { pool: 'Can be drawn', aside: 'Out of play' },
    },
    'finishLine.enabled': { name: 'Finish Line', about: 'The first to reach a target wins.', values: OFF_ON },
    'finishLine.level': {
      name: 'Level',
      about: 'Sets the target of each player, so that unequal players can race.',
      values: { beginner: 'Beginner', intermediate: 'Intermediate', top: 'Top level' },
    },
    'finishLine.ending': {
      name: 'When somebody arrives',
      about: 'The game is over at once, or when all had as many turns.',
      values: { immediate: 'Over at once', equalTurns: 'Finish the round' },
    },
    'finishLine.adjustRacks': {
      name: 'Letters left count at the finish line',
      about: 'Whether they are settled as in a long game.',
      values: YES_NO,
    },
    'finishLine.noReach': {
      name: 'If nobody arrives',
      about: 'Who wins when the letters are gone first.',
      values: { highestScore: 'The highest score', shareOfTarget: 'The largest share of the target' },
    },
    'timer.seconds': {
      name: 'Time for a turn',
      about: 'For each player; a limit for one only is a handicap.',
      values: { none: 'No limit' },
    },
    'timer.onExpire': {
      name: 'When the time is up',
      about: 'What follows.',
      values: {
        warn: 'A warning',
        pass: 'The turn is passed',
        commitIfLegal: 'What is laid out counts',
        pointsPerMinute: '10 points a minute',
        resign: 'The game is lost',
      },
    },
    'timer.days': {
      name: 'Days for a turn',
      about: 'For games by correspondence.',
      values: { none: 'No limit' },
    },
    'clock.seconds': {
      name: 'Time for the whole game',
      about: 'For each player; the clock runs only in their own turns.',
      values: { none: 'No limit' },
    },
    'clock.increment': { name: 'Seconds added after each turn', about: 'To the time for the whole game.' },
    'teams.commit': {
      name: 'Who moves for a team',
      about: 'At one screen the team keeps to it on its honour; online it is checked.',
      values: {
        anyMember: 'Any member',
        captain: 'The captain',
        rotate: 'Members in turn',
        consensus: 'All together',
      },
    },
    'teams.chat': {
      name: 'Team chat',
      about: 'For teams that play online.',
      values: { on: 'On', off: 'Off' },
    },
    'solitaire.mode': {
      name: 'Solitaire',
      about: 'One rack for a record, two racks in turn, or all letters open on the table.',
      values: { off: 'Off', tally: 'One rack', twoRacks: 'Two racks', openPool: 'Open letters' },
    },
    'solitaire.deductLeft': {
      name: 'Letters left are deducted',
      about: 'From the total at the end.',
      values: YES_NO,
    },
    'help.inGame': {
      name: 'Help during the game',
      about: 'Rules and tips always; word lists and word tools only as agreed.',
      values: { rulesOnly: 'Rules', lists: 'Word lists too', full: 'Everything' },
    },
    'cw.layout': {
      name: 'Board',
      about: 'Four coloured arms on a large board, or four quarters on a small one.',
      values: { arms15: 'Arms, 15 × 15', quadrants11: 'Quarters, 11 × 11' },
    },
    'cw.corners': {
      name: 'Corners',
      about: 'Outside the large cross.',
      values: { playable: 'Can be used', blocked: 'Are closed' },
    },
    'cw.crosses': { name: 'Crosses', about: 'The squares that earn a roll of the dice.' },
    'cw.opening': {
      name: 'First word',
      about: 'On a bar of the small cross, or over the centre square.',
      values: { plus5: 'On the small cross', centreSquare: 'Over the centre' },
    },
    'cw.centreBonus': {
      name: 'The small cross earns dice too',
      about: 'For the first words.',
      values: YES_NO,
    },
    'cw.dice': { name: 'Dice', about: 'How many are rolled.', values: { '1': 'One', '2': 'Two' } },
    'cw.rollPer': {
      name: 'The dice are rolled',
      about: 'For each cross covered, or once for the turn.',
      values: { square: 'For each cross', turn: 'Once a turn' },
    },
    'cw.crossAdds': {
      name: 'Dice points',
      about: 'On top of the points of the letter, or instead of them.',
      values: { true: 'On top', false: 'Instead' },
    },
    'cw.counted': {
      name: 'Letters that count',
      about: 'Those you place, the whole main word, or all words.',
      values: { placed: 'Placed ones', mainWord: 'The main word', allWords: 'All words' },
    },
    'cw.bonus50': {
      name: '50 points for',
      about: 'What earns the bonus.',
      values: {
        over5AndPlaced5: 'A long word with five placed',
        placed5: 'Five placed',
        over5: 'A long word',
      },
    },
    'cw.blankPoints': {
      name: 'A blank counts',
      about: 'Played or left over.',
      values: { '5': 'Like a letter', '0': 'Nothing' },
    },
    'cw.exchange.when': {
      name: 'Exchanging',
      about: 'Only if you find no word, on your honour or checked, or at will.',
      values: { honour: 'On honour', solver: 'Checked', free: 'At will' },
    },
    'cw.exchange.order': {
      name: 'When exchanging',
      about: 'Give letters back before or after you see the new ones.',
      values: { discardFirst: 'Return first', drawFirst: 'Draw first' },
    },
    'cw.challenge.model': {
      name: 'What a challenge is worth',
      about: 'Whose 25 points and whose extra turn it is about.',
      values: {
        mover: 'For or against the mover',
        loserPays: 'The loser pays',
        zeroSum: 'From one to the other',
        challenger: 'For or against the challenger',
      },
    },
    'cw.challenge.badWord': {
      name: 'A bad word',
      about: 'Is taken off the board or stays.',
      values: { removed: 'Is taken off', stays: 'Stays' },
    },
    'cw.plurals': {
      name: 'Plurals',
      about: 'Which plural words are barred.',
      values: { onlyPlural: 'Only-plural words', anyPlural: 'All that can be plural', off: 'None' },
    },
    'cw.foreign': {
      name: 'Foreign words',
      about: 'Barred by a list or allowed.',
      values: { exclusionList: 'Barred', off: 'Allowed' },
    },
    'cw.end': {
      name: 'The game ends',
      about: 'When all have played their letters, or when the first has.',
      values: { allExhausted: 'When all are done', firstOut: 'When one is out' },
    },
    'cw.coloursEach': {
      name: 'Colours each',
      about: 'Two players may have two opposite arms each.',
      values: { '1': 'One', '2': 'Two' },
    },
    'cw.partners': { name: 'Partners', about: 'Four players in two pairs.', values: OFF_ON },
    'cw.partnerRacks': {
      name: 'Partners’ letters',
      about: 'Whether partners see each other’s letters.',
      values: { hidden: 'Hidden', shared: 'Shared' },
    },
    'cw.letters': { name: 'Letters of the box', about: 'How many of each; 120 in all.' },
    'house.note': {
      name: 'House rules in words',
      about: 'For everybody to read before the game. Such a game is not ranked.',
    },
    'custom.bonusPoints': { name: 'Bonus for many letters at once', about: 'Points for it.' },
    'custom.bonusTiles': { name: 'Letters for that bonus', about: 'So many in one turn.' },
    'custom.board': { name: 'Premium squares', about: 'A board of your own, up to 21 by 21 squares.' },
    'custom.letters': { name: 'Letters of the box', about: 'How many of each.' },
    'custom.values': { name: 'Values of the letters', about: 'What each counts.' },
  },
  dictionaries: { english: 'Lexiko English', table: 'None: the players decide' },
  changed: (count) => (count === 0 ? 'by the rulebook' : `${count} changed`),
  differs: 'changed',
  asInRulebook: 'By the rulebook',
  dropped: (options) => `Back to the rulebook, as it doesn’t go with this: ${options}.`,
  reset: (option) => `${option}: back to the rulebook`,
  unavailable: 'not with your other choices',
  seconds: (count) => (count % 60 === 0 ? `${count / 60} min` : `${count} s`),
  forSeat: (option, name) => `${option}: ${name}`,
  own: 'Of your own',
  letterCount: (letter) => (letter === '?' ? 'blanks' : letter),
  boardHelp:
    'One row a line. A dot is plain; d, t, q multiply a letter, D, T, Q a word by 2, 3, 4; # is closed.',
  crossesHelp: 'Names of squares, such as H4 L8.',
  colours: 'Colours',
  starter: 'Plays first',
  agree: 'Everybody agrees',
  agreeAbout: 'Each player confirms the rules as they stand. Any change asks again.',
  agrees: (name) => `${name} agrees`,
  notAllAgree: 'Every player has to agree first.',
  basedOn: (rulebook) => `Based on ${rulebook}`,
  secondRack: (name, rack) => `${name} ${rack}`,
};
