/** Help of the commands for games, in German. */

import type { GamesHelpTexts } from '../../../en/terminal/help/games.ts';
import { LEXICON, OPTION, PRESET } from './rows.ts';

export const gamesHelp: GamesHelpTexts = {
  play: {
    usage: ['lexiko play [OPTIONEN]'],
    about: [
      'Spiel an diesem Terminal: ein bis vier Menschen und Computer.',
      'Ohne Optionen wählst du zwischen einem schnellen Spiel gegen den Computer und einem eigenen Tisch oder spielst dein letztes Spiel weiter. Am Terminal legst du mit den Tasten. In einer Pipe ist jede Zeile ein Befehl: 8F HORN, exchange QVV, pass, help.',
    ],
    options: {
      preset: PRESET,
      players: [
        '--players NAMEN',
        'Im Uhrzeigersinn: Ann,Ben. Teams: Rot:Ann+Cy,Blau:Ben+Di. Computer: Ann,computer:hard. Ein Name allein spielt Solitär.',
      ],
      option: OPTION,
      colours: [
        '--colours LISTE',
        'Crosswords: Farben der Plätze, im Uhrzeigersinn wie red,blue,green,orange.',
      ],
      starter: ['--starter NAME', 'Wer beginnt, bei firstDraw.method=manual.'],
      agreed: ['--agreed', 'Alle sind mit den Regeln einverstanden. Nicht fragen.'],
      seed: ['--seed TEXT', 'Derselbe Text zieht wieder dieselben Buchstaben.'],
      file: ['--file DATEI', 'Hier wird das Spiel gesichert. Liegt dort eines, geht es weiter.'],
      new: ['--new', 'Ein neues Spiel. Was dort liegt, bleibt unter anderem Namen.'],
      'no-color': ['--no-color', 'Keine Farben. NO_COLOR bewirkt dasselbe.'],
    },
    tables: [],
    notes: [
      'Die Datei ist das Protokoll des Spiels. Daneben stehen in DATEI.table.json die Namen, die Computer und bis zum Ende das Geheimnis hinter der Auslosung.',
      'Rückgabewert: 0 das Spiel ist aus oder gesichert, 2 eine Option oder Datei stimmt nicht.',
    ],
  },
  replay: {
    usage: ['lexiko replay DATEI [OPTIONEN]'],
    about: [
      'Spielt eine GCG-Datei nach den Regeln durch (- ist die Standardeingabe). Du siehst jeden Zug mit Wörtern und Punkten, die Summen und die Abrechnung. Falsche Punkte, falsche Summen und verbotene Züge werden mit ihrem Zug genannt. Bänke dürfen unvollständig sein.',
    ],
    options: {
      preset: PRESET,
      option: OPTION,
      lexicon: ['--lexicon ID', 'Nennt auch die Wörter, die dieses Wörterbuch nicht hat.'],
      json: ['--json', 'Ein JSON-Objekt.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['title', 'null, wenn die Datei keinen hat'],
          ['preset', 'das Regelbuch'],
          ['players', 'Liste von { id, name }'],
          [
            'turns',
            'Liste von { turn, line, player, kind, move, words, bonus, score, total }; kind ist play, pass, exchange, exchange-count, withdrawn, challenge, time oder rack-points; words ist eine Liste von { word, points }; score und total nach den Regeln',
          ],
          ['played', 'Punkte je Spieler vor der Abrechnung'],
          ['final', 'Punkte je Spieler am Ende'],
          [
            'problems',
            'Liste von { turn, line, code, message } mit den Daten des Codes: WRONG_SCORE, WRONG_TOTAL (written, counted), ILLEGAL (refusal), BAD_PLACE (problem), TOO_MANY_OF_TILE (tile, held), NOTHING_TO_WITHDRAW',
          ],
          ['strangeWords', 'mit --lexicon: Liste von { turn, word }'],
        ],
      },
    ],
    notes: ['Rückgabewert: 0 die Datei stimmt, 1 sie hat Fehler, 2 sie ist nicht lesbar.'],
  },
  verify: {
    usage: ['lexiko verify PROTOKOLL [--json]'],
    about: [
      'Beweist, dass niemand an der Auslosung eines beendeten Spiels gedreht hat (- ist die Standardeingabe). Vor dem Spiel wurde ein Geheimnis durch seinen Hash festgelegt, und jede Seite gab etwas dazu. Jetzt ist das Geheimnis offen, und jede Ziehung, jedes Los und jeder Wurf wird neu berechnet.',
      'Jede Seite sollte auch nachsehen, ob ihr Beitrag der angezeigte ist und die Festlegung die, die sie vor dem Spiel gesehen hat.',
    ],
    options: { json: ['--json', 'Ein JSON-Objekt.'] },
    tables: [
      {
        title: 'JSON, je nach Wert von proof:',
        rows: [
          ['proven', 'commitment, nonces (je Platz), counts { starts, deals, draws, tiles, rolls }'],
          ['differs', 'event (Stelle in events, ab 0), type, found, expected (null: keine Ziehung)'],
          ['other-secret', 'event, type, promised, found (Hashes)'],
          ['impossible', 'event, type: passt nicht zu den Ereignissen davor'],
          ['unprovable', 'reason: no-log, no-commitment, not-over, not-revealed, from-a-position'],
        ],
      },
    ],
    notes: ['Rückgabewert: 0 bewiesen, 1 nicht bewiesen, 2 die Datei ist kein Protokoll eines Spiels.'],
  },
  analyze: {
    usage: ['lexiko analyze DATEI [OPTIONEN]'],
    about: [
      'Beurteilt jeden Zug eines beendeten Spiels, einer GCG-Datei oder eines Protokolls von Lexiko (- ist die Standardeingabe): die besten Züge, was der gespielte Zug an Punkten und Siegchance verschenkt hat, wie viel Glück beim Ziehen dabei war und welche Bingos verpasst wurden.',
      'Züge werden nach Punkten und Rest auf der Bank beurteilt, mit leerem Beutel durch Suche bis zum Spielende. Mit --sim entscheiden Simulationen; Verluste stehen dann mit dem halben 95-%-Intervall da, und Sätze vergleichen den besten mit dem gespielten Zug. Glück ist der Wert des besten Zuges mit den gezogenen Buchstaben, verglichen mit dem Durchschnitt anderer Ziehungen. Wo eine Datei eine Bank nur teilweise nennt, werden Züge mit den bekannten Buchstaben nach Punkten verglichen.',
      'Crosswords und Spiele, in denen Buchstaben auf dem Brett wandern, werden aus Protokollen gelesen. Würfel zählen mit ihrem Durchschnitt, und in Simulationen legt niemand Buchstaben um. Allein zählt der zu erwartende Endstand.',
      'Nach Strg-C wird der Rest nach Punkten und Rest auf der Bank beurteilt.',
    ],
    options: {
      sim: ['--sim', 'Durch Simulationen, solange der Beutel Buchstaben hat.'],
      seconds: ['--seconds N', 'Zeit für einen Zug, für Simulationen und Endspiele.'],
      playouts: [
        '--playouts N',
        'Höchstens so viele Simulationen pro Zug. Schaltet --sim ein, wie die nächsten beiden.',
      ],
      plies: ['--plies N', 'Züge nach dem Zug in einer Simulation. Sonst 2.'],
      inference: [
        '--inference on|off',
        'Ob Simulationen annehmen, was der letzte Zug von der gegnerischen Bank vermuten lässt.',
      ],
      threads: ['--threads N', 'Threads für Simulationen. Sonst alle Kerne.'],
      static: ['--static', 'Nur nach Punkten und Rest, auch mit leerem Beutel.'],
      top: ['--top N', 'Gezeigte Züge zu jedem Zug.'],
      preset: ['--preset NAME', 'Das Regelbuch. Ein Protokoll hat sein eigenes.'],
      option: OPTION,
      lexicon: LEXICON,
      html: ['--html DATEI', 'Schreibt auch einen Bericht mit Diagrammen, in einer Datei.'],
      json: ['--json', 'Ein JSON-Objekt. Chancen gehen von 0 bis 1.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['title, lexicon', 'des Spiels; lexicon nur, wenn die Datei eines nennt'],
          [
            'settings',
            '{ playouts, seconds, plies, inference, dictionary { id, name } }; null: hier nicht wählbar',
          ],
          [
            'players',
            'Liste von { id, name, final, turns, meanScore, equityLoss, meanWinLoss, bestFound, luck, luckTurns, diceLuck, diceTurns, bingos, missedBingos, invalid }',
          ],
          [
            'turns',
            'Liste von { turn, player, rack, rackWhole, scores, move, withdrawn, notes, lost, judgedBy, made, valid, equityLoss, winLoss, lossMargins, luck, diceLuck, missedBingo, best, lastDraws, reasons }; judgedBy ist score, equity, simulated, played-on, searched oder solved; null steht für Unbekanntes',
          ],
          [
            'lastDraws',
            'mit einem Buchstaben im Beutel und --sim: { bag, complete, draws: Liste von { tiles, ways }, moves: Liste von { move, won, tied, ways, proven, results: won, tied oder lost nach Ziehung } }',
          ],
          [
            'moves',
            '{ move, score, leave, equity, win (null: allein), final (allein), bingo, line, ends, proven }; die letzten drei bei leerem Beutel: Liste von { player, move, score } bis zum Schluss, die Punkte beider dann, und ob niemand mehr erreichen kann',
          ],
        ],
      },
    ],
    notes: [],
  },
  judge: {
    usage: ['lexiko judge [--expect] [DATEI…]'],
    about: [
      'Entscheidet über Stellungen aller Spiele. Liest JSON Lines, ein Fall pro Zeile (ohne Datei von der Standardeingabe), und schreibt zu jedem Fall ein JSON-Objekt, der Reihe nach. docs/judge.md beschreibt das Format.',
    ],
    options: {
      expect: [
        '--expect',
        'Vergleicht auch mit "expect" des Falls und schreibt jeden Unterschied auf die Standardfehlerausgabe.',
      ],
    },
    tables: [],
    notes: ['Rückgabewert: 0 fertig, 1 etwas ist anders als erwartet, 2 ein Fall ist nicht lesbar.'],
  },
};
