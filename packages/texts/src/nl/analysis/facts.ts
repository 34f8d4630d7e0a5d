/** Facts about two moves in Dutch: sentences that repeat the numbers of the facts and add none of their own. */

import type { Compared, Fact } from '@lexiko/analysis';
import { formatSquare, type Layout } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import { capitalized } from '../../capitalized.ts';
import type { FactTexts } from '../../en/analysis/facts.ts';
import { numbersIn } from '../../report-numbers.ts';

const { tenths, points: shortest, wholePercent } = numbersIn('nl');

/** A move as a title: what comes before a play, or in its place, has an English name in notation. */
export function moveTitle(notation: string): string {
  if (notation === '-') return 'Passen';
  if (notation.startsWith('-')) return `${notation.slice(1)} wisselen`;
  return notation
    .replaceAll(/\brecycle (\S+) (\S+)/gu, '$1 omgeruild voor $2')
    .replaceAll(/\bretrieve (\S+) (\S+)/gu, 'blanco van $1 voor $2')
    .replaceAll(/\brearrange (\S+)/gu, 'herschikt tot $1');
}

/** A move inside a sentence. */
function moveName(notation: string): string {
  if (notation === '-') return 'passen';
  return notation.startsWith('-') ? `het wisselen van ${notation.slice(1)}` : moveTitle(notation);
}

const TIMES = ['', '', 'dubbele', 'driedubbele', 'vierdubbele'];

function squareText(layout: Layout, square: number): string {
  if (layout.crosses.includes(square)) return 'het kruis';
  const word = layout.wordFactors[square] ?? 1;
  return word > 1
    ? `het vak met ${TIMES[word]} woordwaarde`
    : `het vak met ${TIMES[layout.letterFactors[square] ?? 1]} letterwaarde`;
}

function points(count: number): string {
  return `${shortest(count)} ${count === 1 ? 'punt' : 'punten'}`;
}

function ahead(lead: number): string {
  return lead === 0 ? 'gelijk' : `met ${points(Math.abs(lead))} ${lead > 0 ? 'voorsprong' : 'achterstand'}`;
}

const ENDINGS = {
  searched: 'Voor zover er is gezocht,',
  'played-on': 'Met steeds de zet die het best lijkt,',
} as const;

/** Turns with their points, the sides taking turns. */
function lineText(moves: readonly { readonly notation: string; readonly score: number }[]): string {
  return moves
    .map(({ notation, score }) =>
      notation === '-' ? moveName(notation) : `${notation} (${shortest(score)})`,
    )
    .join(', ');
}

function factText(fact: Fact, { better, other, layout }: Compared): string {
  const [one, two] = [moveName(better.notation), moveName(other.notation)];
  const hasCrosses = layout.crosses.length > 0;
  switch (fact.kind) {
    case 'points': {
      const more = fact.better - fact.other;
      return `${capitalized(one)} levert ${points(Math.abs(more))} ${more > 0 ? 'meer' : 'minder'} op (${shortest(fact.better)} tegen ${shortest(fact.other)}).`;
    }
    case 'bingo':
      return `${capitalized(one)} ${hasCrosses ? 'levert de bonus van 50 punten op' : 'is een bingo'}.`;
    case 'not-a-word':
      // A play that was removed is judged as a pass, which makes no words.
      return `${other.notation === '-' ? 'De teruggenomen zet' : capitalized(two)} vormt een woord dat niet in het woordenboek staat.`;
    case 'kept': {
      const more = fact.better.worth - fact.other.worth;
      const kept = joinTiles(fact.better.tiles);
      const left = joinTiles(fact.other.tiles);
      const worth = `${tenths(Math.abs(more))} ${more > 0 ? 'meer' : 'minder'} waard`;
      if (kept === '') return `Alle letters leggen is ${worth} dan ${left} houden.`;
      return `Na ${one} houd je ${kept}, ${worth} dan ${left === '' ? 'een leeg plankje' : left}.`;
    }
    case 'hot-square': {
      const [who, rest] = fact.which === 'better' ? [one, two] : [two, one];
      const square = `${squareText(layout, fact.square)} op ${formatSquare(layout, fact.square)}`;
      const [share, otherwise, before] = [fact.share, fact.otherwise, fact.before].map(wholePercent);
      const replies = `levert ${share} van de antwoorden daar ${fact.least} punten of meer op`;
      switch (fact.change) {
        case 'opened':
          return `${capitalized(who)} opent ${square}: daarna ${replies}, tegen ${before} vóór de beurt en ${otherwise} na ${rest}.`;
        case 'closed':
          return `${capitalized(rest)} sluit ${square}, ${who} laat het open: na ${who} ${replies}, tegen ${otherwise} na ${rest} en ${before} vóór de beurt.`;
        case 'unclear':
          return `${capitalized(who)} laat ${square} verder open dan ${rest}: daarna ${replies}, tegen ${otherwise} na ${rest} en ${before} vóór de beurt.`;
      }
      break;
    }
    case 'replies':
      return `Het antwoord levert na ${one} gemiddeld ${tenths(fact.better)} op, na ${two} ${tenths(fact.other)}.`;
    case 'bingo-next':
      return `De volgende beurt brengt na ${one} in ${wholePercent(fact.better)} van de spellen ${hasCrosses ? 'de bonus van 50 punten' : 'een bingo'}, na ${two} in ${wholePercent(fact.other)}.`;
    case 'out':
      return `Met ${one} ben je uit.`;
    case 'ends':
      return fact.proof === 'proven'
        ? `Bewezen: na ${one} eindigt het spel ${ahead(fact.better)}, na ${two} ${ahead(fact.other)}.`
        : `${ENDINGS[fact.proof]} eindigt het spel na ${one} ${ahead(fact.better)}, na ${two} ${ahead(fact.other)}.`;
    case 'last-tile':
      return `${capitalized(one)} wint bij ${fact.better} van de ${fact.ways} mogelijke laatste letters, ${two} bij ${fact.other}.`;
    case 'last-draws':
      return `${capitalized(one)} wint bij ${fact.better} van de ${fact.ways} manieren om de laatste ${fact.tiles} letters te trekken, ${two} bij ${fact.other}.`;
    case 'line':
      return `Het beste vervolg na ${one}: ${lineText(fact.moves)}.`;
    case 'final':
      return `${ENDINGS['played-on']} eindigt het spel na ${one} met ${points(fact.better)}, na ${two} met ${points(fact.other)}.`;
    case 'wins':
      return `${capitalized(one)} wint ${tenths(100 * fact.more)} procentpunt vaker (±${tenths(100 * fact.margin)}).`;
    case 'even': {
      const apart = `${tenths(100 * Math.abs(fact.more))} procentpunt (±${tenths(100 * fact.margin)}, ${fact.draws} simulaties)`;
      if (fact.points === null)
        return `Geen meetbaar verschil: in winstkans schelen ze ${apart}, en ook in punten schelen ze minder dan de foutmarge.`;
      const { more, margin } = fact.points;
      return `Geen meetbaar verschil in winstkans: ${apart}. Maar ${more > 0 ? one : two} levert gemiddeld ${tenths(Math.abs(more))} punten meer op (±${tenths(margin)}).`;
    }
    case 'scores':
      return `${capitalized(one)} levert aan het eind ${tenths(fact.more)} punten meer op (±${tenths(fact.margin)}): gemiddeld ${tenths(fact.better)}, tegen ${tenths(fact.other)} na ${two}.`;
    case 'even-scores':
      return `Geen meetbaar verschil: de eindscores liggen ${tenths(Math.abs(fact.more))} punten uit elkaar, binnen de foutmarge (±${tenths(fact.margin)}, ${fact.draws} simulaties).`;
    case 'worth':
      return `Naar score en rest is ${one} ${tenths(fact.more)} meer waard.`;
  }
}

export const facts: FactTexts = { factText, moveName, moveTitle };
