/** The texts: complete by their type, and here held to a few things that a type cannot say. */

import { isPersonName, RESERVED_NAMES } from '@lexiko/protocol';
import { describe, expect, it } from 'vitest';
import { namesForOthers, YOU } from '../src/finished-game/names-for-others.ts';
import { ENGLISH } from '../src/texts/english.ts';
import { GERMAN } from '../src/texts/german.ts';

type Tree = { readonly [key: string]: unknown };

/** Every plain sentence with the path to it. */
function* sentences(tree: Tree, path = ''): Generator<readonly [path: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else if (typeof value === 'object' && value !== null) yield* sentences(value as Tree, `${path}${key}.`);
  }
}

describe('the texts', () => {
  it('call nobody “you” who reads of a game elsewhere', () => {
    expect(YOU).toEqual([ENGLISH.setup.you, GERMAN.setup.you]);
    const seats = [
      { kind: 'person', name: 'Du' },
      { kind: 'computer', name: 'Easy', level: 'easy' },
    ] as const;
    expect(namesForOthers(seats, ENGLISH.setup.player)).toEqual(['Player 1', 'Easy']);
  });

  it('leave nothing empty', () => {
    for (const language of [ENGLISH, GERMAN])
      for (const [path, text] of sentences(language as unknown as Tree))
        expect(text.trim(), path).not.toBe('');
  });

  it('call no computer by a name that a person may take', () => {
    for (const { levels } of [ENGLISH, GERMAN])
      for (const { name } of Object.values(levels)) {
        expect(RESERVED_NAMES, name).toContain(name);
        expect(isPersonName(name), name).toBe(false);
      }
  });

  it('do not use the trademark', () => {
    for (const language of [ENGLISH, GERMAN])
      for (const [path, text] of sentences(language as unknown as Tree))
        expect(text, path).not.toMatch(/scrabble/iu);
  });
});
