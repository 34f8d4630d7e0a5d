/** Commands that show something, limited to what the viewer may see. */

import { dictionaryPermission, helpPermission, type PlayerView, type PlayerViewer } from '@lexiko/rules';
import { allTiles, liftedTile, type Tile } from '@lexiko/rules/board';
import { parseTypedTiles } from '@lexiko/rules/notation';
import { deviations, type DictionaryTool } from '@lexiko/rules/options';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { FRAME_COLUMNS, type Answer } from '../terminal/terminal.ts';
import { browse, shortList, wordsFrom, type GameDictionary } from '../dictionary.ts';
import { helpLines, ruleCard } from '../text/help-text.ts';
import { allOptionLines } from '../text/option-text.ts';
import { refusalText } from '../text/refusal-text.ts';
import { sheetLines } from '../screens/score-page.ts';
import { nameOf, type Seating } from '../setup/seating.ts';
import type { TerminalSession } from '../terminal-session.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';
import { countedTiles, tableFrame } from '../screens/table-frame.ts';

const MOST_WORDS = 200;

/** Runs an info command; `null` if it is none. */
export async function runInfoCommand(
  session: TerminalSession,
  viewer: PlayerViewer,
  text: string,
): Promise<Answer | null> {
  const lines = infoLines(session, viewer, text);
  return lines === null ? null : session.terminal.read(lines);
}

function infoLines(session: TerminalSession, viewer: PlayerViewer, text: string): readonly Line[] | null {
  const [verb = '', ...words] = text.trim().split(/\s+/u);
  const { game, terminal, texts } = session;
  const view = game.view(viewer);
  const rest = words.join('');
  switch (verb.toLowerCase()) {
    case 'help':
    case '?':
      return helpLines(texts, view.ruleset, terminal.kind);
    case 'rules':
      return ruleCard(texts, view.ruleset);
    case 'options':
      return [...agreedLines(texts, view), ...allOptionLines(texts, view.ruleset.config, FRAME_COLUMNS)];
    case 'scores':
      return scoreLines(texts, view, game.seating);
    case 'sheet':
      return sheetLines(texts, game.events, game.seating);
    case 'unseen':
      return unseenLines(texts, view);
    case 'board':
      return tableFrame(session.scene(viewer)).lines;
    case 'save':
      return wrapped([texts.terminalTable.saved(game.file.path)]);
    case 'lookup':
      return withTool(texts, view, 'lookup', () => lookUp(texts, game.dictionary, rest));
    case 'browse':
      return withTool(texts, view, 'browse', () => found(texts, browse(game.dictionary, rest, MOST_WORDS)));
    case 'anagram':
      return withTool(texts, view, 'anagram', () =>
        found(texts, wordsFrom(game.dictionary, parseTypedTiles(rest) ?? [], MOST_WORDS)),
      );
    case 'list':
      return helpPermission(view, 'lists') === 'allowed'
        ? found(texts, shortList(game.dictionary, rest.toLowerCase() === 'q' ? 'q' : 'two'))
        : locked(texts);
    default:
      return null;
  }
}

function wrapped(paragraphs: readonly string[]): readonly Line[] {
  return paragraphs.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text));
}

function locked(texts: TerminalTexts): readonly Line[] {
  return wrapped([refusalText(texts, { code: 'DICTIONARY_LOCKED' })]);
}

/** A free dictionary says itself what it offers; without one, all word tools may have been agreed on (H-00). */
function withTool(
  texts: TerminalTexts,
  view: PlayerView,
  tool: DictionaryTool,
  show: () => readonly Line[],
): readonly Line[] {
  const isFree = view.ruleset.dictionary.access === 'free';
  const permission = isFree ? dictionaryPermission(view, tool) : helpPermission(view, 'tools');
  return permission === 'allowed' ? show() : locked(texts);
}

function lookUp(
  { table, terminalTable }: TerminalTexts,
  { authority, lexicon }: GameDictionary,
  text: string,
): readonly Line[] {
  const word = text.toUpperCase();
  if (lexicon === null) return wrapped([terminalTable.noDictionary]);
  return wrapped([table.lookedUp(word, authority.fault(word) === null ? 'good' : 'bad')]);
}

function found({ terminalTable }: TerminalTexts, words: readonly string[]): readonly Line[] {
  if (words.length === 0) return wrapped([terminalTable.notFound]);
  const more = words.length >= MOST_WORDS ? [terminalTable.firstOnly(MOST_WORDS)] : [];
  return wrapped([words.join(' '), ...more]);
}

function agreedLines({ terminalTable }: TerminalTexts, { ruleset }: PlayerView): readonly Line[] {
  const changed = deviations(ruleset.config);
  return wrapped([changed.length === 0 ? terminalTable.byTheRulebook : terminalTable.changed(changed)]);
}

function scoreLines(
  { terminalTable }: TerminalTexts,
  { scores, racks, pool }: PlayerView,
  seating: Seating,
): readonly Line[] {
  return [
    ...scores.map((score, seat) =>
      line(
        `${nameOf(seating, seat).padEnd(16)} ${String(score).padStart(5)}   ${terminalTable.onRack(racks[seat]?.length ?? 0)}`,
      ),
    ),
    line(terminalTable.inBag(pool.length)),
  ];
}

/** Tiles the viewer cannot see: bag, other racks and tiles out of play (C-06). */
export function unseenTiles({ ruleset, board, racks, viewer }: PlayerView): readonly Tile[] {
  const rest = [...allTiles(ruleset.tiles)];
  const own = typeof viewer === 'number' ? (racks[viewer] ?? []) : [];
  const seen = [...board.filter((laid) => laid !== '').map(liftedTile), ...own];
  for (const tile of seen) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function unseenLines({ terminalTable }: TerminalTexts, view: PlayerView): readonly Line[] {
  if (view.ruleset.solitaire.kind === 'openPool') return wrapped([terminalTable.allOpen]);
  const tiles = unseenTiles(view);
  return wrapped([terminalTable.unseen(tiles.length, view.pool.length), countedTiles(tiles)]);
}
