/** What the line below the board says of whom the table waits for, and of what was last done. */

import { redact, viewFor, type Action, type PlayerViewer } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from '../../src/table/snapshot.ts';
import { attentionOf } from '@lexiko/table';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { headOf, lastActionText } from '../../src/texts/turn-text.ts';
import { gameAfter, LAY } from '../../../table/test/game-after.ts';

const NAMES = ['Ann', 'Ben', 'Cy'];

/** A table of Ann, Ben and Cy after these acts. */
function tableAfter(options: Readonly<Record<string, unknown>>, acts: readonly Action[]) {
  const { events, state } = gameAfter(NAMES.length, options, acts);
  const snapshotFor = (viewer: PlayerViewer): TableSnapshot => ({
    game: 'g',
    seats: NAMES.map((name) => ({ kind: 'person', name })),
    dealCode: '',
    viewer,
    view: viewFor(state, viewer),
    events: events.map((event) => redact(state.ruleset, event, viewer)),
    attention: attentionOf(viewFor(state, viewer), {
      events,
      isComputer: () => false,
      screen: { kind: 'own', viewer },
    }),
    draft: null,
    place: 'server',
  });
  return { mover: state.window?.seat ?? 0, snapshotFor };
}

const ASKS = { 'challenge.window': 'untilAllAccept' };

describe('the line below the board', () => {
  test('says that somebody may challenge, and asks whoever may', () => {
    const { mover, snapshotFor } = tableAfter(ASKS, [LAY]);
    // The next to play answers by playing; the third is asked first.
    const asked = (mover + 2) % 3;
    expect(headOf(ENGLISH, snapshotFor(mover))).toBe(`${NAMES[asked]} may challenge`);
    expect(headOf(ENGLISH, snapshotFor(asked))).toBe('Accept or challenge?');
    expect(headOf(ENGLISH, snapshotFor('spectator'))).toBe(`${NAMES[asked]} may challenge`);
  });

  test('tells the play, not that it was accepted', () => {
    const { mover } = tableAfter(ASKS, [LAY]);
    const [next, asked] = [(mover + 1) % 3, (mover + 2) % 3];
    const snapshot = tableAfter(ASKS, [LAY, { type: 'accept', seat: asked }]).snapshotFor(next);
    expect(headOf(ENGLISH, snapshot)).toBe('Your turn');
    const action = lastActionText(ENGLISH, snapshot, next);
    expect(action).toMatch(new RegExp(`^${NAMES[mover]} played .* for \\d+ points?\\.$`, 'u'));
  });

  test('tells an offer to end the game beside the play, which can still be challenged', () => {
    const { mover } = tableAfter({}, [LAY]);
    const next = (mover + 1) % 3;
    const snapshot = tableAfter({}, [LAY, { type: 'agree', seat: next }]).snapshotFor(next);
    const sentence = `^${NAMES[mover]} played .* for \\d+ points?\\. You agree to end the game\\.$`;
    expect(lastActionText(ENGLISH, snapshot, next)).toMatch(new RegExp(sentence, 'u'));
  });

  test('tells that a play was good to whoever made it, and who lost a turn over it', () => {
    const { mover } = tableAfter({}, [LAY]);
    const [next, third] = [(mover + 1) % 3, (mover + 2) % 3];
    const snapshot = tableAfter({}, [
      LAY,
      { type: 'challenge', seat: next },
      ...[mover, next, third].map((seat): Action => ({ type: 'rule', seat, stands: true })),
    ]).snapshotFor(mover);
    expect(lastActionText(ENGLISH, snapshot, mover)).toMatch(
      new RegExp(`^.* is valid\\. ${NAMES[next]} loses this turn\\.$`, 'u'),
    );
  });

  test('says who rules on a challenged play', () => {
    const { mover } = tableAfter({}, [LAY]);
    const { snapshotFor } = tableAfter({}, [LAY, { type: 'challenge', seat: (mover + 1) % 3 }]);
    expect(headOf(ENGLISH, snapshotFor('spectator'))).toMatch(/decides on the challenge$/u);
  });

  test('says why the game is over, and nothing of laying letters', () => {
    const { snapshotFor } = tableAfter({}, [
      { type: 'resign', seat: 0 },
      { type: 'resign', seat: 2 },
    ]);
    expect(headOf(ENGLISH, snapshotFor(1))).toBe('Ann and Cy resigned.');
  });
});
