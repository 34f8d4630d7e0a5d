/** The rulebook's sections on Crosswords in German. */

import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import type { CrosswordsSections } from '../../en/rulebook/crosswords.ts';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  switch (model) {
    case 'mover':
      return `Ist es ungültig, verliert, wer es gelegt hat, ${points} Punkte und nimmt die Buchstaben zurück. Ist es gültig, gibt es dafür ${points} Punkte und noch einen Zug.`;
    case 'loserPays':
      return `Wer unrecht hat, verliert ${points} Punkte. Ist das Wort gültig, gibt es dafür noch einen Zug.`;
    case 'zeroSum':
      return `Wer recht hat, gewinnt ${points} Punkte und noch einen Zug; wer unrecht hat, verliert ${points}.`;
    case 'challenger':
      return `Wer anficht, gewinnt oder verliert ${points} Punkte, und wer zu Recht anficht, bekommt noch einen Zug.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  if (letters > 0 && tiles > 0)
    return `• Ein Wort mit mindestens ${letters} Buchstaben, davon mindestens ${tiles} in diesem Zug gelegt, bringt ${points} extra.`;
  return letters > 0
    ? `• Ein Wort mit mindestens ${letters} Buchstaben bringt ${points} extra.`
    : `• Mindestens ${tiles} Buchstaben in einem Zug bringen ${points} extra.`;
}

export const crosswordsSections: CrosswordsSections = {
  cwAim: {
    title: 'Das Ziel',
    body: () => [
      'Zwei bis vier legen Wörter, die sich kreuzen, und wollen ihre Buchstaben loswerden. Buchstaben haben keinen Wert: Es zählt, wie viele du legst, und wo. Die eigene Farbe und Felder mit Kreuzen bringen mehr.',
      'Die gedruckten Regeln sind stellenweise beschädigt. Wo sie schweigen, folgt Lexiko der Lesart, bei der alle zutreffen.',
    ],
  },
  cwBoard: {
    title: 'Das Brett',
    body: ({ layout }) => [
      'Vier farbige Flächen von 25 Feldern (rot, blau, grün und orange) bilden ein großes Kreuz. In seiner Mitte liegt ein kleines Kreuz, wo das Spiel beginnt. Auf Feldern mit einem Kreuz wird gewürfelt.',
      layout.blocked.length === 0
        ? 'Die Ecken gehören niemandem und dürfen benutzt werden.'
        : 'Die Ecken werden in diesem Spiel nicht benutzt.',
      'Alle haben eine Farbe. Das erste Wort bestimmt, wo oben ist: Die Farbe dessen, der beginnt, liegt unten.',
    ],
  },
  cwStart: {
    title: 'Würfel und Buchstaben',
    body: (ruleset) => [
      `Alle werfen ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'einen Würfel' : 'zwei Würfel'}. Der höchste Wurf beginnt, bei Gleichstand wird wiederholt. Dann geht es im Uhrzeigersinn.`,
      'Alle ziehen zehn der 120 Buchstaben.',
      `Es gibt: ${tilesWithCounts(ruleset)} und ${ruleset.tiles.counts['?'] ?? 0} Blankosteine.`,
    ],
  },
  cwOpening: {
    title: 'Das erste Wort',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'Es hat mindestens drei Buchstaben und bedeckt das Feld in der Mitte.'
        : 'Es hat mindestens drei Buchstaben und bedeckt einen ganzen Balken des kleinen Kreuzes, waagrecht oder senkrecht.',
    ],
  },
  cwPlaying: {
    title: 'Anlegen',
    body: () => [
      'Jeder weitere Zug berührt einen Buchstaben auf dem Brett. Alle seine Buchstaben liegen in einer Zeile oder Spalte. Gelesen wird nach rechts oder nach unten, und wo Buchstaben sich berühren, muss die ganze Reihe ein Wort sein.',
      'Ein englisches Beispiel: CAT, dann TAPE nach unten von seinem T, dann FACE nach unten durch sein C, dann FOOL quer vom F: Alle fügen ein paar Buchstaben an. Du darfst ein Wort auch verlängern: Mit STRY wird aus TAPE TAPESTRY.',
      'Liegen SHIP und FISH, kann BASE nicht unter SHIP gelegt werden: SB ist kein Wort.',
      'Du ziehst auf zehn nach, solange es Buchstaben gibt. Ein Blankostein bleibt der Buchstabe, als der er gelegt wurde.',
    ],
  },
  cwScore: {
    title: 'Punkte zählen',
    body: ({ scoring }) => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted } = scoring;
      return paragraphs(
        `• Jeder gelegte Buchstabe bringt ${letterPoints} Punkte, auf der eigenen Farbe ${letterPoints * ownFactor}.`,
        `• Ein Buchstabe auf einem Kreuz lässt würfeln: das Fünffache des Wurfs, auf der eigenen Farbe das Zehnfache${crossAdds ? ', zusätzlich zu seinen Punkten' : ', statt seiner Punkte'}.`,
        bonusText(bonus),
        counted === 'placed'
          ? 'Buchstaben, die schon lagen, zählen nicht noch einmal.'
          : 'In diesem Spiel zählen auch Buchstaben, die schon lagen.',
        'Du zählst deine Punkte selbst, und wer anschreibt, notiert sie. Hier tut Lexiko beides.',
      );
    },
  },
  cwExchange: {
    title: 'Tauschen',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'Statt zu legen darfst du bis zu drei Buchstaben tauschen.'
        : 'Wer kein Wort findet, tauscht bis zu drei Buchstaben; das ist der Zug.',
    ],
  },
  cwWords: {
    title: 'Gültige Wörter',
    body: ({ dictionary: { bars } }) => [
      `Nicht gültig sind Namen, Abkürzungen und Wörter mit Apostroph${bars.foreign === 'off' ? '' : ' sowie Fremdwörter'}.`,
      bars.plurals === 'onlyPlural'
        ? 'Als Mehrzahl verboten ist nur, was nichts anderes sein kann, im Englischen etwa CITIES und MICE; BOATS ist auch eine Form des Verbs TO BOAT und bleibt.'
        : bars.plurals === 'anyPlural'
          ? 'In diesem Spiel ist jedes Wort verboten, das Mehrzahl sein kann.'
          : 'In diesem Spiel sind Mehrzahlformen gültig.',
    ],
  },
  cwChallenge: {
    title: 'Ein Wort anfechten',
    body: ({ challenge }) =>
      paragraphs(
        'Ein Wort lässt sich anfechten, bis der nächste Zug beginnt. Das Wörterbuch entscheidet.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'Das Ende',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Wer keine Buchstaben mehr hat, scheidet aus; die anderen spielen weiter, bis niemand mehr legen kann.'
        : 'In diesem Spiel beendet es, wer zuerst keine Buchstaben mehr hat.',
      'Jeder übrige Buchstabe kostet 5 Punkte. Die meisten Punkte gewinnen; Gleichstand ist unentschieden.',
    ],
  },
  cwPartners: {
    title: 'Partnerspiel',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'In diesem Spiel sind Partner, die sich gegenübersitzen: Rot mit Grün, Blau mit Orange.'
        : 'Vier können als zwei Paare spielen, die sich gegenübersitzen. Nicht in diesem Spiel.',
      'Ein Paar hat einen gemeinsamen Punktestand. Auf den Farben beider zählen Buchstaben und Kreuze doppelt.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Partner sehen die Buchstaben des anderen.'
        : 'Partner sehen die Buchstaben des anderen nicht.',
    ],
  },
};
