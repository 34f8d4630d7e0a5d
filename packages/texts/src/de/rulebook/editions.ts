/** Sections that the printed rulebooks tell differently, or only some of them, in German. */

import type { Ruleset } from '@lexiko/rules';
import type { EditionSections } from '../../en/rulebook/editions.ts';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';

/** Of double and triple letter, double and triple word. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['hellblaues', 'dunkelblaues', 'rosa', 'rotes'],
  alt2007: ['blaues', 'grünes', 'rotes', 'oranges'],
  highContrast: ['hellblaues', 'dunkelblaues', 'rosa', 'rotes'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Zwei bis vier können spielen, und allein gibt es drei Formen von Solitär.';
    case 'standard-2007':
      return 'Zwei bis vier können spielen, ab acht Jahren.';
    case 'school':
      return 'Zwei Mannschaften aus je zwei oder mehr Personen spielen gegeneinander.';
    default:
      return 'Zwei bis vier können spielen.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Das Brett dreht sich auf einem Sockel mit drei Gummifüßen zu der Person, die am Zug ist. Dazu gehören hundert Buchstaben, vier Bänke, ein Beutel und ein Punkteblock.';
    case 'standard-2007':
      return 'Ein Brett, hundert Buchstaben, vier Bänke und ein Beutel.';
    case 'collectible-2020':
      return 'Ein Holzkasten mit Schublade, ein drehbares Brett, dessen erhöhtes Raster die Buchstaben hält, hundert Buchstaben, ein Beutel, vier Bänke aus Metall, ein Punktebuch mit Bleistift und eine Uhr.';
    case 'school':
      return 'Sechs Bretter mit je vier Füßen, sechs Beutel, sechs Sätze Buchstaben, zwölf Bänke, ein Heft für Lehrkräfte, ein Film und ein Regelblatt: genug für sechs Spiele von je zwei Mannschaften.';
    case 'crosswords':
      return 'Ein Brett mit einer Bank an jeder seiner vier Seiten, 120 Buchstaben und Würfel.';
    case 'custom':
      return 'Ein eigenes Spiel hat keine Schachtel: Brett und Buchstaben sind so, wie ihr sie vereinbart.';
  }
}

export const editionSections: EditionSections = {
  aim: {
    title: 'Das Ziel',
    body: (ruleset) => [
      'Ihr legt auf einem gemeinsamen Brett Wörter, die sich kreuzen. Jeder Buchstabe hat einen Wert, Prämienfelder vervielfachen ihn, und die meisten Punkte gewinnen.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Drei- bis vierhundert Punkte sind für eine Mannschaft ein gutes Ergebnis.' : 'Zu zweit sind drei- bis vierhundert Punkte ein gutes Ergebnis.'}`,
    ],
  },
  score: {
    title: 'Die Punkte eines Zuges',
    body: (ruleset) =>
      paragraphs(
        'Jedes Wort, das du bildest oder veränderst, zählt ganz: die Werte aller seiner Buchstaben, auch derer, die schon lagen. Ein Buchstabe in zwei neuen Wörtern zählt in beiden.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
          'Ein N an BIRNE bringt die Punkte von ganz BIRNEN.',
        `Am Ende deines Zuges sagst du die Punkte an, und ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'wer anschreibt, notiert sie' : 'sie werden notiert'}. ${ruleset.scorekeeping.keeper === null ? 'Hier zählt Lexiko.' : 'Hier schreibt jemand von euch an.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'In diesem Spiel nennst du die Punkte zuerst selbst; dann zeigt Lexiko, wie gezählt wird. Es gilt das richtige Ergebnis.',
      ),
  },
  premiums: {
    title: 'Prämienfelder',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Ein ${letter2} Feld (2B) verdoppelt den Buchstaben darauf, ein ${letter3} (3B) verdreifacht ihn, in jedem Wort, zu dem er gehört. Danach verdoppelt ein ${word2} Feld (2W) das ganze Wort, ein ${word3} (3W) verdreifacht es. Der Stern in der Mitte ist ein ${word2} Feld und verdoppelt das erste Wort.`,
        'Zwei Wortfelder in einem Wort vervielfachen einander: zweimal doppelt ist vierfach, zweimal dreifach ist neunfach.',
        'Ein Prämienfeld zählt nur in dem Zug, der es bedeckt.',
      ];
    },
  },
  fifty: {
    title: 'Bingo: alle Buchstaben auf einmal',
    body: (ruleset) => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      return paragraphs(
        `Wer ${bonus.tiles}${ruleset.rack.size > bonus.tiles ? ' oder mehr' : ''} Buchstaben in einem Zug legt, bekommt ${bonus.points} Punkte extra.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' Das ist ein Bingo.' : ' Spieler nennen das ein Bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Suche Anfänge (${BEGINNINGS.join(', ')}) und stell sie links auf die Bank, Endungen (${ENDINGS.join(', ')}) nach rechts.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Zehn Merksätze',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Wörter laufen nach rechts oder nach unten, nie schräg.',
      `• Alle Buchstaben, die sich berühren, müssen Wörter bilden.${isBookOf({ preset }, 'deluxe') ? ' HERD neben einem D ergäbe DD.' : ''}`,
      `• Zwischen zwei Wörtern einer Zeile bleibt ein Feld frei, wenn nicht beide zusammen ein Wort sind.${isBookOf({ preset }, 'deluxe') ? ' Aus GATE und LIED würde GATELIED.' : ''}`,
      `• Hat jemand alles gelegt, legt niemand mehr. Wer nicht legen kann, passt und ${passing.obligation === 'must' ? 'muss' : 'darf'} im nächsten Zug legen, wenn es geht.`,
      dictionary.access === 'free'
        ? '• In diesem Spiel dürfen alle ins Wörterbuch sehen.'
        : '• Das Wörterbuch ist nur für Anfechtungen da.',
      '• Wörter aus anderen Sprachen sind gültig, wenn das Wörterbuch sie führt.',
      '• Ebenso Mehrzahl- und Verbformen, die es voraussetzt.',
      '• Ein angefügter Buchstabe bringt die Punkte des ganzen Worts.',
      blanks.kind === 'retrieve'
        ? '• Ein Blankostein bleibt der Buchstabe, als der er gelegt wurde, bis ihn jemand holt.'
        : '• Ein Blankostein bleibt der Buchstabe, als der er gelegt wurde.',
      '• Ein Wort darf beliebig oft gelegt werden.',
    ],
  },
  tips: {
    title: 'Zehn Tipps',
    body: (ruleset) => [
      `• Lerne die Wörter mit zwei und drei Buchstaben: Sie sind bis zu fünfzig Punkte pro Spiel wert.${isBookOf(ruleset, 'collectible-2020') ? ' Das Buch nennt hundert mit zwei Buchstaben.' : ''}`,
      '• Nutze ein S für zwei Wörter zugleich, und nie für weniger als acht Punkte.',
      '• Mische deine Buchstaben oft und achte auf Gruppen, die zusammengehören: CH, ED, ING, STR, UN.',
      '• Nutze Prämienfelder, besonders neben einem Vokal.',
      '• Denk an den nächsten Zug: Behalte einige von A E I L N R S T und etwa so viele Vokale wie Konsonanten.',
      '• Suche Bingos: Anfänge links auf die Bank, Endungen rechts.',
      '• Kenne die Wörter mit Q ohne U.',
      '• Verlängere Wörter um einen Buchstaben: Versuche neben S auch Y, E, R und D am Ende.',
      '• Hast du einen guten Zug gefunden, suche einen besseren.',
      '• Schlechte Buchstaben ziehen alle einmal. Mach das Beste daraus, und freu dich am Spiel.',
    ],
  },
  history: {
    title: 'Eine kurze Geschichte',
    body: () => [
      'Alfred Butts, einem Architekten in Poughkeepsie im Staat New York, fiel auf, dass Wortspielen die Punkte fehlten. Er erfand ein Spiel mit Punkten und nannte es Lexiko. In den 1930er und 1940er Jahren feilte er daran und nannte es später Criss Cross Words.',
      'Er baute die Spiele zu Hause, verschickte sie auf Bestellung und bemühte sich vergeblich um Patent, Urheberrecht und Hersteller. 1948 hatte er alle drei, und das Spiel kam mit neuem Brett und unter dem Namen in die Läden, den es bis heute trägt.',
      'Seither ist es millionenfach und in vielen Sprachen erschienen. Dieses Projekt greift den ersten Namen auf.',
    ],
  },
  originalSets: {
    title: 'Was in der Schachtel ist',
    body: (ruleset) => [
      box(ruleset),
      'Auf dem Bildschirm kann sich das Brett mitdrehen, Buchstaben rasten ein, und Spiele werden von selbst gespeichert.',
    ],
  },
};
