/** What a side can ask for. Squares are numbers, tiles as in `tile.ts`; names of squares belong to `notation`. */

import type { Direction, Placement } from '../board.ts';
import type { Square } from '../layout.ts';
import type { GameConfig } from '../ruleset/game-config.ts';
import type { Laid, Tile } from '../tile.ts';

export type Seat = number;

/** Which member of a team acts, and which members agree; absent where a side is one person. */
export interface TeamVoice {
  readonly member: number;
  /** Members who agree to this action; `teams.commit=consensus` asks for all who are present. */
  readonly approvals?: readonly number[];
  /** Members who are present; all of them if absent. */
  readonly present?: readonly number[];
}

interface BySeat {
  readonly seat: Seat;
  readonly team?: TeamVoice;
}

export interface PlayAction extends BySeat {
  readonly type: 'play';
  readonly tiles: readonly Placement[];
  /** The score as the player counted it, where the game asks for it (`score.announce=quiz`). */
  readonly announced?: number;
}

/** V-02: rearranges the whole word on `from`, with the rack tiles on `rack` added, into `word` starting at `at`. */
export interface RearrangeAction extends BySeat {
  readonly type: 'rearrange';
  readonly from: readonly Square[];
  readonly at: Square;
  readonly direction: Direction;
  /** One laid tile for each square from `at` on. */
  readonly word: readonly Laid[];
  readonly rack: readonly Square[];
}

export type Action =
  | { readonly type: 'configure'; readonly config: GameConfig }
  | (BySeat & { readonly type: 'confirm'; readonly nonce: string })
  | { readonly type: 'begin'; readonly starter?: Seat }
  | PlayAction
  | RearrangeAction
  | (BySeat & { readonly type: 'exchange'; readonly tiles: readonly Tile[] })
  /** Draws tiles before choosing which to return (`cw.exchange.order=drawFirst`). */
  | (BySeat & { readonly type: 'drawToExchange'; readonly count: number })
  | (BySeat & { readonly type: 'pass' })
  /** The next side starts its turn, which ends the time for a challenge (S-25). */
  | (BySeat & { readonly type: 'start' })
  /** Does not challenge. */
  | (BySeat & { readonly type: 'accept' })
  | (BySeat & { readonly type: 'challenge'; readonly word?: string })
  /** A player's vote on a challenge where no dictionary decides (D-01). */
  | (BySeat & { readonly type: 'rule'; readonly stands: boolean })
  | (BySeat & { readonly type: 'recycle'; readonly square: Square; readonly tile: Laid })
  | (BySeat & { readonly type: 'retrieve'; readonly square: Square; readonly tile: Tile })
  /** The side's time is up; `draft` is what it had laid out. */
  | (BySeat & { readonly type: 'expire'; readonly draft?: readonly Placement[] })
  | (BySeat & { readonly type: 'resign' })
  /** Agrees to end the game; it ends when all have agreed. */
  | (BySeat & { readonly type: 'agree' })
  /** Answers an offer to end the game: this side plays on. */
  | (BySeat & { readonly type: 'decline' })
  /** Ends a game without a winner before every side has had a turn. */
  | (BySeat & { readonly type: 'abort' })
  /** Stops the game and its clocks until it is resumed. Asked for by whoever runs the table, not by a side. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** The scorekeeper confirms the scores as they stand (C-07). */
  | (BySeat & { readonly type: 'confirmScores' })
  /** Open-pool solitaire: takes the last play back. */
  | (BySeat & { readonly type: 'takeBack' });

export type ActionType = Action['type'];
