/** What the side before the mover may have kept, judging by the turn it had just taken. */

import { seededNumbers } from '@lexiko/engine';
import { boardNumbers, lettersOf, type MoveGenerator } from '@lexiko/engine/moves';
import { inferLeaves, type ObservedTurn, type SupposedRack } from '@lexiko/engine/simulation';
import type { Ruleset } from '@lexiko/rules';
import { neededTile } from '@lexiko/rules/board';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn, TurnAct } from './game-turns.ts';

/** Racks to try: about as much work as playing one move out this often. */
const RACKS = 600;

/** Empty if the turn reveals nothing. Overwrites the generator's board and rack. */
export function supposedByLastTurn(
  {
    ruleset,
    alphabet,
    generator,
    seed,
  }: {
    readonly ruleset: Ruleset;
    readonly alphabet: Alphabet;
    readonly generator: MoveGenerator;
    readonly seed: number;
  },
  { lastTurn, unseen, bagSize, number }: GameTurn,
): readonly SupposedRack[] {
  // A withdrawn play has shown its tiles, which is more than can be inferred; it is ignored.
  if (lastTurn == null || lastTurn.isWithdrawn || bagSize === 0) return [];
  const turn = observed(lastTurn.act, lastTurn.score, alphabet);
  if (turn === null) return [];
  return inferLeaves(
    generator,
    {
      turn,
      board: boardNumbers(lastTurn.board, alphabet),
      rackSize: ruleset.rack.size,
      bagSize: lastTurn.bagSize,
      unseen: lettersOf(unseen, alphabet),
    },
    { racks: RACKS, random: seededNumbers(seed + number), isInterrupted: () => false },
  );
}

function observed(act: TurnAct, score: number, alphabet: Alphabet): ObservedTurn | null {
  switch (act.kind) {
    case 'play': {
      const tiles = act.placed.map(([, laid]) => neededTile(laid));
      return { type: 'play', letters: lettersOf(tiles, alphabet), score };
    }
    case 'exchange':
      return { type: 'exchange', count: act.tiles.length };
    case 'exchange-count':
      return { type: 'exchange', count: act.count };
    case 'pass':
    case 'lost':
      return null;
  }
}
