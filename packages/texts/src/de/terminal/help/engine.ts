/** Help of the commands that search and compute, in German. */

import type { EngineHelpTexts } from '../../../en/terminal/help/engine.ts';
import { LEXICON, OPTION, PRESET } from './rows.ts';

const CGP = ['--cgp STELLUNG', 'Die Stellung, statt einer Datei.'] as const;
const LEAVES = [
  '--leaves DATEI',
  'Werte für den Rest auf der Bank im Format KLV2, oder none: Jeder Rest ist 0 wert. Sonst, was Lexiko gelernt hat.',
] as const;
const POSITION =
  'DATEI hat eine Stellung in CGP pro Zeile; - ist die Standardeingabe. Stellungen zählen ab 1.';

export const engineHelp: EngineHelpTexts = {
  moves: {
    usage: ["lexiko moves [--cgp 'STELLUNG' | DATEI | -] [OPTIONEN]"],
    about: [
      'Zählt die Züge der Seite am Zug auf und ordnet sie.',
      `${POSITION} Eine Stellung sieht so aus:`,
      '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0',
    ],
    options: {
      cgp: CGP,
      all: ['--all', 'Jeder Zug.'],
      top: ['--top N', 'Die N besten.'],
      count: ['--count', 'Nur wie viele: gelegte, Tausche, Summe der Punkte und höchste Punktzahl.'],
      by: ['--by ORDNUNG', 'Die Reihenfolge.'],
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      option: OPTION,
      dice: ['--dice N', 'Crosswords: was die Würfel an jedem Kreuz zeigen. Sonst ihr Durchschnitt.'],
      json: ['--json', 'Ein JSON-Objekt pro Zeile.'],
    },
    tables: [
      {
        title: 'JSON:',
        rows: [
          ['play, rearrange', 'position, type, at, word, tiles { Feld: Buchstabe }, score, leave, equity'],
          ['exchange', 'position, type, tiles, score, leave, equity'],
          [
            'retrieve, recycle',
            'position, type, at, tiles, gained, next (der beste Zug danach), score, leave, equity',
          ],
          [
            '--count',
            'position, placements, exchanges, sum, max; rearrangements, retrievals und recyclings, wo es sie gibt',
          ],
        ],
      },
    ],
    notes: [
      'Züge sind verschieden, wenn andere Buchstaben auf Feldern liegen. Ein Blankostein ist etwas anderes als sein Buchstabe. Ein einzelner Buchstabe zählt einmal, und auf dem leeren Brett stehen nur waagrechte Züge. Tausche stehen da, solange 7 Buchstaben im Beutel sind. Geht nichts anderes, gibt es einen Zug der Art pass.',
      'Equity ist Punkte plus Rest. Auf dem leeren Brett kostet jeder Vokal neben einem Buchstabenfeld 0,7. Mit leerem Beutel ist der Rest das Doppelte der Punkte auf der anderen Bank, wenn du fertig wirst, sonst minus das Doppelte der eigenen, minus 10.',
      'Crosswords: Am Zug ist die Seite, die eröffnet hat, ihre Farben liegen im Süden. Wenn nicht, sag, wem welche Arme gehören, von der Seite am Zug an: "arms E/W;" nach den Zügen. Tausche von bis zu drei Buchstaben stehen da, wo es keinen Zug gibt (oder mit cw.exchange.when=free). Mit leerem Beutel ist der Rest, was die übrigen Buchstaben kosten.',
      'Mit shift.anagram=on stehen auch Züge da, die ein Wort umstellen. Mit blank.retrieve=on oder shift.recycle=on steht jeder einzelne Schritt vor einem Zug da, mit dem besten Zug danach. Für weitere Schritte frag nach der Stellung danach.',
    ],
  },
  sim: {
    usage: ["lexiko sim [--cgp 'STELLUNG' | DATEI | -] [OPTIONEN]"],
    about: [
      'Spielt die bestaussehenden Züge einer Stellung durch und zeigt, welcher am öftesten gewinnt.',
      `${POSITION} Alle Züge treffen auf dieselben Bänke der anderen. Eine Bank, die die Stellung nennt, gilt als bekannt; von mehreren anderen Seiten nur die der letzten. In einem Spiel mit Ziellinie gewinnt, wer zuerst am Ziel ist. Strg-C endet mit dem, was bis dahin bekannt ist.`,
    ],
    options: {
      cgp: CGP,
      candidates: ['--candidates N', 'So viele Züge, die besten nach Equity.'],
      plies: ['--plies N', 'Züge danach. Mit leerem Beutel wird zu Ende gespielt.'],
      seconds: ['--seconds S', 'Höchstens, für jede Stellung. Ohne Grenze, wenn du --iterations angibst.'],
      iterations: ['--iterations N', 'Höchstens so viele Simulationen jedes Zuges.'],
      confidence: [
        '--confidence C',
        'Züge scheiden aus, die mit dieser Sicherheit schlechter sind. Der letzte gewinnt.',
      ],
      threads: [
        '--threads N',
        'Threads. Sonst alle Kerne. Am Ergebnis einer Anzahl von Simulationen ändern sie nichts.',
      ],
      seed: ['--seed N', 'Andere Ziehungen.'],
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      option: OPTION,
      json: [
        '--json',
        'Ein JSON-Objekt pro Zeile: jeder Zug wie bei lexiko moves, mit win, winMargin, spread, spreadMargin, iterations, isActive und plies; dann position, stopped, iterations und playouts.',
      ],
    },
    tables: [],
    notes: [
      'Nach ± steht das halbe 95-%-Intervall. × steht bei Zügen, die ausgeschieden sind. Zu jedem Zug danach siehst du die mittleren Punkte und wie oft es den Bonus gibt. Wo Buchstaben auf dem Brett wandern dürfen, werden Züge ohne das verglichen.',
    ],
  },
  endgame: {
    usage: ["lexiko endgame [--cgp 'STELLUNG' | DATEI | -] [OPTIONEN]"],
    about: [
      'Löst das Ende eines Spiels oder beurteilt die letzten Züge, bevor der Beutel leer ist.',
      POSITION,
      'Mit leerem Beutel wird das Spiel gelöst: der beste Zug, was er bis zum Ende gegenüber der anderen Seite gewinnt, und wie es weitergeht. Reichen Zeit oder Knoten nicht, bekommst du den bis dahin besten Zug und was über seinen Wert bewiesen ist. Bei drei oder vier Seiten müssen alle Bänke genannt sein; die anderen spielen gegen die Seite am Zug, und der Wert ist die Summe ihrer Gewinne.',
      'Mit wenigen Buchstaben im Beutel und zwei Seiten werden Züge bei allem verfolgt, was der Beutel enthalten kann, bei allen Ziehungen oder einigen zufälligen: Anteile der Siege und Unentschieden, wie sicher ist, welcher Zug am öftesten gewinnt, und der mittlere Vorsprung am Ende.',
      'Strg-C endet mit dem bis dahin Besten.',
    ],
    options: {
      cgp: CGP,
      seconds: ['--seconds S', 'Sekunden für jede Stellung.'],
      nodes: ['--nodes N', 'Knoten für jede Stellung mit leerem Beutel. Sonst, was die Zeit erlaubt.'],
      top: [
        '--top N',
        'So viele Züge eines Endspiels zu zweit, jeder mit Wert und Zugfolge. Sonst nur der beste.',
      ],
      lexicon: LEXICON,
      preset: PRESET,
      option: OPTION,
      json: ['--json', 'Ein JSON-Objekt für jede Stellung.'],
    },
    tables: [
      {
        title: 'JSON, je nach Wert von kind:',
        rows: [
          [
            'endgame',
            'position, best { type, at, word, tiles, score }, value, proven, lower, upper, depth, nodes, line, final (Punkte beider Seiten am Ende), others (mit --top): Liste von { value, proven, line, final }',
          ],
          [
            'pre-endgame',
            'position, complete, decided, endgames, found und settled { confidence, dass kein Zug öfter gewinnt, rivals, shortfall } (wie Endspiele gefunden wurden, oder was immer die ungelösten ergeben), moves: Liste von Zügen mit win, tie, spread, ways, won, tied, margin, least, most, settled, playedOn, draws, look, proven, followed (beste Züge, die den Beutel leeren): Liste von { tiles im Beutel, ways, result: won, tied oder lost, proven }',
          ],
        ],
      },
    ],
    notes: [],
  },
  record: {
    usage: ['lexiko record [OPTIONEN]'],
    about: [
      'Sucht eine hohe Summe im Solitär mit offenen Buchstaben. Die höchste kennt niemand. Jede Suche lässt viele Spiele nebeneinander wachsen, und die nächste bewertet Buchstaben anders. Das beste Spiel wird als GCG ausgegeben; lexiko replay --preset deluxe --option solitaire.mode=openPool - zählt es nach. Strg-C gibt das bis dahin beste aus.',
    ],
    options: {
      seconds: ['--seconds N', 'Wie lange neue Suchen beginnen.'],
      width: [
        '--width N',
        'Spiele, die eine Suche nebeneinander behält. Doppelt so viele dauern doppelt so lang und finden nicht unbedingt mehr.',
      ],
      seed: ['--seed N', 'Andere Suchen.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      log: ['--log DATEI', 'Schreibt das Spiel auch als Protokoll, für lexiko verify und die Seite.'],
    },
    tables: [],
    notes: [],
  },
  puzzles: {
    usage: ['lexiko puzzles [OPTIONEN]', 'lexiko puzzles --check DATEI [OPTIONEN]'],
    about: [
      'Findet Rätsel in Spielen, die Lexiko gegen sich selbst spielt: das Bingo, der beste Zug, der Anleger, der letzte Zug, der Gewinnzug im Endspiel. Jedes wird auf anderem Weg geprüft, als es gefunden wurde, und als Zeile auf die Standardausgabe geschrieben. Die Arten wechseln sich ab.',
    ],
    options: {
      each: ['--each N', 'Höchstens so viele Rätsel jeder Art und Schwierigkeit.'],
      games: ['--games N', 'Höchstens so viele Spiele.'],
      seed: ['--seed N', 'Andere Spiele.'],
      playouts: ['--playouts N', 'Simulationen eines Zuges, wo der beste Zug gesucht ist.'],
      lexicon: LEXICON,
      check: [
        '--check DATEI',
        'Prüft die Rätsel einer Datei neu (- ist die Standardeingabe). Rückgabewert 1, wenn eines nicht hält.',
      ],
    },
    tables: [],
    notes: [],
  },
  ucgi: {
    usage: ['lexiko ucgi [OPTIONEN]'],
    about: [
      'Lässt ein anderes Programm mit Lexiko rechnen, in Zeilen auf Standardeingabe und -ausgabe. docs/ucgi.md beschreibt das Protokoll.',
    ],
    options: {
      lexicon: LEXICON,
      leaves: LEAVES,
      preset: PRESET,
      threads: ['--threads N', 'Threads einer Simulation. Sonst alle Kerne.'],
    },
    tables: [
      {
        title: 'Zeilen:',
        rows: [
          ['ucgi', 'Sagt, wer antwortet, und ucgiok.'],
          ['isready', 'Antwortet readyok.'],
          ['position cgp STELLUNG', 'Worüber nachzudenken ist.'],
          [
            'go [ART] [GRENZEN]',
            'Denkt nach: Zeilen mit info, dann bestmove. ART ist static, sim oder endgame; sonst, was zur Stellung passt. GRENZEN: movetime MS, nodes N, iterations N, plies N, candidates N, infinite.',
          ],
          ['stop', 'Beendet das Nachdenken mit dem bis dahin Besten.'],
          ['quit', 'Beendet das Programm.'],
        ],
      },
    ],
    notes: [],
  },
  tournament: {
    usage: ['lexiko tournament --players A,B[,C[,D]] [OPTIONEN]'],
    about: [
      'Lässt Computer gegeneinander spielen und vergleicht ihre Stärke: Anteile der Siege und mittlere Vorsprünge, mit dem halben 95-%-Intervall. Spiele kommen in Gruppen mit derselben Reihenfolge im Beutel, in denen alle einmal auf jedem Platz sitzen. Eine Gruppe allein hat kein Intervall. Strg-C endet mit den Gruppen bis dahin.',
    ],
    options: {
      players: ['--players LISTE', 'Die Stufen. Ihre Zahlen kannst du ändern: hard:leave=0.5.'],
      games: ['--games N', 'Wie viele Spiele, aufgerundet auf ganze Gruppen.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      seed: ['--seed N', 'Andere Beutel.'],
      positions: ['--positions N', 'Stellungen, die ein Spieler für eine Antwort durchsuchen darf.'],
      threads: ['--threads N', 'Spiele zugleich. Sonst alle Kerne.'],
      json: ['--json', 'Ein JSON-Objekt für jedes Spiel, dann eines mit der Tabelle.'],
    },
    tables: [],
    notes: [],
  },
  match: {
    usage: ['lexiko match --player A --player B [--player C …] --out ORDNER …'],
    about: [
      'Lässt Stufen und andere Engines gegeneinander spielen: alle gegen alle, je zwei Spiele mit demselben Beutel. Der Ordner behält jedes Spiel als GCG, eine Zeile für jedes Spiel und einen Bericht mit Wertungen und einem Diagramm. Mit denselben Optionen neu gestartet geht ein Wettkampf weiter.',
      'Ein Spieler ist eine Stufe (hard, hard:leave=0.5), ucgi:BEFEHL für ein Programm, das UCGI spricht, oder cgp:BEFEHL für eines, das für jeden Zug gestartet wird: Es liest die Stellung in CGP und schreibt einen Zug wie 8D HORN, exchange QV oder pass; LEXIKO_MS sagt, wie lange es hat. NAME= vor ucgi oder cgp gibt ihm einen Namen.',
    ],
    options: {
      player: ['--player SPIELER', 'Eine Stufe oder ein Programm. Wiederhole es für jeden Spieler.'],
      out: ['--out ORDNER', 'Wo der Wettkampf liegt.'],
      games: ['--games N', 'Spiele von je zwei Spielern, aufgerundet auf eine gerade Zahl.'],
      seconds: ['--seconds S', 'Zeit für jeden Zug, nach der Uhr, für alle.'],
      positions: [
        '--positions N',
        'Ohne --seconds: Stellungen, die eine Stufe für einen Zug durchsuchen darf. Programme haben dann eine Sekunde.',
      ],
      anchor: [
        '--anchor NAME=ELO',
        'Die Wertung eines Spielers; die anderen folgen. Sonst hat der erste Spieler 1500.',
      ],
      report: ['--report DATEI', 'Der Bericht, als .html oder .md. Sonst ORDNER/report.html.'],
      title: ['--title TEXT', 'Sein Titel.'],
      preset: PRESET,
      option: OPTION,
      lexicon: LEXICON,
      seed: ['--seed N', 'Andere Beutel.'],
      json: ['--json', 'Der Bericht als ein JSON-Objekt.'],
    },
    tables: [],
    notes: [],
  },
  train: {
    usage: ['lexiko train leaves|wins --out DATEI [OPTIONEN]'],
    about: [
      'Lernt aus Übungsspielen zweier Seiten, die den besten Zug nach Punkten und Rest spielen. leaves lernt, was Buchstaben wert sind, die auf der Bank bleiben, in mehreren Generationen; wins lernt, wie wahrscheinlich ein Vorsprung gewinnt, nach Abstand und Restbuchstaben.',
      'Ein unterbrochener Lauf geht weiter, wenn du ihn mit denselben Optionen neu startest: Bis zum Ende liegen die Spiele in DATEI.training. Dieselben Optionen ergeben dasselbe, wie viele Threads es auch sind.',
    ],
    options: {
      out: [
        '--out DATEI',
        'DATEI.json; DATEI.ts, die Quelle, mit der Lexiko gebaut wird; DATEI.klv2 für andere Programme und lexiko moves --leaves (Reste bis sechs Buchstaben).',
      ],
      preset: PRESET,
      option: OPTION,
      games: ['--games N', 'Spiele der letzten Generation. Die davor spielen ein Viertel.'],
      generations: ['--generations N', 'Generationen für leaves.'],
      longest: ['--longest N', 'Buchstaben des größten Teils einer Bank, der einen eigenen Wert hat.'],
      lexicon: LEXICON,
      seed: ['--seed N', 'Andere Spiele.'],
      threads: ['--threads N', 'Spiele zugleich. Sonst alle Kerne.'],
    },
    tables: [],
    notes: [],
  },
};
