/** Die Abschnitte des Regelbuchs über Crosswords auf Deutsch. */

import { diceCount, sharesRacks } from '@lexiko/rules';
import type { SectionId } from './outline.ts';
import { lettersWithCounts, paragraphs, type SectionText } from './rulebook-texts.ts';

type CrosswordsSection = Extract<SectionId, `cw${string}`>;

export const GERMAN_CROSSWORDS: Readonly<Record<CrosswordsSection, SectionText>> = {
  cwAim: {
    title: 'Das Ziel',
    body: () => [
      'Zwei bis vier legen Wörter wie im Kreuzworträtsel und wollen ihre Steine loswerden. Buchstaben haben keinen Wert: Es zählt, wie viele du legst, und wo. Die eigene Farbe und Felder mit Kreuzen bringen mehr.',
      'Die gedruckten Regeln dieses Spiels sind stellenweise beschädigt; wo sie schweigen, folgt Lexiko der Lesart, bei der alle zutreffen.',
    ],
  },
  cwBoard: {
    title: 'Das Brett',
    body: ({ layout }) => [
      'Vier farbige Flächen von 25 Feldern, rot, blau, grün und orange, bilden ein großes Kreuz. In seiner Mitte liegt ein kleines Kreuz, wo das Spiel beginnt. Manche Felder tragen Kreuze: Dort wird gewürfelt.',
      layout.blocked.length === 0
        ? 'Die Ecken gehören niemandem und dürfen benutzt werden.'
        : 'Die Ecken dürfen in diesem Spiel nicht benutzt werden.',
      'Alle haben eine Farbe. Das erste Wort bestimmt, wo oben ist: Die Farbe derer, die beginnen, liegt unten.',
    ],
  },
  cwStart: {
    title: 'Würfel und Steine',
    body: (ruleset) => [
      `Alle werfen ${diceCount(ruleset.dice) === 1 ? 'einen Würfel' : 'zwei Würfel'}; der höchste Wurf beginnt, bei Gleichstand wird wiederholt. Dann geht es im Uhrzeigersinn.`,
      'Alle ziehen zehn der 120 Steine.',
      `Es gibt: ${lettersWithCounts(ruleset)} und ${ruleset.tiles.counts['?'] ?? 0} Blankos.`,
    ],
  },
  cwOpening: {
    title: 'Das erste Wort',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'plus5'
        ? 'Es hat mindestens drei Buchstaben und bedeckt einen ganzen Balken des kleinen Kreuzes, liegend oder stehend.'
        : 'Es hat mindestens drei Buchstaben und bedeckt das Feld in der Mitte.',
    ],
  },
  cwPlaying: {
    title: 'Anlegen',
    body: () => [
      'Jeder weitere Zug schließt an die Wörter auf dem Brett an. Alle Steine liegen in einer Zeile oder Spalte; gelesen wird nach rechts oder nach unten, und wo Steine sich berühren, muss die Reihe ein Wort sein.',
      'CAT, dann TAPE nach unten von seinem T, dann FACE nach unten durch sein C, dann FOOL quer vom F: Alle fügen ein paar Buchstaben an. Ein Wort darf auch wachsen: Mit STRY wird aus TAPE TAPESTRY.',
      'Liegen SHIP und FISH, kann BASE nicht unter SHIP gelegt werden: SB wäre kein Wort.',
      'Du ziehst auf zehn nach, solange es Steine gibt. Ein Blanko bleibt der Buchstabe, als der er gelegt wurde.',
    ],
  },
  cwScore: {
    title: 'Punkte zählen',
    body: ({ scoring }) => [
      '• Jeder gelegte Stein bringt 5 Punkte, auf der eigenen Farbe 10.',
      `• Ein Stein auf einem Kreuz lässt würfeln: das Fünffache des Wurfs, auf der eigenen Farbe das Zehnfache${scoring.kind === 'areas' && scoring.crossAdds ? ', zusätzlich zu seinen Punkten' : ', statt seiner Punkte'}.`,
      scoring.kind === 'areas' && scoring.bonus.letters > 0 && scoring.bonus.tiles > 0
        ? '• Ein Wort mit mehr als fünf Buchstaben, davon mindestens fünf in diesem Zug gelegt, bringt 50 dazu.'
        : scoring.bonus.tiles > 0
          ? '• Mindestens fünf Steine in einem Zug bringen 50 dazu.'
          : '• Ein Wort mit mehr als fünf Buchstaben bringt 50 dazu.',
      scoring.kind === 'areas' && scoring.counted === 'placed'
        ? 'Was schon lag, zählt nicht noch einmal.'
        : 'In diesem Spiel zählen auch Buchstaben, die schon lagen.',
      'Du zählst deine Punkte selbst; wer anschreibt, notiert sie. Hier tut Lexiko beides.',
    ],
  },
  cwExchange: {
    title: 'Kein Wort',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'Statt zu legen darfst du bis zu drei Steine tauschen.'
        : 'Wer kein Wort findet, tauscht bis zu drei Steine; das ist der Zug.',
    ],
  },
  cwWords: {
    title: 'Welche Wörter gelten',
    body: ({ dictionary }) => [
      `Nicht erlaubt sind Namen, Abkürzungen und Wörter mit Apostroph${dictionary.bars.foreign === 'off' ? '' : ' sowie Fremdwörter'}.`,
      dictionary.bars.plurals === 'onlyPlural'
        ? 'Als Mehrzahl verboten ist nur, was nichts anderes sein kann: CITIES und MICE; BOATS ist auch eine Form des Verbs TO BOAT und bleibt.'
        : dictionary.bars.plurals === 'anyPlural'
          ? 'In diesem Spiel ist verboten, was überhaupt Mehrzahl sein kann.'
          : 'In diesem Spiel sind Mehrzahlformen erlaubt.',
    ],
  },
  cwChallenge: {
    title: 'Ein Wort anzweifeln',
    body: ({ challenge }) =>
      paragraphs(
        'Ein Wort kann angezweifelt werden, bis die nächste Person beginnt. Das Wörterbuch entscheidet.',
        challenge.kind === 'challenge' &&
          challenge.cost.kind === 'stake' &&
          {
            mover:
              'Ist es falsch, verliert, wer es gelegt hat, 25 Punkte und nimmt die Steine zurück. Ist es richtig, gibt es 25 Punkte und noch einen Zug.',
            loserPays:
              'Wer unrecht hatte, verliert 25 Punkte. War das Wort richtig, folgt für seine Seite noch ein Zug.',
            zeroSum: 'Wer recht hatte, gewinnt 25 Punkte und einen Zug, die Gegenseite verliert 25.',
            challenger: 'Wer anzweifelt, gewinnt oder verliert 25 Punkte; mit Recht gibt es noch einen Zug.',
          }[challenge.cost.model],
      ),
  },
  cwEnd: {
    title: 'Das Ende',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Wer keine Steine mehr hat, scheidet aus, und die anderen spielen weiter, bis niemand mehr legen kann.'
        : 'In diesem Spiel beendet es, wer zuerst keine Steine mehr hat.',
      'Jeder übrige Stein kostet 5 Punkte. Die höchste Summe gewinnt; bei Gleichstand wird geteilt.',
    ],
  },
  cwPartners: {
    title: 'Partnerspiel',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'In diesem Spiel spielen zusammen, die sich gegenübersitzen: Rot mit Grün, Blau mit Orange.'
        : 'Vier können als zwei Paare spielen, die sich gegenübersitzen. Nicht in diesem Spiel.',
      'Ein Paar hat eine gemeinsame Punktzahl. Auf den Farben beider zählen Steine und Kreuze doppelt.',
      !sharesRacks(partners)
        ? 'Die Partner sehen die Steine des anderen nicht.'
        : 'Die Partner sehen die Steine des anderen.',
    ],
  },
};
