/**
 * A player's last turns before the bag is empty, in a game of two: it follows its plays over the tiles that it may draw,
 * and takes the one that wins in most of these cases (decision 5).
 */

import type { Action, PlayerView } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { endingOf, hasPlainEnding, idleLimitWithBag } from '../endgame/ending.ts';
import { LARGEST_PRE_ENDGAME_BAG, PreEndgame } from '../endgame/pre-endgame.ts';
import type { PreEndgameMove } from '../endgame/pre-endgame-candidates.ts';
import { boardNumbers, lettersOf, tileOf } from '../generation/letter-numbers.ts';
import { unseenTiles } from '../positions/unseen-tiles.ts';
import { exchangeAction, mayExchangeAtWill, mostExchanged } from './exchange-choice.ts';
import { generatorFor, othersInTurn } from './playout-choice.ts';
import type { Search } from './turn-search.ts';

/** With less work left than this, a search ends before it knows more than playouts. */
const LEAST_EFFORT = 300;
/** After the first look alone, plays have been seen in some draws only, or with greedy endgames. */
const LEAST_LOOKS = 2;
/** What must be left for playouts, of all work, if the search gets no further than its first looks. */
const SHARE_OF_PLAYOUTS = 0.4;
/** More blanks make more plays than there is time for. */
const MOST_BLANKS = 2;

/** The turn that wins in most draws; `null` where there is no such end of the game, or too little time. */
export function turnByDraws(search: Search, view: PlayerView): Action | null {
  const { seat, vocabulary, effort, finder } = search;
  const { alphabet, graph } = vocabulary;
  const other = othersInTurn(view, seat)[0];
  const unseen = lettersOf(unseenTiles(view), alphabet);
  if (other === undefined || !isSearched(search, view, unseen.length) || effort.left < LEAST_EFFORT)
    return null;
  const at = { table: view, seat, graph, alphabet };
  const solver = finder.solver(at);
  const { passRun, zeroRun, scores, ruleset } = view;
  const preEndgame = new PreEndgame(generatorFor(search, view, seat), solver, endingOf(ruleset));
  const reserve = effort.left * SHARE_OF_PLAYOUTS;
  let looks = 0;
  const steps = preEndgame.steps(
    {
      board: boardNumbers(view.board, alphabet),
      rack: lettersOf(itemAt(view.racks, seat), alphabet),
      unseen,
      bagSize: view.pool.length,
      lead: itemAt(scores, seat) - itemAt(scores, other),
      idleTurns: Math.max(
        zeroRun,
        passRun.reduce((sum, run) => sum + run, 0),
      ),
      idleLimit: idleLimitWithBag(ruleset),
    },
    {
      isInterrupted: () => effort.left <= (looks < LEAST_LOOKS ? reserve : 0),
      onLook: () => void looks++,
    },
  );
  let paid = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      for (const { move, look } of value.moves) {
        const action = look >= LEAST_LOOKS ? actionOf(search, view, move) : null;
        if (action !== null) return action;
      }
      return null;
    }
    effort.spend(preEndgame.work - paid);
    paid = preEndgame.work;
  }
}

function isSearched({ seat, personality }: Search, view: PlayerView, unseen: number): boolean {
  const { ruleset, pool, left, aside, board, racks } = view;
  const bagSize = pool.length;
  if (
    bagSize < 1 ||
    bagSize > Math.min(personality.searchedBag, LARGEST_PRE_ENDGAME_BAG) ||
    ruleset.sides !== 2 ||
    left.some(Boolean)
  )
    return false;
  if (ruleset.scoring.kind !== 'premiums' || !hasPlainEnding(ruleset) || aside.length > 0) return false;
  if (board.every((laid) => laid === '')) return false;
  const blanks = ruleset.tiles.counts[BLANK] ?? 0;
  const other = itemAt(racks, 1 - seat).length;
  return blanks <= MOST_BLANKS && unseen === bagSize + other && other > 0;
}

/** `null` if the rules, or good manners, do not allow the move. */
function actionOf(search: Search, view: PlayerView, move: PreEndgameMove): Action | null {
  const { seat, vocabulary, finder } = search;
  const { alphabet, graph } = vocabulary;
  const { passing, scorekeeping } = view.ruleset;
  switch (move.type) {
    case 'pass':
      // Whoever has a play may have to play, even where nobody checks.
      return passing.policy === 'onlyWhenUnable' || passing.obligation === 'must'
        ? null
        : { type: 'pass', seat };
    case 'exchange': {
      if (!mayExchangeAtWill(view) || move.letters.length > mostExchanged(view, seat)) return null;
      return exchangeAction(
        seat,
        view,
        move.letters.map((letter) => tileOf(letter, alphabet)),
      );
    }
    case 'play': {
      const found = finder.plays({ table: view, seat, graph, alphabet }).take({ ...move, equityMilli: 0 });
      if (found === null) return null;
      const isQuiz = scorekeeping.announce === 'quiz';
      return { type: 'play', seat, tiles: found.tiles, ...(isQuiz ? { announced: found.score } : {}) };
    }
  }
}
