/** The rulebook's sections on Crosswords in Dutch. */

import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import type { CrosswordsSections } from '../../en/rulebook/crosswords.ts';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  switch (model) {
    case 'mover':
      return `Is het ongeldig, dan verliest wie het legde ${points} punten en neemt de letters terug. Is het geldig, dan krijgt die er ${points} punten en een extra beurt voor.`;
    case 'loserPays':
      return `Wie ongelijk heeft, verliest ${points} punten. Is het woord geldig, dan krijgt wie het legde een extra beurt.`;
    case 'zeroSum':
      return `Wie gelijk heeft, krijgt ${points} punten en een extra beurt; wie ongelijk heeft, verliest er ${points}.`;
    case 'challenger':
      return `Wie terecht aanvecht, krijgt ${points} punten en een extra beurt; wie onterecht aanvecht, verliest er ${points}.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  if (letters > 0 && tiles > 0)
    return `• Een woord van minstens ${letters} letters, waarvan er minstens ${tiles} deze beurt gelegd zijn, levert ${points} extra op.`;
  return letters > 0
    ? `• Een woord van minstens ${letters} letters levert ${points} extra op.`
    : `• Minstens ${tiles} letters in één beurt leveren ${points} extra op.`;
}

export const crosswordsSections: CrosswordsSections = {
  cwAim: {
    title: 'Het doel',
    body: () => [
      'Twee tot vier spelers leggen woorden die elkaar kruisen en proberen hun letters kwijt te raken. Letters hebben geen eigen waarde: het gaat erom hoeveel letters je legt, en waar. Je eigen kleur en de vakken met een kruis leveren meer op.',
      'De gedrukte regels zijn hier en daar beschadigd. Waar ze zwijgen, volgt Lexiko de lezing waarbij ze allemaal kloppen.',
    ],
  },
  cwBoard: {
    title: 'Het bord',
    body: ({ layout }) => [
      'Vier gekleurde gebieden van 25 vakken (rood, blauw, groen en oranje) vormen een groot kruis. In het midden ligt een klein kruis, waar het spel begint. Op vakken met een kruis gooi je de dobbelstenen.',
      layout.blocked.length === 0
        ? 'De hoeken zijn van niemand, en je mag ze gebruiken.'
        : 'De hoeken doen in dit spel niet mee.',
      'Elke speler heeft een kleur. Het eerste woord bepaalt wat boven is: de kleur van wie opent, ligt onderaan.',
    ],
  },
  cwStart: {
    title: 'Dobbelstenen en letters',
    body: (ruleset) => [
      `Iedereen gooit ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'een dobbelsteen' : 'twee dobbelstenen'}. De hoogste worp begint; wie gelijk is, gooit opnieuw. De beurt gaat met de klok mee.`,
      'Iedereen trekt tien van de 120 letters.',
      `Dit zijn ze: ${tilesWithCounts(ruleset)}, en ${ruleset.tiles.counts['?'] ?? 0} blanco’s.`,
    ],
  },
  cwOpening: {
    title: 'Het eerste woord',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'Het heeft minstens drie letters en bedekt het middelste vak.'
        : 'Het heeft minstens drie letters en bedekt een hele balk van het kleine kruis, horizontaal of verticaal.',
    ],
  },
  cwPlaying: {
    title: 'Letters aanleggen',
    body: () => [
      'Elke volgende zet raakt een letter op het bord. Alle letters komen in één rij of één kolom. Je leest naar rechts of naar beneden, en overal waar letters elkaar raken, moet de hele lijn een woord zijn.',
      'Een Engels voorbeeld: CAT, dan TAPE naar beneden vanaf de T, dan FACE naar beneden door de C, dan FOOL naar rechts vanaf de F: elke speler legt er een paar letters bij. Je mag een woord ook verlengen: STRY maakt van TAPE TAPESTRY.',
      'Nog een: met SHIP en FISH op het bord kan BASE niet onder SHIP: SB is geen woord.',
      'Je vult weer aan tot tien zolang er letters zijn. Een blanco blijft de letter waarvoor hij gelegd is.',
    ],
  },
  cwScore: {
    title: 'Punten tellen',
    body: ({ scoring }) => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted } = scoring;
      return paragraphs(
        `• Elke letter die je legt, levert ${letterPoints} punten op, ${letterPoints * ownFactor} op je eigen kleur.`,
        `• Voor een letter op een kruis gooi je de dobbelstenen: vijf keer de worp, tien keer op je eigen kleur${crossAdds ? ', boven op de punten van de letter' : ', in plaats van de punten van de letter'}.`,
        bonusText(bonus),
        counted === 'placed'
          ? 'Letters die al op het bord lagen, tellen niet opnieuw.'
          : 'In dit spel tellen letters die al op het bord lagen, opnieuw.',
        'Je telt je eigen punten, en een speler schrijft ze op. Hier doet Lexiko beide.',
      );
    },
  },
  cwExchange: {
    title: 'Letters wisselen',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'In plaats van te leggen mag je hoogstens drie letters wisselen.'
        : 'Vind je geen woord, dan wissel je hoogstens drie letters; dat is je beurt.',
    ],
  },
  cwWords: {
    title: 'Geldige woorden',
    body: ({ dictionary: { bars } }) => [
      `Namen, afkortingen${bars.foreign === 'off' ? '' : ', vreemde woorden'} en woorden met een apostrof zijn niet geldig.`,
      bars.plurals === 'onlyPlural'
        ? 'Een meervoud mag alleen niet als het woord niets anders kan zijn: in het Engels vallen CITIES en MICE af, maar BOATS is ook een vorm van het werkwoord TO BOAT en mag.'
        : bars.plurals === 'anyPlural'
          ? 'In dit spel mag geen woord dat een meervoud kan zijn.'
          : 'In dit spel zijn meervouden geldig.',
    ],
  },
  cwChallenge: {
    title: 'Een woord aanvechten',
    body: ({ challenge }) =>
      paragraphs(
        'Je mag een woord aanvechten tot de volgende speler begint. Het woordenboek beslist.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'Het einde',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Een speler zonder letters is uit; de anderen spelen door tot niemand meer kan leggen.'
        : 'In dit spel is het afgelopen zodra één speler geen letters meer heeft.',
      'Elke overgebleven letter kost 5 punten. De hoogste score wint; bij een gelijke stand is het gelijkspel.',
    ],
  },
  cwPartners: {
    title: 'Partners',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'In dit spel zijn spelers die tegenover elkaar zitten, partners: rood met groen, blauw met oranje.'
        : 'Met vier kun je in twee paren spelen, tegenover elkaar. Niet in dit spel.',
      'Een paar heeft één score. Letters tellen dubbel op de kleuren van beiden, en kruisen ook.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Partners zien elkaars letters.'
        : 'Partners zien elkaars letters niet.',
    ],
  },
};
