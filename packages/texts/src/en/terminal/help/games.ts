/** Help of the commands for games, in English. */

import type { CommandHelp } from '../../../command-help.ts';
import { LEXICON, OPTION, PRESET } from './rows.ts';

export const gamesHelp = {
  play: {
    usage: ['lexiko play [OPTIONS]'],
    about: [
      'Play a game at this terminal: one to four people and computers.',
      'Without options you choose between a quick game against the computer and your own table, or continue your last game. At a terminal you place tiles with the keys. In a pipe every line is a command: 8F HORN, exchange QVV, pass, help.',
    ],
    options: {
      preset: PRESET,
      players: [
        '--players NAMES',
        'Clockwise: Ann,Ben. Teams: Reds:Ann+Cy,Blues:Ben+Di. Computers: Ann,computer:hard. One name plays solitaire.',
      ],
      option: OPTION,
      colours: ['--colours LIST', 'Crosswords: the colours by seat, clockwise as red,blue,green,orange.'],
      starter: ['--starter NAME', 'Who plays first, with firstDraw.method=manual.'],
      agreed: ['--agreed', 'Everyone has agreed to the options. Don’t ask.'],
      seed: ['--seed TEXT', 'The same text draws the same tiles again.'],
      file: ['--file FILE', 'Save the game here. Continue it if it’s there.'],
      new: ['--new', 'Start a new game. A game in its place is kept under another name.'],
      'no-color': ['--no-color', 'No colours. Setting NO_COLOR does the same.'],
    },
    tables: [],
    notes: [
      'The file is the log of the game. Beside it FILE.table.json keeps the names, the computers and, until the game is over, the secret behind the draws.',
      'Exit status: 0 the game is over or saved, 2 an option or a file is wrong.',
    ],
  },
  replay: {
    usage: ['lexiko replay FILE [OPTIONS]'],
    about: [
      'Play a GCG file through the rules (- is standard input). You see every turn with its words and points, the totals and the final adjustment. Wrong scores, wrong totals and illegal plays are named with their turn. Racks may be partial.',
    ],
    options: {
      preset: PRESET,
      option: OPTION,
      lexicon: ['--lexicon ID', 'Also name the words that this dictionary doesn’t have.'],
      json: ['--json', 'One JSON object.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['title', 'null if the file has none'],
          ['preset', 'the rulebook'],
          ['players', 'list of { id, name }'],
          [
            'turns',
            'list of { turn, line, player, kind, move, words, bonus, score, total }; kind is play, pass, exchange, exchange-count, withdrawn, challenge, time or rack-points; words is a list of { word, points }; score and total are by the rules',
          ],
          ['played', 'points by player before the final adjustment'],
          ['final', 'points by player at the end'],
          [
            'problems',
            'list of { turn, line, code, message } and the data of the code: WRONG_SCORE, WRONG_TOTAL (written, counted), ILLEGAL (refusal), BAD_PLACE (problem), TOO_MANY_OF_TILE (tile, held), NOTHING_TO_WITHDRAW',
          ],
          ['strangeWords', 'with --lexicon: list of { turn, word }'],
        ],
      },
    ],
    notes: ['Exit status: 0 the file is right, 1 it has problems, 2 it can’t be read.'],
  },
  verify: {
    usage: ['lexiko verify LOG [--json]'],
    about: [
      'Prove that nobody rigged the draws of a finished game (- is standard input). Before the game a secret was committed by its hash, and every side added a nonce. Now that the secret is revealed, every draw, deal, lot and roll is computed again.',
      'Each side should also check that the nonce shown is the one it gave, and that the commitment is the one it saw before the game.',
    ],
    options: { json: ['--json', 'One JSON object.'] },
    tables: [
      {
        title: 'JSON, by the value of proof:',
        rows: [
          ['proven', 'commitment, nonces (by seat), counts { starts, deals, draws, tiles, rolls }'],
          [
            'differs',
            'event (its place in events, from 0), type, found, expected (null: nothing to be drawn)',
          ],
          ['other-secret', 'event, type, promised, found (hashes)'],
          ['impossible', 'event, type: it can’t follow the events before it'],
          ['unprovable', 'reason: no-log, no-commitment, not-over, not-revealed, from-a-position'],
        ],
      },
    ],
    notes: ['Exit status: 0 proven, 1 not proven, 2 the file isn’t the log of a game.'],
  },
  analyze: {
    usage: ['lexiko analyze FILE [OPTIONS]'],
    about: [
      'Judge every turn of a finished game, a GCG file or a Lexiko log (- is standard input): the best moves, what the move made gave away in points and win chance, how lucky the draw was, and which bingos were missed.',
      'Moves are judged by score and leave, and once the bag is empty by a search to the end. With --sim they are judged by playouts; losses then come with half of their 95 % interval, and sentences compare the best move with the one made. Luck is the value of the best move with the tiles drawn, compared with the mean of other draws. Where a file gives only part of a rack, moves of the known tiles are compared by score.',
      'Crosswords, and games in which tiles move on the board, are read from logs. Dice count with their mean, and nobody moves tiles in playouts. Playing alone, moves are compared by the expected final score.',
      'Ctrl-C judges the rest by score and leave.',
    ],
    options: {
      sim: ['--sim', 'Judge by playouts while the bag has tiles.'],
      seconds: ['--seconds N', 'The time for a turn, for playouts and endgames.'],
      playouts: ['--playouts N', 'Playouts of each move, at most. Implies --sim, like the next two.'],
      plies: ['--plies N', 'Turns after the move in a playout. By default 2.'],
      inference: [
        '--inference on|off',
        'Whether playouts suppose what the last move suggests of the opponent’s rack.',
      ],
      threads: ['--threads N', 'Threads for playouts. By default all cores.'],
      static: ['--static', 'Only by score and leave, even with an empty bag.'],
      top: ['--top N', 'Moves shown for each turn.'],
      preset: ['--preset NAME', 'The rulebook. A log has its own.'],
      option: OPTION,
      lexicon: LEXICON,
      html: ['--html FILE', 'Also write a report with charts, in one file.'],
      json: ['--json', 'One JSON object. Chances are from 0 to 1.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['title, lexicon', 'of the game; lexicon only if the file names one'],
          [
            'settings',
            '{ playouts, seconds, plies, inference, dictionary { id, name } }; null: not a choice here',
          ],
          [
            'players',
            'list of { id, name, final, turns, meanScore, equityLoss, meanWinLoss, bestFound, luck, luckTurns, diceLuck, diceTurns, bingos, missedBingos, invalid }',
          ],
          [
            'turns',
            'list of { turn, player, rack, rackWhole, scores, move, withdrawn, notes, lost, judgedBy, made, valid, equityLoss, winLoss, lossMargins, luck, diceLuck, missedBingo, best, lastDraws, reasons }; judgedBy is score, equity, simulated, played-on, searched or solved; null stands for what is not known',
          ],
          [
            'lastDraws',
            'with a tile in the bag and --sim: { bag, complete, draws: list of { tiles, ways }, moves: list of { move, won, tied, ways, proven, results: won, tied or lost by draw } }',
          ],
          [
            'moves',
            '{ move, score, leave, equity, win (null: alone), final (alone), bingo, line, ends, proven }; the last three where the bag is empty: list of { player, move, score } to the end, the points of both then, and whether nobody can do better',
          ],
        ],
      },
    ],
    notes: [],
  },
  judge: {
    usage: ['lexiko judge [--expect] [FILE…]'],
    about: [
      'Rule on positions of any supported game. Reads JSON Lines, one case a line (standard input without a file), and writes one JSON object for each case, in order. docs/judge.md describes the format.',
    ],
    options: {
      expect: [
        '--expect',
        'Also compare with the case’s "expect", and print each difference on standard error.',
      ],
    },
    tables: [],
    notes: ['Exit status: 0 done, 1 something differs from what was expected, 2 a case can’t be read.'],
  },
} satisfies Readonly<Record<string, CommandHelp>>;

export type GamesHelpTexts = Readonly<Record<keyof typeof gamesHelp, CommandHelp>>;
