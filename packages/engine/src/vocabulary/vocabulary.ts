/**
 * What a player knows about words: those it plays, those it believes barred, those it only supposes to exist. Made
 * from a lexicon, the layers a game puts over it, and a level of commonness; it knows nothing of the game itself.
 */

import type { Ruleset } from '@lexiko/rules';
import {
  type Alphabet,
  allWords,
  barOf,
  buildGraph,
  graphOfGoodWords,
  hasWord,
  isChosen,
  type Lexicon,
  type WordChoice,
  type WordGraph,
  type WordLayers,
  WordPacker,
  writeWord,
} from '@lexiko/words';
import type { LearntTables } from '../judgement/learnt-tables.ts';
import { affixesOf, LONGEST_BASE, madeUpSense, SHORTEST_BASE } from './made-up-words.ts';

/** `barred`: listed, but against the rules of this game, and the player knows it. */
export type Opinion = 'known' | 'barred' | 'unknown';

export interface Vocabulary {
  readonly alphabet: Alphabet;
  /** The words it plays. */
  readonly graph: WordGraph;
  /** All words that are valid in the game: the last resort for a side that must find a play. */
  lawful(): WordGraph;
  /** The words it plays, and some it makes up from them: regular forms that may or may not exist. */
  supposed(): WordGraph;
  opinionOf(word: string): Opinion;
  /** Whether it knows the word but does not say it in this company. */
  avoids(word: string): boolean;
  /** Whether an unknown word looks made up to the player. */
  seemsMadeUp(word: string): boolean;
}

/** `polite`: it plays no words unfit for school (either tier), though it knows them. */
export type Manners = 'any' | 'polite';

/** Builds graphs of chosen words; a host may cache them on disk. */
export type GraphSource = (choice: WordChoice) => WordGraph;

/** Plurals and foreign words are barred in Crosswords only (W-24, W-25). */
export function wordLayersOf({ dictionary: { bars } }: Ruleset): WordLayers {
  const school = { off: 0, tier1: 1, tier2: 2 } as const;
  return {
    plurals: bars.plurals,
    foreign: bars.foreign,
    school: school[bars.school],
  };
}

/** The vocabularies of one lexicon, each made once, and what was learnt in its language. */
export class Library {
  readonly lexicon: Lexicon;
  readonly learnt: LearntTables;
  readonly #graphOf: GraphSource;
  readonly #vocabularies = new Map<string, Vocabulary>();
  readonly #graphs = new Map<string, WordGraph>();

  constructor(
    lexicon: Lexicon,
    learnt: LearntTables,
    graphOf: GraphSource = (choice) => graphOfGoodWords(lexicon, choice),
  ) {
    this.lexicon = lexicon;
    this.learnt = learnt;
    this.#graphOf = graphOf;
  }

  vocabulary(ruleset: Ruleset, level: number | null, manners: Manners = 'any'): Vocabulary {
    const layers = wordLayersOf(ruleset);
    const key = `${JSON.stringify(layers)} ${level} ${manners}`;
    let vocabulary = this.#vocabularies.get(key);
    if (vocabulary === undefined) {
      vocabulary = this.#open(layers, level, manners);
      this.#vocabularies.set(key, vocabulary);
    }
    return vocabulary;
  }

  #open(layers: WordLayers, level: number | null, manners: Manners): Vocabulary {
    const { lexicon } = this;
    const { alphabet } = lexicon;
    // Whether a plural has another reading is for people to argue about: the computer plays none.
    const safe: WordLayers = {
      ...layers,
      plurals: layers.plurals === 'off' ? 'off' : 'anyPlural',
      school: manners === 'polite' ? 2 : layers.school,
    };
    const limits = level === null ? {} : { maxLevel: level };
    const graph = this.#graph({ ...safe, ...limits });
    const lawful = (): WordGraph => this.#graph(layers);
    const isGood = isChosen(lexicon, { ...layers, ...limits });
    const isFamiliar = isChosen(lexicon, { ...NO_BARS, ...limits });
    const bar = barOf(lexicon, layers);
    const opinionOf = (word: string): Opinion => {
      const rank = lexicon.rankOf(word);
      if (rank < 0 || !isFamiliar(rank)) return 'unknown';
      return isGood(rank) ? 'known' : bar(rank) === null ? 'unknown' : 'barred';
    };
    const avoids = (word: string): boolean => manners === 'polite' && lexicon.isUnfit(word);
    const mayExist = (word: string): boolean => opinionOf(word) === 'unknown' && !lexicon.isUnfit(word);
    let supposed: WordGraph | undefined;
    let seemsMadeUp: ((word: string) => boolean) | undefined;
    return {
      alphabet,
      graph,
      lawful,
      supposed: () => (supposed ??= supposedGraph(alphabet, graph, layers, mayExist)),
      opinionOf,
      avoids,
      seemsMadeUp: (word) => (seemsMadeUp ??= madeUpSense(alphabet, graph))(word),
    };
  }

  #graph(choice: WordChoice): WordGraph {
    const key = JSON.stringify(choice);
    let graph = this.#graphs.get(key);
    if (graph === undefined) {
      const isWhole =
        choice.maxLevel === undefined &&
        choice.plurals === 'off' &&
        choice.foreign === 'off' &&
        choice.school === 0;
      graph = isWhole ? this.lexicon.graph : this.#graphOf(choice);
      this.#graphs.set(key, graph);
    }
    return graph;
  }
}

const NO_BARS: WordLayers = { plurals: 'off', foreign: 'off', school: 0 };

function supposedGraph(
  alphabet: Alphabet,
  known: WordGraph,
  layers: WordLayers,
  mayExist: (word: string) => boolean,
): WordGraph {
  const packer = new WordPacker();
  const affixes = affixesOf(alphabet, layers.plurals === 'off' ? 'allowed' : 'barred');
  for (const { letters, length } of allWords(known)) {
    const word = letters.subarray(0, length);
    packer.add(word);
    if (length < SHORTEST_BASE || length > LONGEST_BASE) continue;
    for (const { before, after } of affixes) {
      // Nobody would double the letter: BAKEED, FEIGEEN.
      if (after[0] === word[length - 1]) continue;
      const form = [...before, ...word, ...after];
      if (hasWord(known, form)) continue;
      if (mayExist(writeWord(alphabet, form))) packer.add(form);
    }
  }
  return buildGraph(packer.take());
}
