import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { languageOf } from '@lexiko/languages';
import { makeAlphabet, readWord, writeWord, type Alphabet } from '../src/alphabet.ts';
import { alphabetOf, ENGLISH } from '../src/language-alphabet.ts';
import { buildGraph } from '../src/graph/build-graph.ts';
import { allWords } from '../src/graph/graph-walk.ts';
import { formatKwg, parseKwg } from '../src/graph/kwg.ts';
import { sortWords, WordPacker } from '../src/graph/packed-words.ts';
import {
  childOf,
  endsWord,
  GADDAG_ARC,
  hasGaddag,
  hasWord,
  isLastSibling,
  arcLetter,
  makeArc,
  type WordGraph,
} from '../src/graph/word-graph.ts';
import { rankOf, rankWords, wordAt } from '../src/graph/word-ranks.ts';
import { treeOf, treeWithout } from '../src/graph/word-tree.ts';

function graphOf(words: readonly string[], alphabet: Alphabet = ENGLISH): WordGraph {
  return buildGraph(words.map((word) => read(word, alphabet)));
}

function read(word: string, alphabet: Alphabet = ENGLISH): Uint8Array {
  const letters = readWord(alphabet, word);
  if (letters === null) throw new Error(`${word} is not spelt in ${alphabet.name}`);
  return letters;
}

function spell(graph: WordGraph, alphabet: Alphabet = ENGLISH): string[] {
  return Array.from(allWords(graph), ({ letters, length }) => writeWord(alphabet, letters, length));
}

/** Everything the GADDAG spells, the separator written as @. */
function spellGaddag(graph: WordGraph): string[] {
  const found: string[] = [];
  function visit(first: number, before: string): void {
    if (first === 0) return;
    for (let index = first; ; index++) {
      const arc = graph.nodes[index] ?? 0;
      const here = before + (arcLetter(arc) === 0 ? '@' : (ENGLISH.letters[arcLetter(arc)] ?? ''));
      if (endsWord(arc)) found.push(here);
      visit(childOf(graph, index), here);
      if (isLastSibling(arc)) return;
    }
  }
  visit(childOf(graph, GADDAG_ARC), '');
  return found.sort();
}

/** What the GADDAG of these words must spell, by definition. */
function gaddagOf(words: readonly string[]): string[] {
  return [...new Set(words)]
    .flatMap((word) =>
      Array.from(word, (_, at) => {
        const reversed = Array.from(word.slice(0, at + 1))
          .reverse()
          .join('');
        return at === word.length - 1 ? reversed : `${reversed}@${word.slice(at + 1)}`;
      }),
    )
    .sort();
}

/** Words over few letters, so that beginnings and endings are often shared. */
const WORDS = fc.array(fc.string({ unit: fc.constantFrom('A', 'B', 'S', 'Z'), minLength: 1, maxLength: 7 }), {
  minLength: 1,
  maxLength: 60,
});

describe('a word graph', () => {
  test('holds exactly its words, whatever the words', () => {
    fc.assert(
      fc.property(WORDS, (words) => {
        expect(spell(graphOf(words))).toEqual([...new Set(words)].sort());
      }),
    );
  });

  test('answers like a plain set, for members and strangers', () => {
    fc.assert(
      fc.property(WORDS, WORDS, (words, others) => {
        const graph = graphOf(words);
        const set = new Set(words);
        for (const word of [...words, ...others]) expect(hasWord(graph, read(word))).toBe(set.has(word));
      }),
    );
  });

  test('spells CARE from each of its letters outwards', () => {
    expect(spellGaddag(graphOf(['CARE']))).toEqual(['AC@RE', 'C@ARE', 'ERAC', 'RAC@E']);
  });

  test('holds in its second half every word from each of its letters, and nothing else', () => {
    fc.assert(
      fc.property(WORDS, (words) => {
        expect(spellGaddag(graphOf(words))).toEqual(gaddagOf(words));
      }),
    );
  });

  test('is minimal: no two lists of siblings are equal, and a list that ends another is stored inside it', () => {
    const graph = graphOf(['BATS', 'CATS', 'BATES', 'CATES']);
    // 2 roots; B C | A | T | E S | S: siblings S is the tail of siblings E, S.
    const dawgOnly = buildGraph(
      ['BATS', 'CATS', 'BATES', 'CATES'].map((word) => read(word)),
      'dawg',
    );
    expect(dawgOnly.nodes.length).toBe(2 + 2 + 1 + 1 + 2);
    expect(hasGaddag(dawgOnly)).toBe(false);
    expect(hasGaddag(graph)).toBe(true);
  });

  test('has siblings in rising order, as other engines rely on', () => {
    const { nodes } = graphOf(['AB', 'AA', 'ZA', 'MA', 'MAB', 'MAA']);
    for (let index = 3; index < nodes.length; index++) {
      if (isLastSibling(nodes[index - 1] ?? 0)) continue;
      expect(arcLetter(nodes[index] ?? 0)).toBeGreaterThan(arcLetter(nodes[index - 1] ?? 0));
    }
  });

  test('can lie in memory shared between threads', () => {
    const bytes = formatKwg(graphOf(['HORN', 'FARM', 'PASTE']));
    const shared = new Uint8Array(new SharedArrayBuffer(bytes?.length ?? 0));
    shared.set(bytes ?? []);
    const graph = parseKwg(shared);
    expect(graph.ok && graph.value.nodes.buffer === shared.buffer).toBe(true);
    expect(graph.ok && hasWord(graph.value, read('FARM'))).toBe(true);
  });
});

describe('an enormous list', () => {
  test('without common endings gets a graph beyond the format, without the half for move generators', () => {
    // Words of 63 letters by a simple generator: hardly an arc is shared, so 77,000 of them need more than 2^22 arcs.
    const [count, length] = [77_000, 63];
    const letters = new Uint8Array(count * length);
    for (let at = 0, seed = 1; at < letters.length; at++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      letters[at] = 1 + ((seed >>> 16) % 26);
    }
    const graph = buildGraph({
      count,
      letters,
      starts: Uint32Array.from({ length: count + 1 }, (_, i) => i * length),
    });
    expect(graph.high).not.toBeNull();
    expect(hasGaddag(graph)).toBe(false);
    expect(formatKwg(graph)).toBeNull();
    expect(rankWords(graph).count).toBe(count);
    for (let word = 0; word < count; word += 7) {
      const start = word * length;
      if (!hasWord(graph, letters.subarray(start, start + length)))
        throw new Error(`word ${word} is missing`);
      if (hasWord(graph, letters.subarray(start, start + length - 1)))
        throw new Error(`word ${word} ends early`);
    }
  });
});

describe('sorting packed words', () => {
  test('puts any words in order, each once, also when there are many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 5 }), {
          maxLength: 300,
        }),
        (words) => {
          const packer = new WordPacker();
          for (const word of words) packer.add(read(word));
          const { count, letters, starts } = sortWords(packer.take());
          const sorted = Array.from({ length: count }, (_, i) =>
            writeWord(ENGLISH, letters.subarray(starts[i], starts[i + 1])),
          );
          expect(sorted).toEqual([...new Set(words)].sort());
        },
      ),
    );
  });
});

describe('ranks', () => {
  test('number the words in the order of the alphabet, and lead back to them', () => {
    fc.assert(
      fc.property(WORDS, WORDS, (words, others) => {
        const graph = graphOf(words);
        const ranks = rankWords(graph);
        const sorted = [...new Set(words)].sort();
        expect(ranks.count).toBe(sorted.length);
        const out = new Uint8Array(16);
        for (const [rank, word] of sorted.entries()) {
          expect(rankOf(graph, ranks, read(word))).toBe(rank);
          expect(writeWord(ENGLISH, out, wordAt(graph, ranks, rank, out))).toBe(word);
        }
        for (const word of others) expect(rankOf(graph, ranks, read(word))).toBe(sorted.indexOf(word));
      }),
    );
  });
});

describe('the tree of the rules', () => {
  test('ends in 0 where no word goes on', () => {
    const tree = treeOf(graphOf(['HORN', 'HO']), ENGLISH);
    const h = tree.step(tree.root, 'H');
    const ho = tree.step(h, 'O');
    expect([tree.endsWord(tree.root), tree.endsWord(h), tree.endsWord(ho)]).toEqual([false, false, true]);
    expect(tree.step(ho, 'T')).toBe(0);
    expect(tree.step(0, 'H')).toBe(0);
    expect(tree.step(tree.root, '?')).toBe(0);
    expect(tree.endsWord(0)).toBe(false);
  });

  test('knows the words left when some are barred', () => {
    fc.assert(
      fc.property(WORDS, fc.nat(3), (words, residue) => {
        const graph = graphOf(words);
        const ranks = rankWords(graph);
        const tree = treeWithout(graph, ranks, ENGLISH, (rank) => rank % 4 === residue);
        for (const [rank, word] of [...new Set(words)].sort().entries()) {
          const node = Array.from(word).reduce((at, letter) => tree.step(at, letter), tree.root);
          expect(tree.endsWord(node)).toBe(rank % 4 !== residue);
        }
      }),
    );
  });
});

describe('KWG files', () => {
  test('lay arcs out as the format says', () => {
    const graph = buildGraph([read('AB')], 'dawg');
    // root → A at 2 → B at 3
    const [root, gaddag, ...arcs] = graph.nodes;
    expect(root).toBe(makeArc(0, false, true, 2));
    expect(gaddag).toBe(makeArc(0, false, true, 0));
    expect(arcs).toEqual([0x0140_0003, 0x02c0_0000]);
    expect(Array.from(formatKwg(graph)?.subarray(8, 12) ?? [])).toEqual([0x03, 0x00, 0x40, 0x01]);
  });

  test('come back as they were, also from memory that is not aligned', () => {
    const graph = graphOf(['HORN', 'FARM', 'PASTE', 'MOB', 'BIT']);
    const bytes = formatKwg(graph) ?? new Uint8Array();
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    for (const copy of [bytes, shifted.subarray(1)]) {
      const parsed = parseKwg(copy);
      expect(parsed.ok && spell(parsed.value)).toEqual(['BIT', 'FARM', 'HORN', 'MOB', 'PASTE']);
    }
  });

  function parseArcs(...arcs: number[]): unknown {
    const parsed = parseKwg(new Uint8Array(Uint32Array.from(arcs).buffer));
    return parsed.ok ? spell(parsed.value) : parsed.error;
  }
  const root = makeArc(0, false, true, 2);

  test('are refused when damaged, with the place', () => {
    expect(parseKwg(new Uint8Array(9))).toEqual({ ok: false, error: { code: 'not-whole-arcs', size: 9 } });
    expect(parseArcs(0, 0)).toEqual({ code: 'no-words' });
    expect(parseArcs(root, 0, makeArc(1, true, true, 99))).toEqual({ code: 'child-out-of-range', index: 99 });
    expect(parseArcs(root, 0, makeArc(1, true, false, 0))).toEqual({ code: 'child-out-of-range', index: 3 });
    expect(parseArcs(root, 0, makeArc(0, true, true, 0))).toEqual({
      code: 'letter-out-of-range',
      index: 2,
      letter: 0,
    });
    expect(parseArcs(root, 0, makeArc(2, true, false, 0), makeArc(1, true, true, 0))).toEqual({
      code: 'letters-not-rising',
      index: 3,
    });
  });

  test('are refused when they go round in a circle', () => {
    expect(parseArcs(root, 0, makeArc(1, true, true, 2))).toEqual({ code: 'endless' });
    expect(parseArcs(root, 0, makeArc(1, false, true, 3), makeArc(2, true, true, 2))).toEqual({
      code: 'endless',
    });
  });

  test('never crash the reader, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint32Array({ minLength: 2, maxLength: 40 }), (arcs) => {
        const small = arcs.map((arc) => (arc & 0xffc0_0000) | (arc % 48));
        parseKwg(new Uint8Array(small.buffer));
      }),
    );
  });
});

describe('alphabets', () => {
  const spanish = alphabetOf(languageOf('spanish'));
  const catalan = alphabetOf(languageOf('catalan'));

  test('read letters of several characters as one', () => {
    expect(read('CHICO', spanish).length).toBe(4);
    expect(read('col·legi', catalan).length).toBe(6);
    expect(read('LLUNY', catalan).length).toBe(4);
  });

  test('tell C followed by H from the letter CH by brackets', () => {
    const apart = Uint8Array.from([read('C', spanish)[0] ?? 0, read('H', spanish)[0] ?? 0]);
    expect(writeWord(spanish, apart)).toBe('[C][H]');
    expect(read('[C][H]', spanish)).toEqual(apart);
    expect(read('[C]H', spanish)).toEqual(apart);
  });

  test('carry a graph: words with CH and L·L come back whole', () => {
    expect(spell(graphOf(['CHICO', 'PERRO', 'COCHE'], spanish), spanish)).toEqual([
      'COCHE',
      'CHICO',
      'PERRO',
    ]);
    expect(spell(graphOf(['COL·LEGI', 'ANYS'], catalan), catalan)).toEqual(['ANYS', 'COL·LEGI']);
  });

  test('hold the usual hundred tiles', () => {
    for (const alphabet of [ENGLISH, spanish, catalan]) {
      expect(alphabet.counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    }
  });

  test('of 62 letters work to the last letter', () => {
    const letters = Array.from({ length: 62 }, (_, i) => ({ letter: String.fromCodePoint(0x4e00 + i) }));
    const large = makeAlphabet({ id: 'large', name: 'Large', letters });
    if (!large.ok) throw new Error(large.error.code);
    const word = letters.map(({ letter }) => letter).join('');
    expect(spell(graphOf([word, word.slice(1)], large.value), large.value)).toEqual([word, word.slice(1)]);
    expect(makeAlphabet({ id: 'x', name: 'X', letters: [...letters, { letter: 'A' }] }).ok).toBe(false);
  });

  test('of 62 letters, of one to three characters, go through a file', () => {
    // A, AB, ABC, C, CD, CDE and so on: each is the beginning of another.
    const code = (at: number): string => String.fromCodePoint(0x4e00 + at);
    const letters = Array.from({ length: 62 }, (_, at) => {
      const first = 2 * Math.floor(at / 3);
      return {
        letter: [0, 1, 2]
          .slice(0, 1 + (at % 3))
          .map((part) => code(first + part))
          .join(''),
      };
    });
    const large = makeAlphabet({ id: 'large', name: 'Large', letters });
    if (!large.ok) throw new Error(large.error.code);
    const words = Array.from({ length: 400 }, (_, word) =>
      Uint8Array.from({ length: 2 + (word % 7) }, (_none, at) => 1 + ((word * 7 + at * at * 17) % 62)),
    );
    const graph = buildGraph(words);
    const parsed = parseKwg(Uint8Array.from(formatKwg(graph) ?? []));
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(parsed.value.nodes).toEqual(graph.nodes);
    const spelt = spell(parsed.value, large.value);
    expect(spelt.length).toBe(new Set(words.map(String)).size);
    expect(new Set(spelt.flatMap((word) => [...read(word, large.value)])).size).toBe(62);
    expect(spelt.map((word) => String(read(word, large.value))).toSorted()).toEqual(
      [...new Set(words.map(String))].toSorted(),
    );
  });

  test('are refused with a repeated letter, an empty one, or one that patterns need', () => {
    for (const letters of [['A', 'a'], [''], ['A', '?'], []]) {
      expect(makeAlphabet({ id: 'x', name: 'X', letters: letters.map((letter) => ({ letter })) }).ok).toBe(
        false,
      );
    }
  });
});
