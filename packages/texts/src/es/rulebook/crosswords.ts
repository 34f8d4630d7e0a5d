/** The rulebook's sections on Crosswords in Spanish. */

import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import type { CrosswordsSections } from '../../en/rulebook/crosswords.ts';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';
import { counted as countedNoun } from '../grammar.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  switch (model) {
    case 'mover':
      return `Si no es válida, quien la jugó pierde ${points} puntos y recoge sus fichas. Si es válida, gana ${points} puntos y otro turno.`;
    case 'loserPays':
      return `Quien no tiene razón pierde ${points} puntos. Si la palabra es válida, quien la jugó tiene otro turno.`;
    case 'zeroSum':
      return `Quien tiene razón gana ${points} puntos y otro turno; quien no la tiene pierde ${points}.`;
    case 'challenger':
      return `Quien impugna gana o pierde ${points} puntos y, si tiene razón, juega otro turno.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  if (letters > 0 && tiles > 0)
    return `• Una palabra de al menos ${letters} letras, con al menos ${tiles} fichas jugadas en ese turno, da ${points} puntos extra.`;
  return letters > 0
    ? `• Una palabra de al menos ${letters} letras da ${points} puntos extra.`
    : `• Jugar al menos ${tiles} fichas en un turno da ${points} puntos extra.`;
}

export const crosswordsSections: CrosswordsSections = {
  cwAim: {
    title: 'El objetivo',
    body: () => [
      'De dos a cuatro jugadores forman palabras que se cruzan e intentan acabar sus fichas. Las letras no tienen valor: cuenta cuántas fichas juegas y dónde. Tu color y las casillas con cruz puntúan más.',
      'Las reglas impresas están dañadas en algunas partes. Donde callan, Lexiko sigue la lectura que las hace ciertas a todas.',
    ],
  },
  cwBoard: {
    title: 'El tablero',
    body: ({ layout }) => [
      'Cuatro zonas de color de 25 casillas (roja, azul, verde y naranja) forman una cruz grande. En su centro hay una cruz pequeña, donde empieza la partida. En las casillas con cruz se tiran los dados.',
      layout.blocked.length === 0
        ? 'Las esquinas no son de nadie y se pueden usar.'
        : 'En esta partida no se usan las esquinas.',
      'Cada jugador tiene un color. La primera palabra decide qué lado queda arriba: el color de quien abre queda abajo.',
    ],
  },
  cwStart: {
    title: 'Dados y fichas',
    body: (ruleset) => [
      `Cada jugador tira ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'un dado' : 'dos dados'}. Empieza la tirada más alta; en caso de empate, se vuelve a tirar. El turno pasa en el sentido de las agujas del reloj.`,
      'Cada jugador saca diez de las 120 fichas.',
      `Hay: ${tilesWithCounts(ruleset)}, y ${countedNoun(ruleset.tiles.counts['?'] ?? 0, 'comodín', 'comodines')}.`,
    ],
  },
  cwOpening: {
    title: 'La primera palabra',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'Tiene al menos tres letras y cubre la casilla central.'
        : 'Tiene al menos tres letras y cubre una barra entera de la cruz pequeña, la horizontal o la vertical.',
    ],
  },
  cwPlaying: {
    title: 'Colocar fichas',
    body: () => [
      'Cada jugada siguiente toca alguna ficha del tablero. Todas sus fichas van en una fila o una columna. Las palabras se leen en horizontal o en vertical, y donde unas fichas tocan otras, la línea entera tiene que ser una palabra.',
      'Por ejemplo, en inglés: CAT; luego TAPE, que baja desde su T; luego FACE, que baja por su C; luego FOOL, en horizontal desde la F. Cada jugador añade unas pocas fichas. También se puede alargar una palabra: STRY convierte TAPE en TAPESTRY.',
      'Con SHIP y FISH en el tablero, no se puede jugar BASE debajo de SHIP: SB no es una palabra.',
      'Se sacan fichas hasta volver a tener diez, mientras queden. Un comodín sigue siendo la letra con la que se jugó.',
    ],
  },
  cwScore: {
    title: 'Contar puntos',
    body: ({ scoring }) => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted } = scoring;
      return paragraphs(
        `• Cada ficha que juegas da ${letterPoints} puntos, y ${letterPoints * ownFactor} sobre tu color.`,
        `• Una ficha sobre una cruz te hace tirar los dados: cinco veces la tirada, diez veces sobre tu color${crossAdds ? ', además de sus puntos' : ', en lugar de sus puntos'}.`,
        bonusText(bonus),
        counted === 'placed'
          ? 'Las fichas que ya estaban en el tablero no vuelven a puntuar.'
          : 'En esta partida las fichas que ya estaban en el tablero vuelven a puntuar.',
        'Cada jugador cuenta sus puntos, y quien lleva la planilla los anota. Aquí Lexiko hace las dos cosas.',
      );
    },
  },
  cwExchange: {
    title: 'Cambiar fichas',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'En lugar de jugar puedes cambiar hasta tres fichas.'
        : 'Si no encuentras ninguna palabra, cambias hasta tres fichas; eso cuenta como tu turno.',
    ],
  },
  cwWords: {
    title: 'Palabras válidas',
    body: ({ dictionary: { bars } }) => [
      bars.foreign === 'off'
        ? 'No valen los nombres propios, las abreviaturas ni las palabras con apóstrofo.'
        : 'No valen los nombres propios, las abreviaturas, las palabras con apóstrofo ni los extranjerismos.',
      bars.plurals === 'onlyPlural'
        ? 'Un plural se excluye solo si la palabra no puede ser otra cosa: en inglés, CITIES y MICE quedan fuera, pero BOATS es también una forma del verbo TO BOAT y vale.'
        : bars.plurals === 'anyPlural'
          ? 'En esta partida se excluye toda palabra que pueda ser un plural.'
          : 'En esta partida valen los plurales.',
    ],
  },
  cwChallenge: {
    title: 'Impugnar una palabra',
    body: ({ challenge }) =>
      paragraphs(
        'Se puede impugnar una palabra hasta que empiece el turno siguiente. Decide el diccionario.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'El final',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Quien se queda sin fichas deja de jugar; los demás siguen hasta que nadie pueda.'
        : 'En esta partida, quien antes se queda sin fichas la termina.',
      'Cada ficha sobrante cuesta 5 puntos. Gana la puntuación más alta; si hay igualdad, la partida queda en empate.',
    ],
  },
  cwPartners: {
    title: 'Parejas',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'En esta partida forman pareja los jugadores que se sientan uno frente a otro: rojo con verde, azul con naranja.'
        : 'Cuatro pueden jugar en dos parejas que se sientan una frente a otra. No en esta partida.',
      'Una pareja tiene una sola puntuación. Las fichas cuentan doble sobre los colores de ambos, y las cruces también.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Los miembros de una pareja ven las fichas del otro.'
        : 'Los miembros de una pareja no ven las fichas del otro.',
    ],
  },
};
