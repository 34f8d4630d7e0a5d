/** The short way to a game: everybody at the table agrees to the rules, and the first player is drawn. */

import {
  allSeats,
  anyWordAuthority,
  ok,
  type DictionaryIdentity,
  type GameConfig,
  type Refusal,
  type Result,
  type WordAuthority,
} from '@lexiko/rules';
import { LocalGame, type GameDictionary, type LocalParts } from './local-game.ts';

/** What the host of a table brings; a host that needs more uses `LocalGame`. */
export interface TableParts extends Partial<Omit<LocalParts, 'secret' | 'dictionary'>> {
  /** The secret behind all chance: a long random text that no player can guess. Equal secrets draw equal tiles. */
  readonly secret: string;
  /** Rules on words: `authorityFor` of `@lexiko/words`. If absent, the players rule on words themselves. */
  readonly words?: WordAuthority;
  /** Names the dictionary in the log of the game: `lexicon.identity`. */
  readonly dictionary?: DictionaryIdentity;
}

/** A game that has begun. Refused if the options exclude each other. Without `machineMs`, no time passes. */
export async function openTable(
  config: GameConfig,
  { secret, words = anyWordAuthority(), dictionary, ...parts }: TableParts,
): Promise<Result<LocalGame, Refusal>> {
  const used: GameDictionary = { words, identity: dictionary ?? null };
  const id = dictionary?.id ?? 'table';
  const opened = await LocalGame.create(
    { ...config, options: { 'dictionary.id': id, ...config.options } },
    {
      isComputer: () => false,
      asks: 'before-computers',
      canThink: () => true,
      hidesRacks: false,
      machineMs: () => 0,
      keep: () => {},
      ...parts,
      secret,
      dictionary: () => used,
    },
  );
  if (!opened.ok) return opened;
  const game = opened.value;
  for (const seat of allSeats(game.state.ruleset)) {
    // What players add to chance is theirs; a host that stands for all of them adds nothing to its secret.
    const confirmed = await game.act({ type: 'confirm', seat, nonce: '' });
    if (!confirmed.ok) return confirmed;
  }
  const begun = await game.act({ type: 'begin' });
  return begun.ok ? ok(game) : begun;
}
