/** Board, tiles and colours of a game: those of its box, or as chosen. */

import { CLASSIC_LAYOUT, CLASSIC_TILES, premiumLayout } from '../data/classic.ts';
import { CROSSWORDS_COUNTS, CROSSWORDS_LAYOUTS, CROSSWORDS_TILE_COUNT } from '../data/crosswords.ts';
import type { GameKind } from '../data/presets.ts';
import { isOnBoard, parseSquare, type Layout } from '../layout.ts';
import type { Options } from '../options/option-values.ts';
import { err, ok, type Result } from '../result.ts';
import { colourOfSeats, refuseColours, type Colour } from '../rule-points/colours.ts';
import { allTiles, type TileSet } from '../tile-set.ts';
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
  const equipment =
    game === 'classic' ? classicEquipment(options, given) : crosswordsEquipment(options, sides, given);
  if (!equipment.ok) return equipment;
  const all = allTiles(equipment.value.tiles);
  if (all.length < sides * options['rack.size'])
    return badValue('custom.letters', 'has too few tiles to deal');
  // With one kind of tile the draw for first play would be a tie for ever.
  return new Set(all).size === 1 ? badValue('custom.letters', 'has only one kind of tile') : equipment;
}

function classicEquipment(
  options: Options,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  if (given !== null) return err({ code: 'BAD_COLOURS', reason: 'only Crosswords has colours' });
  const rows = options['custom.board'];
  const layout = rows === null ? CLASSIC_LAYOUT : premiumLayout('custom', rows);
  if (!isOnBoard(layout, layout.centre)) return badValue('custom.board', 'has a blocked centre');
  const tiles = {
    counts: options['custom.letters'] ?? CLASSIC_TILES.counts,
    values: options['custom.values'] ?? CLASSIC_TILES.values,
  };
  return ok({ layout, tiles, colours: [] });
}

/** No letter values: leftover letters and letters played are counted by number (W-13, W-28). */
function crosswordsEquipment(
  options: Options,
  sides: number,
  given: readonly Colour[] | null,
): Result<Equipment, ConfigRefusal> {
  const each = options['cw.coloursEach'];
  const colours = colourOfSeats(given, sides, each);
  const fault = refuseColours(colours, sides, each);
  if (fault !== null) return err({ code: 'BAD_COLOURS', reason: fault });
  const { layout, corners } = CROSSWORDS_LAYOUTS[options['cw.layout']];
  const names = options['cw.crosses'];
  const crosses = names?.map((name) => parseSquare(layout, name) ?? -1) ?? layout.crosses;
  if (crosses.includes(-1)) return badValue('cw.crosses', 'names a square outside the board');
  const tiles = { counts: { ...CROSSWORDS_COUNTS, ...options['cw.letters'] }, values: {} };
  const total = allTiles(tiles).length;
  if (total !== CROSSWORDS_TILE_COUNT)
    return badValue('cw.letters', `makes ${total} tiles instead of ${CROSSWORDS_TILE_COUNT}`);
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

function badValue(key: string, reason: string): Result<never, ConfigRefusal> {
  return err({ code: 'BAD_OPTION_VALUE', key, reason });
}
