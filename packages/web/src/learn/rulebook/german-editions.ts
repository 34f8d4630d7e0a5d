/** Abschnitte, die die gedruckten Regelbücher verschieden oder nur manche von ihnen erzählen, auf Deutsch. */

import type { Ruleset } from '@lexiko/rules';
import { BEGINNINGS, ENDINGS } from '../tips/letter-groups.ts';
import type { EditionSection } from './outline.ts';
import { isBookOf, paragraphs, type SectionText } from './rulebook-texts.ts';

/** Wie Buchstaben- und Wortfelder aussehen, und der Stern. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['hellblaues', 'dunkelblaues', 'rosa', 'rotes'],
  alt2007: ['blaues', 'grünes', 'rotes', 'oranges'],
  highContrast: ['hellblaues', 'dunkelblaues', 'rosa', 'rotes'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Zwei bis vier können spielen, und für eine Person allein gibt es drei Formen von Solitär.';
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
      return 'Das Brett dreht sich auf einem Sockel mit drei Gummifüßen zu der Person, die spielt. Dazu gehören hundert Steine, vier Bänke, ein Beutel und ein Punkteblock.';
    case 'standard-2007':
      return 'Ein Brett, hundert Steine, vier Bänke und ein Beutel.';
    case 'collectible-2020':
      return 'Ein Holzkasten mit Schublade, ein drehbares Brett, dessen erhöhtes Raster die Steine hält, hundert Steine, ein Beutel, vier Bänke aus Metall, ein Punktebuch mit Bleistift und eine Uhr.';
    case 'school':
      return 'Sechs Bretter mit je vier Füßen, sechs Beutel, sechs Sätze Steine, zwölf Bänke, ein Heft für Lehrkräfte, ein Film und ein Regelblatt: genug für sechs Spiele von je zwei Mannschaften.';
    case 'crosswords':
      return 'Ein Brett mit einer Bank an jeder seiner vier Seiten, 120 Buchstabensteine und Würfel.';
    case 'custom':
      return 'Ein eigenes Spiel hat keine Schachtel: Brett und Steine sind, wie ihr es vereinbart habt.';
  }
}

export const GERMAN_EDITIONS: Readonly<Record<EditionSection, SectionText>> = {
  aim: {
    title: 'Das Ziel',
    body: (ruleset) => [
      'Auf einem gemeinsamen Brett entstehen Wörter wie im Kreuzworträtsel. Jeder Buchstabe hat einen Wert, manche Felder vervielfachen ihn, und wer am Ende die meisten Punkte hat, gewinnt.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Drei- bis vierhundert Punkte sind für eine Mannschaft ein schönes Ergebnis.' : 'Zu zweit sind drei- bis vierhundert Punkte für eine Seite ein schönes Ergebnis.'}`,
    ],
  },
  score: {
    title: 'Die Punkte eines Zuges',
    body: (ruleset) =>
      paragraphs(
        'Jedes Wort, das du bildest oder veränderst, zählt ganz: die Werte aller seiner Buchstaben, auch derer, die schon lagen. Ein Buchstabe, der zu zwei neuen Wörtern gehört, zählt in beiden.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') && 'Ein S an APPLE bringt das ganze Wort APPLES.',
        `Ein Zug endet mit dem Zählen: Du sagst die Punkte an, und ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'wer anschreibt, notiert sie' : 'sie werden notiert'}, nach jedem Zug. ${ruleset.scorekeeping.keeper === null ? 'Hier zählt Lexiko und führt den Zettel.' : 'Hier führt jemand von euch den Zettel.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'In diesem Spiel nennst du die Punkte zuerst selbst; dann zeigt Lexiko, wie gezählt wird. Es gilt das richtige Ergebnis.',
      ),
  },
  premiums: {
    title: 'Felder, die vervielfachen',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Ein ${letter2} Feld (2L) verdoppelt den Buchstaben darauf, ein ${letter3} (3L) verdreifacht ihn, in jedem Wort, zu dem er gehört. Ein ${word2} Feld (2W) verdoppelt das ganze Wort, ein ${word3} (3W) verdreifacht es, nach den Buchstaben. Der Stern in der Mitte ist ein ${word2} Feld und verdoppelt das erste Wort.`,
        'Zwei Wortfelder in einem Wort vervielfachen einander: zweimal doppelt ist vierfach, zweimal dreifach ist neunfach.',
        'Ein Feld zählt nur in dem Zug, in dem es bedeckt wird.',
      ];
    },
  },
  fifty: {
    title: 'Alle Steine auf einmal',
    body: (ruleset) => {
      const { scoring, rack } = ruleset;
      const { bonus } = scoring;
      return paragraphs(
        `Wer ${bonus.tiles}${rack.size > bonus.tiles ? ' oder mehr' : ''} Steine in einem Zug legt, bekommt zu allem anderen ${bonus.points} Punkte.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' Das ist ein Bingo.' : ' Viele nennen das ein Bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Suche Anfänge (${BEGINNINGS.join(', ')}) und stell sie links auf die Bank, und Endungen (${ENDINGS.join(', ')}), die nach rechts kommen.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Zehn Merksätze',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Wörter gehen nach rechts oder nach unten, nie schräg.',
      `• Lass auf dem Brett keine Buchstaben stehen, die kein Wort sind.${isBookOf({ preset }, 'deluxe') ? ' HERD neben einem D ergäbe DD.' : ''}`,
      `• Zwischen zwei Wörtern einer Zeile bleibt ein Feld frei, wenn nicht beide zusammen ein Wort sind.${isBookOf({ preset }, 'deluxe') ? ' Aus GATE und LIED würde GATELIED.' : ''}`,
      `• Hat jemand alles gelegt, legt niemand mehr. Wer nicht legen kann, passt und ${passing.obligation === 'must' ? 'muss' : 'darf'} im nächsten Zug legen, wenn es geht.`,
      dictionary.access === 'free'
        ? '• Das Wörterbuch steht in diesem Spiel allen offen.'
        : '• Das Wörterbuch ist nur für Einsprüche da.',
      '• Wörter aus anderen Sprachen gelten, wenn das Wörterbuch sie führt.',
      '• Ebenso Mehrzahl- und Verbformen, die es voraussetzt.',
      '• Ein angefügter Buchstabe bringt das ganze Wort.',
      blanks.kind === 'retrieve'
        ? '• Ein Blanko bleibt der Buchstabe, als der er gelegt wurde, bis ihn jemand holt.'
        : '• Ein Blanko bleibt der Buchstabe, als der er gelegt wurde.',
      '• Ein Wort darf beliebig oft wiederkommen.',
    ],
  },
  tips: {
    title: 'Zehn Tipps',
    body: (ruleset) => [
      `• Lerne die Wörter mit zwei und drei Buchstaben: Sie sind bis zu fünfzig Punkte je Spiel wert.${isBookOf(ruleset, 'collectible-2020') ? ' Das Buch nennt hundert mit zwei Buchstaben.' : ''}`,
      '• Lass ein S zwei Wörtern zugleich dienen, und gib es nicht für weniger als acht Punkte her.',
      '• Mische deine Steine immer wieder und achte auf Gruppen, die zusammengehören: CH, ED, ING, STR, UN.',
      '• Achte auf Felder, die vervielfachen, besonders neben einem Vokal.',
      '• Denk an den nächsten Zug: Behalte einige von A E I L N R S T und etwa so viele Vokale wie Konsonanten.',
      '• Suche Wörter mit allen sieben Steinen: Anfänge nach links, Endungen nach rechts auf der Bank.',
      '• Kenne die Wörter mit Q ohne U.',
      '• Einzelne Buchstaben machen aus alten Wörtern neue: Versuche neben S auch Y, E, R und D am Ende.',
      '• Hast du einen guten Zug gefunden, suche einen besseren.',
      '• Schlechte Steine bekommen alle einmal. Mach das Beste daraus, und freu dich am Spiel.',
    ],
  },
  history: {
    title: 'Eine kurze Geschichte',
    body: () => [
      'Alfred Butts, einem Architekten in Poughkeepsie im Staat New York, fiel auf, dass Wortspielen die Punkte fehlten. Er erfand ein Spiel mit Punkten und nannte es Lexiko; in den 1930er und 1940er Jahren feilte er daran und nannte es später Criss Cross Words.',
      'Er fertigte die Spiele zu Hause, verschickte sie auf Bestellung und bemühte sich vergeblich um Patent, Urheberrecht und Hersteller. 1948 hatte er alle drei, und das Spiel kam mit neuem Brett und unter dem Namen in die Läden, den es behalten hat.',
      'Seither ist es in Millionen und in vielen Sprachen erschienen. Dieses Projekt greift den ersten Namen auf.',
    ],
  },
  originalSets: {
    title: 'Was in der Schachtel war',
    body: (ruleset) => [
      box(ruleset),
      'Auf dem Bildschirm kann sich das Brett mitdrehen, Steine rasten ein, und Spiele bewahren sich selbst auf.',
    ],
  },
};
