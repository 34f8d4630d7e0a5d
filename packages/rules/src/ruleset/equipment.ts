/** Board, tiles and colours of a game: those of its box, or as chosen. */

import { CLASSIC_BOXES, CROSSWORDS_BOXES } from '../data/boxes.ts';
import { CLASSIC_LAYOUT, premiumLayout } from '../data/classic.ts';
import { CROSSWORDS_LAYOUTS, CROSSWORDS_TILE_COUNT } from '../data/crosswords.ts';
import type { GameKind } from '../data/presets.ts';
import { isOnBoard, parseSquare, type Layout } from '../layout.ts';
import type { Options } from '../options/option-values.ts';
import type { ValueFault } from '../options/value-fault.ts';
import { err, ok, type Result } from '../result.ts';
import { colourOfSeats, refuseColours, type Colour } from '../rule-points/colours.ts';
import { BLANK } from '../tile.ts';
import { tileCount, tileSet, type TileSet } from '../tile-set.ts';
import type { ConfigRefusal } from './game-config.ts';

export interface Equipment {
  readonly layout: Layout;
  readonly tiles: TileSet;
  /** By seat; empty where the board has no colours. */
  readonly colours: readonly Colour[];
}

/** `given` are the colours that the players chose. */
export function equipmentOf(
  game: GameKind,
  options: Options,
  sides: number,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  const equipment = boxOf(game, options, sides, given);
  if (!equipment.ok) return equipment;
  const { tiles } = equipment.value;
  if (tileCount(tiles) < sides * options['rack.size'])
    return badValue('custom.letters', { code: 'TOO_FEW_TILES' });
  // With one kind of tile, the draw for first play would never end.
  const kinds = [...tiles.letters, BLANK].filter((tile) => (tiles.counts[tile] ?? 0) > 0);
  return kinds.length === 1 ? badValue('custom.letters', { code: 'ONE_KIND_OF_TILE' }) : equipment;
}

function boxOf(
  game: GameKind,
  options: Options,
  sides: number,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  switch (game) {
    case 'classic':
      return classicEquipment(options, given);
    case 'crosswords':
      return crosswordsEquipment(options, sides, given);
  }
}

function classicEquipment(
  options: Options,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  if (given !== null) return err({ code: 'BAD_COLOURS', colourFault: 'NO_COLOURS_HERE' });
  const rows = options['custom.board'];
  const layout = rows === null ? CLASSIC_LAYOUT : premiumLayout('custom', rows);
  if (!isOnBoard(layout, layout.centre)) return badValue('custom.board', { code: 'BLOCKED_CENTRE' });
  const box = CLASSIC_BOXES[options['letters.language']];
  for (const key of ['custom.letters', 'custom.values'] as const) {
    const strange = strangeLetters(box, options[key]);
    if (strange !== null) return badValue(key, strange);
  }
  const [counts, values] = [options['custom.letters'], options['custom.values']];
  const isOwn = counts !== null || values !== null;
  const tiles = isOwn ? tileSet(box.letters, counts ?? box.counts, values ?? box.values) : box;
  return ok({ layout, tiles, colours: [] });
}

/** What a table of letters names that the language does not have; `null` if there is nothing. */
function strangeLetters(
  { letters }: TileSet,
  table: Readonly<Record<string, number>> | null,
): ValueFault | null {
  const strange = Object.keys(table ?? {}).filter((tile) => tile !== BLANK && !letters.includes(tile));
  return strange.length === 0 ? null : { code: 'NOT_LETTERS_OF_THE_LANGUAGE', letters: strange };
}

function crosswordsEquipment(
  options: Options,
  sides: number,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  const each = options['cw.coloursEach'];
  const colours = colourOfSeats(given, sides, each);
  const colourFault = refuseColours(colours, sides, each);
  if (colourFault !== null) return err({ code: 'BAD_COLOURS', colourFault });
  const { layout, corners } = CROSSWORDS_LAYOUTS[options['cw.layout']];
  const names = options['cw.crosses'];
  const crosses = names?.map((name) => parseSquare(layout, name) ?? -1) ?? layout.crosses;
  if (crosses.includes(-1)) return badValue('cw.crosses', { code: 'SQUARE_OFF_BOARD' });
  const box = CROSSWORDS_BOXES[options['letters.language']];
  const strange = strangeLetters(box, options['cw.letters']);
  if (strange !== null) return badValue('cw.letters', strange);
  const tiles = { ...box, counts: { ...box.counts, ...options['cw.letters'] } };
  const total = tileCount(tiles);
  if (total !== CROSSWORDS_TILE_COUNT)
    return badValue('cw.letters', { code: 'WRONG_TILE_COUNT', total, needed: CROSSWORDS_TILE_COUNT });
  const centre = options['cw.centreBonus'] ? layout.bars.flat() : [];
  return ok({
    layout: {
      ...layout,
      crosses: [...new Set([...crosses, ...centre])],
      blocked: options['cw.corners'] === 'blocked' ? corners : [],
    },
    tiles,
    colours,
  });
}

function badValue(key: string, fault: ValueFault): Result<never, ConfigRefusal> {
  return err({ code: 'BAD_OPTION_VALUE', key, fault });
}
