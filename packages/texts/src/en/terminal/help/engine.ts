/** Help of the commands that search and compute, in English. */

import type { CommandHelp } from '../../../command-help.ts';
import { LEXICON, OPTION, PRESET } from './rows.ts';

const CGP = ['--cgp POSITION', 'The position, instead of a file.'] as const;
const LEAVES = [
  '--leaves FILE',
  'Values of leaves in the KLV2 format, or none: every leave is worth 0. By default what Lexiko has learnt.',
] as const;
const POSITION = 'FILE has one position in CGP a line; - is standard input. Positions count from 1.';

export const engineHelp = {
  moves: {
    usage: ["lexiko moves [--cgp 'POSITION' | FILE | -] [OPTIONS]"],
    about: [
      'List, count and rank the moves of the side to move.',
      `${POSITION} A position looks like this:`,
      '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0',
    ],
    options: {
      cgp: CGP,
      all: ['--all', 'Every move.'],
      top: ['--top N', 'The N best.'],
      count: ['--count', 'Only how many: placements, exchanges, sum of scores and highest score.'],
      by: ['--by ORDER', 'The order.'],
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      option: OPTION,
      dice: ['--dice N', 'Crosswords: what the dice show at every cross. By default their mean.'],
      json: ['--json', 'One JSON object a line.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['play, rearrange', 'position, type, at, word, tiles { square: letter }, score, leave, equity'],
          ['exchange', 'position, type, tiles, score, leave, equity'],
          [
            'retrieve, recycle',
            'position, type, at, tiles, gained, next (the best move after it), score, leave, equity',
          ],
          [
            '--count',
            'position, placements, exchanges, sum, max; rearrangements, retrievals and recyclings where the rules have them',
          ],
        ],
      },
    ],
    notes: [
      'Placements differ if their tiles on squares do. A blank differs from its letter. A single tile counts once, and on the empty board only plays across are listed. Exchanges are listed while the bag has 7 tiles. Where nothing else is possible there is one move of type pass.',
      'Equity is score plus leave. On the empty board each vowel beside a letter premium costs 0.7. With the bag empty the leave is twice the other rack’s points if you go out, else minus twice your own points left, minus 10.',
      'Crosswords: the side to move is the one that opened, with its colours to the south. If not, say which arms are whose, from the side to move on: "arms E/W;" after the turns. Exchanges of up to three tiles are listed where there is no play (or with cw.exchange.when=free). With the bag empty the leave is what the tiles left cost.',
      'With shift.anagram=on plays that rearrange a word are listed too. With blank.retrieve=on or shift.recycle=on every single step before a move is listed with the best move after it. For more steps, ask about the position after one.',
    ],
  },
  sim: {
    usage: ["lexiko sim [--cgp 'POSITION' | FILE | -] [OPTIONS]"],
    about: [
      'Play out the best-looking moves of a position and show which wins most often.',
      `${POSITION} All moves meet the same racks of the other sides. A rack that the position gives counts as known; of several other sides only that of the last. In a Finish Line game, winning means reaching the target first. Ctrl-C ends with what is known so far.`,
    ],
    options: {
      cgp: CGP,
      candidates: ['--candidates N', 'So many moves, the best by equity.'],
      plies: ['--plies N', 'Turns after the move. With an empty bag the game is played to its end.'],
      seconds: ['--seconds S', 'At most, for each position. No limit where you give --iterations.'],
      iterations: ['--iterations N', 'At most so many playouts of each move.'],
      confidence: [
        '--confidence C',
        'Moves drop out that are worse with this chance. The last one left wins.',
      ],
      threads: [
        '--threads N',
        'Threads. By default all cores. They don’t change the result of a number of iterations.',
      ],
      seed: ['--seed N', 'Other draws.'],
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      option: OPTION,
      json: [
        '--json',
        'One JSON object a line: each move as in lexiko moves, with win, winMargin, spread, spreadMargin, iterations, isActive and plies; then position, stopped, iterations and playouts.',
      ],
    },
    tables: [],
    notes: [
      'Margins are half of the 95 % interval. × marks moves that have dropped out. For each ply you see the mean score and how many turns earn the bonus. Where tiles may move on the board, plays without that are compared.',
    ],
  },
  endgame: {
    usage: ["lexiko endgame [--cgp 'POSITION' | FILE | -] [OPTIONS]"],
    about: [
      'Solve the end of a game, or judge the last turns before the bag is empty.',
      POSITION,
      'With an empty bag the game is solved: the best move, what it gains on the other side by the end of the game, and the line that follows. If time or nodes run out, you get the best move so far and what is proven of its value. With three or four sides all racks must be given; the others are taken to play against the side to move, and the value is the sum of its gains.',
      'With a few tiles in the bag and two sides, moves are followed over what the bag may hold, over all draws or some taken by chance: shares of wins and ties, how sure it is which move wins most often, and the mean lead at the end.',
      'Ctrl-C ends with the best so far.',
    ],
    options: {
      cgp: CGP,
      seconds: ['--seconds S', 'Seconds for each position.'],
      nodes: [
        '--nodes N',
        'Nodes for each position with an empty bag. By default as many as there is time for.',
      ],
      top: [
        '--top N',
        'So many moves of an endgame of two sides, each with its value and its line. By default the best one.',
      ],
      lexicon: LEXICON,
      preset: PRESET,
      option: OPTION,
      json: ['--json', 'One JSON object for each position.'],
    },
    tables: [
      {
        title: 'JSON, by the value of kind:',
        rows: [
          [
            'endgame',
            'position, best { type, at, word, tiles, score }, value, proven, lower, upper, depth, nodes, line, final (points of both sides at its end), others (with --top): list of { value, proven, line, final }',
          ],
          [
            'pre-endgame',
            'position, complete, decided, endgames, found and settled { confidence that no move wins more often, rivals, shortfall } (as endgames were found, or whatever those that are not solved hold), moves: list of moves with win, tie, spread, ways, won, tied, margin, least, most, settled, playedOn, draws, look, proven, followed (best moves that empty the bag): list of { tiles in the bag, ways, result: won, tied or lost, proven }',
          ],
        ],
      },
    ],
    notes: [],
  },
  record: {
    usage: ['lexiko record [OPTIONS]'],
    about: [
      'Search for a high total in solitaire with all tiles face up. Nobody knows the highest. Every search grows many games side by side, and the next one values tiles differently. The best game is printed as GCG; lexiko replay --preset deluxe --option solitaire.mode=openPool - counts it again. Ctrl-C prints the best so far.',
    ],
    options: {
      seconds: ['--seconds N', 'How long new searches start.'],
      width: [
        '--width N',
        'Games that a search keeps side by side. Twice as many take twice the time and need not find more.',
      ],
      seed: ['--seed N', 'Other searches.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      log: ['--log FILE', 'Also write the game as a log, for lexiko verify and the page.'],
    },
    tables: [],
    notes: [],
  },
  puzzles: {
    usage: ['lexiko puzzles [OPTIONS]', 'lexiko puzzles --check FILE [OPTIONS]'],
    about: [
      'Find puzzles in games that the engine plays against itself: find the bingo, the best play, the hook, the out-play, the winning move of an endgame. Each is checked by other means than it was found by, and written as a line to standard output. The kinds take turns.',
    ],
    options: {
      each: ['--each N', 'At most so many puzzles of every kind and difficulty.'],
      games: ['--games N', 'At most so many games to look at.'],
      seed: ['--seed N', 'Other games.'],
      playouts: ['--playouts N', 'Playouts of a move where the best play is wanted.'],
      lexicon: LEXICON,
      check: [
        '--check FILE',
        'Check the puzzles of a file again (- is standard input). Exit status 1 if one fails.',
      ],
    },
    tables: [],
    notes: [],
  },
  ucgi: {
    usage: ['lexiko ucgi [OPTIONS]'],
    about: [
      'Let another program use the engine, by lines on standard input and output. docs/ucgi.md describes the protocol.',
    ],
    options: {
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      threads: ['--threads N', 'Threads of a simulation. By default all cores.'],
    },
    tables: [
      {
        title: 'Lines:',
        rows: [
          ['ucgi', 'Answers who it is, and ucgiok.'],
          ['isready', 'Answers readyok.'],
          ['position cgp POSITION', 'What to think about.'],
          [
            'go [WAY] [LIMITS]',
            'Thinks: info lines, then bestmove. WAY is static, sim or endgame; by default what suits the position. LIMITS: movetime MS, nodes N, iterations N, plies N, candidates N, infinite.',
          ],
          ['stop', 'Ends thinking with the best so far.'],
          ['quit', 'Ends.'],
        ],
      },
    ],
    notes: [],
  },
  tournament: {
    usage: ['lexiko tournament --players A,B[,C[,D]] [OPTIONS]'],
    about: [
      'Let computers play each other and compare their strength: shares of wins and mean spreads, with half of their 95 % intervals. Games come in groups with the same order of the bag, in which everyone sits once in every seat. One group has no interval. Ctrl-C ends with the groups so far.',
    ],
    options: {
      players: ['--players LIST', 'The levels. You can change their numbers: hard:leave=0.5.'],
      games: ['--games N', 'How many games, rounded up to whole groups.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      seed: ['--seed N', 'Other bags.'],
      positions: ['--positions N', 'Positions that a player may search for one answer.'],
      threads: ['--threads N', 'Games at the same time. By default all cores.'],
      json: ['--json', 'One JSON object for each game, then one with the standings.'],
    },
    tables: [],
    notes: [],
  },
  match: {
    usage: ['lexiko match --player A --player B [--player C …] --out FOLDER …'],
    about: [
      'Let levels and other engines play each other: everyone against everyone, in pairs of games with the same bag. The folder keeps every game as GCG, a line for each game and a report with ratings and a plot. Started again with the same options, a match continues.',
      'A player is a level (hard, hard:leave=0.5), ucgi:COMMAND for a program that speaks UCGI, or cgp:COMMAND for one that is started for each move: it reads the position in CGP and writes a move such as 8D HORN, exchange QV or pass; LEXIKO_MS says how long it has. NAME= before ucgi or cgp names it.',
    ],
    options: {
      player: ['--player PLAYER', 'A level or a program. Repeat it for each player.'],
      out: ['--out FOLDER', 'Where the match is kept.'],
      games: ['--games N', 'Games of each pair of players, rounded up to an even number.'],
      seconds: ['--seconds S', 'Time for each move, by the clock, for everyone.'],
      positions: [
        '--positions N',
        'Without --seconds: positions that a level may search for one move. Programs then have a second.',
      ],
      anchor: [
        '--anchor NAME=ELO',
        'The rating of one player; the others follow. By default the first player has 1500.',
      ],
      report: ['--report FILE', 'The report, as .html or .md. By default FOLDER/report.html.'],
      title: ['--title TEXT', 'Its title.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      seed: ['--seed N', 'Other bags.'],
      json: ['--json', 'The report as one JSON object.'],
    },
    tables: [],
    notes: [],
  },
  train: {
    usage: ['lexiko train leaves|wins --out FILE [OPTIONS]'],
    about: [
      'Learn from practice games between two sides that take the best play by score and leave. leaves learns what the tiles kept on a rack are worth, in several generations; wins learns how likely a lead is to win, by spread and unseen tiles.',
      'An interrupted run continues when you start it again with the same options: games are kept in FILE.training until the end. The same options give the same result, whatever the number of threads.',
    ],
    options: {
      out: [
        '--out FILE',
        'FILE.json; FILE.ts, the source that Lexiko is built with; FILE.klv2 for other engines and lexiko moves --leaves (leaves of up to six tiles).',
      ],
      preset: PRESET,
      option: OPTION,
      games: ['--games N', 'Games of the last generation. Those before play a quarter.'],
      generations: ['--generations N', 'Generations of leaves.'],
      longest: ['--longest N', 'Tiles of the largest part of a rack that has a value of its own.'],
      lexicon: LEXICON,
      seed: ['--seed N', 'Other games.'],
      threads: ['--threads N', 'Games at the same time. By default all cores.'],
    },
    tables: [],
    notes: [],
  },
} satisfies Readonly<Record<string, CommandHelp>>;

export type EngineHelpTexts = Readonly<Record<keyof typeof engineHelp, CommandHelp>>;
