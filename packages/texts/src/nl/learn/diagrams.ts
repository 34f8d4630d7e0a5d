/** The lessons on Crosswords in Dutch. */

import type { DiagramsTexts } from '../../en/learn/diagrams.ts';
import { points, tiles } from '../grammar.ts';

export const diagrams: DiagramsTexts = {
  title: 'Crosswords in beeld',
  about: 'De drie diagrammen uit het regelboek van Crosswords. Tel elke beurt voordat je kijkt.',
  names: { first: 'Diagram 1', second: 'Diagram 2', third: 'Diagram 3' },
  steps: {
    first: [
      'Het eerste woord heeft minstens drie letters en bedekt een hele balk van het kleine kruis, hier de horizontale.',
    ],
    second: [
      'Het eerste woord, zoals in diagram 1.',
      'A, P en E komen onder de T. Alleen letters die je deze beurt legt, tellen.',
      'F en A komen voor de C, E erachter: je mag aan beide kanten letters toevoegen, in één lijn.',
      'O, O en L komen achter de F. Het gedrukte diagram eindigt hier; de volgende ronde is van ons.',
      'Speler 1 voegt STRY toe aan TAPE. Alle vier de letters liggen op de eigen kleur. Het woord heeft acht letters, maar er zijn er maar vier gelegd: geen bonus van 50 punten.',
      'B, O en B komen voor CAT. De eerste B bedekt een kruis op de eigen kleur, en de dobbelstenen geven 6, zoals in het voorbeeld van het regelboek.',
      'ANIMAL loopt naar beneden tot de L van FOOL: vijf letters voor een woord van zes. Ook dit bedekt een kruis.',
      'I, S en H komen achter FOOL, allemaal op de eigen kleur.',
    ],
    third: [
      'Vier letters over de horizontale balk.',
      'FISH loopt door de I van SHIP naar beneden. Kijk nu naar rij 9: zou daar BASE kunnen, door de S?',
    ],
  },
  turn: (turn, of) => `Beurt ${turn} van ${of}`,
  player: (number, colour) => `Speler ${number} (${colour})`,
  plays: (player, word) => `${player} legt ${word}.`,
  rolled: (reading, square) => `De dobbelstenen voor ${square} geven ${reading}.`,
  letters: (plain, own, score) => {
    if (own === 0) return `${tiles(plain)}, geen op de eigen kleur: ${score}.`;
    if (plain === 0) return `${tiles(own)} op de eigen kleur, dubbel geteld: ${score}.`;
    return `${tiles(plain)} enkel geteld, ${own} op de eigen kleur dubbel: ${score}.`;
  },
  dice: (reading, square, score) => `De dobbelstenen geven ${reading} voor het kruis op ${square}: ${score}.`,
  fifty: (score) => `Meer dan vijf letters, waarvan minstens vijf deze beurt gelegd: ${score}.`,
  total: (score) => `Totaal: ${points(score)}.`,
  rule: 'Regel lezen',
  totals: 'Stand',
  hints: 'Tonen waar deze speler scoort',
  hintsAbout: (player) =>
    `Open kruisen met de punten die de dobbelstenen ${player} gemiddeld opleveren. Letters op de eigen kleur tellen dubbel.`,
  bonus: (score) => `gemiddeld ${points(score)}`,
  clinic: 'BASE proberen',
  colours: { red: 'rood', blue: 'blauw', green: 'groen', orange: 'oranje' },
};
