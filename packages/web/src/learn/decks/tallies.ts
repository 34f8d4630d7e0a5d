/** Counts what a learner misses, by letter and by hook, and names the weakest. Pure. */

import type { Checked } from '../drills/answer-check.ts';
import type { CardAnswer } from '../drills/drill-card.ts';
import type { DeckTallies, Tally } from './deck.ts';

/** What one answer adds to the tallies: each name with whether it was missed. */
export interface Counted {
  readonly letters: readonly (readonly [name: string, isMissed: boolean])[];
  readonly hooks: readonly (readonly [name: string, isMissed: boolean])[];
}

export const NOTHING_COUNTED: Counted = { letters: [], hooks: [] };

/** `lettersOf` splits a word into the letters of its alphabet. */
export function countedOf(
  answer: CardAnswer,
  { isRight, missing, wrong }: Checked,
  lettersOf: (word: string) => readonly string[],
): Counted {
  const byLetter = (word: string, isMissed: boolean): Counted['letters'] =>
    [...new Set(lettersOf(word))].map((letter) => [letter, isMissed]);
  switch (answer.kind) {
    case 'anagrams':
      return {
        letters: answer.words.flatMap(({ word }) => byLetter(word, missing.includes(word))),
        hooks: [],
      };
    case 'meaning':
      return { letters: byLetter(answer.word, !isRight), hooks: [] };
    case 'hooks': {
      const right = [...answer.front.map((one) => `${one}–`), ...answer.back.map((one) => `–${one}`)];
      return {
        letters: [],
        hooks: [
          ...right.map((hook) => [hook, missing.includes(hook)] as const),
          ...wrong.map((hook) => [hook, true] as const),
        ],
      };
    }
    default:
      return NOTHING_COUNTED;
  }
}

type Named = Readonly<Record<string, Tally>>;

function with1(tallies: Named, counted: Counted['letters']): Named {
  const next: Record<string, Tally> = { ...tallies };
  for (const [name, isMissed] of counted) {
    const [asked, missed] = next[name] ?? [0, 0];
    next[name] = [asked + 1, missed + (isMissed ? 1 : 0)];
  }
  return next;
}

export function withCounted(tallies: DeckTallies, counted: Counted): DeckTallies {
  return {
    ...tallies,
    letters: with1(tallies.letters, counted.letters),
    hooks: with1(tallies.hooks, counted.hooks),
  };
}

function sumOf(all: readonly Named[]): Map<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const one of all)
    for (const [name, [asked, missed]] of Object.entries(one)) {
      const [a, m] = sums.get(name) ?? [0, 0];
      sums.set(name, [a + asked, m + missed]);
    }
  return sums;
}

export interface Weakness {
  readonly name: string;
  readonly asked: number;
  readonly missed: number;
}

/** Fewer answers say too little. */
const LEAST_ASKED = 5;
const MOST_SHOWN = 8;

/** The names missed most often in proportion, the weakest first; only those ever missed. */
function weakest(all: readonly Named[]): readonly Weakness[] {
  return [...sumOf(all)]
    .map(([name, [asked, missed]]) => ({ name, asked, missed }))
    .filter(({ asked, missed }) => asked >= LEAST_ASKED && missed > 0)
    .sort(
      (a, b) => b.missed / b.asked - a.missed / a.asked || b.asked - a.asked || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MOST_SHOWN);
}

/** Of all devices. */
export function weakestLetters(tallies: readonly DeckTallies[]): readonly Weakness[] {
  return weakest(tallies.map(({ letters }) => letters));
}

export function weakestHooks(tallies: readonly DeckTallies[]): readonly Weakness[] {
  return weakest(tallies.map(({ hooks }) => hooks));
}
