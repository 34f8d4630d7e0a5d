/** Whom a table at the server waits for, as each of its people sees it. */

import { viewFor, type Action, type PlayerViewer } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { attentionOf } from '../src/online/attention.ts';
import { gameAfter, LAY } from './game-after.ts';

/** A table of two whose people rule on words themselves, after these acts. */
function tableAfter(options: Readonly<Record<string, unknown>>, acts: readonly Action[]) {
  const { events, state } = gameAfter(2, options, acts);
  return {
    mover: state.window?.seat ?? 0,
    seenBy: (viewer: PlayerViewer) => attentionOf(viewFor(state, viewer), { viewer, events }, () => false),
  };
}

describe('a table without a dictionary', () => {
  test('asks everybody at once whether a challenged play stands', () => {
    const plain = tableAfter({}, [LAY]);
    const challenger = 1 - plain.mover;
    const { seenBy } = tableAfter({}, [LAY, { type: 'challenge', seat: challenger }]);
    expect(seenBy(0)).toEqual({ kind: 'vote', seat: 0 });
    expect(seenBy(1)).toEqual({ kind: 'vote', seat: 1 });
    expect(seenBy('spectator')).toMatchObject({ kind: 'answer' });
    const after = tableAfter({}, [
      LAY,
      { type: 'challenge', seat: challenger },
      { type: 'rule', seat: challenger, stands: false },
    ]);
    expect(after.seenBy(challenger)).toEqual({ kind: 'answer', seat: plain.mover });
    expect(after.seenBy(plain.mover)).toEqual({ kind: 'vote', seat: plain.mover });
  });

  test('asks the scorekeeper, and nobody else, whether the scores are right', () => {
    const { seenBy } = tableAfter({ scorekeeper: 1 }, [LAY]);
    expect(seenBy(1)).toEqual({ kind: 'confirm-scores', seat: 1 });
    expect(seenBy(0)).toMatchObject({ kind: 'turn' });
  });
});
