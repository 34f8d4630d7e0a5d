/** The words in which newcomers ask about a section where the rulebook itself uses others, in English. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'goal object purpose win how many players people good average score',
    set: 'tiles tile bag pool distribution frequency how many points value worth each letter size squares colour color',
    agreement: 'house rules custom own change options settings variants',
    dictionary:
      'allowed valid legal acceptable proper nouns names places brands acronyms foreign slang swear swearing rude offensive words list lexicon',
    forms: 'plural s tense same word twice again repeat',
    lookup: 'cheat cheating check look up help hint hints search internet phone',
    start: 'who goes first begin starting player order draw',
    opening: 'first move turn start star middle centre center',
    placing:
      'place put tiles down connect touch adjacent parallel next diagonal diagonally backwards direction several two lines extend hook',
    blanks: 'worth joker wild wildcard empty tile blank zero change later',
    refill: 'draw how many new tiles take back replace move tiles already played after turn',
    score: 'scoring scored count points add calculate letter twice crosses both words',
    premiums:
      'bonus squares colours colors pink red blue double triple letter word score dls tls dws tws dl tl dw tw 2l 3l 2w 3w twice again reuse',
    fifty: 'bonus 50 bingo seven all tiles whole rack',
    exchange: 'swap trade change replace get rid bad tiles',
    pass: 'skip cannot can’t play stuck no word miss turn',
    challenge: 'dispute question phony phoney fake bluff invalid wrong misspelled made up word object',
    ruling: 'penalty lose turn wrong challenge fails invalid take back phony phoney',
    ending: 'end over finish finished run out stop last tile empty bag nobody move play',
    settling:
      'winner wins tie draw leftover remaining unplayed tiles left subtract deduct negative minus penalty',
    leaving: 'quit resign give up abandon stop opponent left gone',
    anagram: 'rearrange reorder move letters',
    recycle: 'swap replace exchange letters board tiles',
    retrieve: 'swap take replace blank joker board change',
    nine: '9 tiles more letters quick beginners kids children',
    finishLine: 'target race first to reach quick short game handicap',
    timer: 'time clock minutes seconds limit how long speed slow',
    teams: 'team pairs partners class school classroom',
    solitaire: 'alone single one player by myself solo',
    cwAim: 'goal object purpose win players',
    cwBoard: 'squares colour color corners area',
    cwStart: 'who goes first begin draw tiles how many dice',
    cwOpening: 'first move turn start middle centre center cross',
    cwPlaying: 'place put tiles connect touch blank joker draw diagonal',
    cwScore: 'scoring scored count dice roll bonus 50 cross colour color',
    cwExchange: 'swap trade change pass skip cannot can’t play stuck tiles',
    cwWords: 'allowed valid legal plural foreign names dictionary',
    cwChallenge: 'dispute phony fake bluff invalid wrong penalty',
    cwEnd: 'over finish finished last tile winner tie leftover left',
    cwPartners: 'team pairs four players',
    tips: 'two letter words strategy advice improve better win learn',
    dosAndDonts: 'mistakes common allowed forbidden remember',
    history: 'invented inventor who made origin old year name',
    originalSets: 'box contents turntable wooden edition deluxe school',
  },
  emptyWords:
    'a an and any are as at be been by can could did do does for from get give had happens go has have how i if in into is it its just may me much my no not of on one or our should so some somebody someone than that the their them then there they this to us use used using want was we were what whats when where which who whose why will with without would you your',
  endings: /(?:ings?|ed|es|s|e)$/u,
  // `swapping` is of `swap`, but `passing` of `pass`.
  doubled: /([bdgmnprt])\1$/u,
  joinsWords: false,
};
