/** Which words a square shows at a table, and when their meaning is told. */

import { redact, type Action } from '@lexiko/rules';
import type { Square } from '@lexiko/rules/board';
import { EMPTY_DRAFT } from '@lexiko/table/draft';
import { openTable, type LocalGame } from '@lexiko/table';
import { describe, expect, it } from 'vitest';
import { wordsOnSquare, type BoardWord } from '../../src/learn/diary/words-on-square.ts';
import type { TableSnapshot } from '../../src/table/snapshot.ts';

const CENTRE = 112;
/** Draws I and F, among others, for whoever begins. */
const SECRET = 'known to the host alone';

/** A game in which whoever begins has laid IF from the centre to the right. */
async function opened(options: Record<string, unknown> = {}): Promise<LocalGame> {
  const game = await openTable({ preset: 'standard-2007', options }, { secret: SECRET });
  if (!game.ok) throw new Error(game.error.code);
  const seat = game.value.state.turn ?? 0;
  await act(game.value, {
    type: 'play',
    seat,
    tiles: [
      [CENTRE, 'I'],
      [CENTRE + 1, 'F'],
    ],
  });
  return game.value;
}

async function act(game: LocalGame, action: Action): Promise<void> {
  const acted = await game.act(action);
  if (!acted.ok) throw new Error(acted.error.code);
}

/** What the player sees who is asked whether the play stands. */
function seen(game: LocalGame, square: Square): readonly BoardWord[] {
  const viewer = 0;
  const snapshot: TableSnapshot = {
    game: 'one',
    seats: ['Ann', 'Ben'].map((name) => ({ kind: 'person', name })),
    dealCode: '',
    viewer,
    view: game.view(viewer),
    events: game.events.map((event) => redact(game.state.ruleset, event, viewer)),
    attention: game.attention,
    draft: EMPTY_DRAFT,
    place: 'here',
  };
  return wordsOnSquare(snapshot, square);
}

describe('a word on the board', () => {
  it('is named with who made it and what it scored; a square without one shows none', async () => {
    const game = await opened();
    const [maker] = game.events.flatMap((event) => (event.type === 'played' ? [event.seat] : []));
    expect(seen(game, CENTRE)).toMatchObject([{ word: 'IF', by: maker, points: 10 }]);
    expect(seen(game, CENTRE + 2)).toEqual([]);
  });

  it('is not explained while it can be challenged and the dictionary is locked, and afterwards is', async () => {
    const game = await opened();
    expect(seen(game, CENTRE)[0]?.mayExplain).toBe(false);
    await act(game, { type: 'pass', seat: game.state.turn ?? 0 });
    expect(seen(game, CENTRE)[0]?.mayExplain).toBe(true);
  });

  it('is explained at once where words may be looked up', async () => {
    const game = await opened({ 'dictionary.access': 'free', 'dictionary.freeTools': ['lookup'] });
    expect(seen(game, CENTRE)[0]?.mayExplain).toBe(true);
  });
});
