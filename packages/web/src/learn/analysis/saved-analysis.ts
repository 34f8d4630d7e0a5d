/**
 * An analysis as a file: the game as it came, and the results for its turns. "Save as data" writes it, and the browser's
 * database keeps it. Anybody may have edited it, so a turn that cannot be read is analysed again.
 */

import type { GameSettings, StudiedTurn } from '@lexiko/analysis';
import { PRESET_IDS, type PresetId } from '@lexiko/rules';
import { isGameSettings, isStudiedTurn } from './studied-turn-check.ts';

const VERSION = 1;

/** A game as text, and what is needed to read it again. */
export interface GameOrigin {
  /** GCG, or a log. */
  readonly text: string;
  /** The rules of a GCG file that does not name its own. */
  readonly preset: PresetId;
  /** By seat; empty if the text has them. */
  readonly names: readonly string[];
  /** The dictionary that the reader chose; absent: the one that the text names. */
  readonly dictionary?: string;
}

export interface SavedAnalysis {
  readonly origin: GameOrigin;
  /** By turn; `null`: not analysed yet. */
  readonly studied: readonly (StudiedTurn | null)[];
  /** Turns analysed by playouts. */
  readonly deep: readonly number[];
  /** How the turns were judged; absent: as usual, in an earlier version. */
  readonly settings?: GameSettings;
}

/** `report`: the same results for programs, as the command line writes them; may be empty. */
export function formatSaved({ origin, studied, deep, settings }: SavedAnalysis, report: object): string {
  return `${JSON.stringify({ ...report, lexiko: { version: VERSION, origin, studied, deep, settings } })}\n`;
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function originOf(value: unknown): GameOrigin | null {
  if (!isPlain(value)) return null;
  const { text, preset, names, dictionary } = value;
  const known = PRESET_IDS.find((id) => id === preset);
  if (typeof text !== 'string' || known === undefined || !Array.isArray(names)) return null;
  if (!names.every((name): name is string => typeof name === 'string')) return null;
  return { text, preset: known, names, ...(typeof dictionary === 'string' ? { dictionary } : {}) };
}

/** `null`: not a saved analysis. */
export function parseSaved(text: string): SavedAnalysis | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const saved = isPlain(value) ? value['lexiko'] : null;
  if (!isPlain(saved) || saved['version'] !== VERSION) return null;
  const origin = originOf(saved['origin']);
  if (origin === null) return null;
  const { studied, deep, settings } = saved;
  const turns: readonly unknown[] = Array.isArray(studied) ? studied : [];
  const places: readonly unknown[] = Array.isArray(deep) ? deep : [];
  return {
    origin,
    studied: turns.map((one) => (isStudiedTurn(one) ? one : null)),
    deep: places.filter((at): at is number => Number.isSafeInteger(at)),
    ...(isGameSettings(settings) ? { settings } : {}),
  };
}
