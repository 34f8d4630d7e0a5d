/**
 * What is synchronised, matter by matter. Each knows its pieces: what of what is here belongs at the server, and how what
 * comes from there is added to what is here. Adding is commutative, associative and idempotent, so that devices agree
 * whatever comes when and however often.
 */

import type { Piece } from './pieces.ts';

export interface Matter {
  /** With which the names of its pieces begin. */
  readonly root: string;
  /** Adds pieces to what is here. Whatever is not readable is left alone. `reread`: it needs all pieces of the server. */
  take(pieces: readonly Piece[]): Promise<'reread' | undefined>;
  /**
   * The pieces as they are here, at least those that may be other than at the server. `content: null`: the piece is to be
   * deleted. `known`: the names of the pieces that the server has.
   */
  pieces(known: readonly string[]): AsyncIterable<Piece>;
  /** All of the pieces are at the server. */
  settle?(): Promise<void>;
  /** The server has nothing any more. */
  forget?(): Promise<void>;
}
