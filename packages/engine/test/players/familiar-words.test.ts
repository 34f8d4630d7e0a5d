/** Beginner and Easy play with children: what they lay in a thousand games is known to a schoolchild. */

import { readFileSync } from 'node:fs';
import { inspectPlay } from '@lexiko/rules/board';
import { configure, type GameConfig } from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { expect, test } from 'vitest';
import { seeded, seededChance } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { english } from '../../../words/test/english-files.ts';
import { Library, makeEngineContext, makePlayer, PERSONALITIES, playThrough } from '../../src/index.ts';
import { ENGLISH_TABLES } from '../../src/judgement/learnt/english/tables.ts';
import { KERNELS } from '../support/kernels.ts';

const GAMES = 1000;
/** Common in dictionaries, and yet no words of a child: among them all that Easy once opened with. */
const STRANGE = new Set(
  readFileSync(new URL('../../../../fixtures/everyday-words/english-strange.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
);
/** Tenths of the Zipf frequency: five in ten million words of books. */
const MET = 24;

test('the words that Beginner and Easy play are known to a schoolchild', () => {
  const lexicon = english();
  const { levels, frequencies } = lexicon.columns;
  const [, makeKernel] = KERNELS[1];
  const engine = makeEngineContext(new Library(lexicon, ENGLISH_TABLES), makeKernel);
  const players = [PERSONALITIES.beginner, PERSONALITIES.easy].map((one) => makePlayer(one, engine));
  const config: GameConfig = {
    preset: 'standard-2007',
    sides: 2,
    options: { 'dictionary.id': 'test', 'words.validation': 'auto', 'end.zeroTurns': '3×sides' },
  };
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const words = authorityFor(lexicon, { plurals: 'off', foreign: 'off', school: 0 });
  const played = players.map(() => new Set<string>());
  for (let game = 0; game < GAMES; game++) {
    playThrough({
      config,
      players,
      world: testWorld({ chance: seededChance(game), words }),
      random: seeded(game),
      positions: 50,
      starter: game % 2,
      watch({ before, action }) {
        if (action.type !== 'play') return;
        const play = inspectPlay(before, action.seat, action.tiles);
        if (play.ok) for (const word of play.value.words) played[action.seat]?.add(word);
      },
    });
  }
  for (const [seat, most] of [20, 35].entries()) {
    const laid = [...(played[seat] ?? [])];
    expect(laid.length).toBeGreaterThan(1000);
    const unknown = laid.filter((word) => {
      const rank = lexicon.rankOf(word);
      const frequency = frequencies[rank] ?? 0;
      return (levels[rank] || 95) > most || (frequency > 0 && frequency < MET);
    });
    expect(unknown).toEqual([]);
    expect(laid.filter((word) => STRANGE.has(word) || lexicon.isUnfit(word))).toEqual([]);
  }
});
