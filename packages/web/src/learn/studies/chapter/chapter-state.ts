/** The place of a chapter that is on the screen, and what is done there. */

import { signal, type Signal } from '@preact/signals';
import {
  isSamePlay,
  laidTurn,
  lineThrough,
  lineTo,
  nodeAt,
  START,
  turnsAfter,
  turnsOfLine,
  typedTurn,
  type Chapter,
  type KeptLine,
  type StudyEvent,
  type TurnProblem,
} from '@lexiko/analysis/studies';
import type { Result } from '@lexiko/rules';
import type { Placement, Tile } from '@lexiko/rules/board';
import { newId } from '../store/new-id.ts';
import type { OpenStudy } from '../store/open-study.ts';

/** The places that are left and come back to, by chapter. */
export class ChapterPlaces {
  readonly #places = new Map<string, Signal<string>>();

  of(chapter: string): Signal<string> {
    const known = this.#places.get(chapter) ?? signal(START);
    this.#places.set(chapter, known);
    return known;
  }
}

export function openChapterPlaces(): ChapterPlaces {
  return new ChapterPlaces();
}

/** The turn next to a place; `null` where there is none. */
export function neighbourOf(
  chapter: Chapter,
  at: string,
  step: 'back' | 'on' | 'first' | 'last' | 'above' | 'below',
): string | null {
  const line = lineThrough(chapter, at);
  switch (step) {
    case 'first':
      return START;
    case 'last':
      return line.at(-1)?.id ?? START;
    case 'back':
      return nodeAt(chapter, at)?.parent ?? null;
    case 'on':
      return turnsAfter(chapter, at)[0]?.id ?? null;
    case 'above':
    case 'below': {
      const parent = nodeAt(chapter, at)?.parent ?? null;
      if (parent === null) return null;
      const siblings = turnsAfter(chapter, parent).map(({ id }) => id);
      return siblings[siblings.indexOf(at) + (step === 'above' ? -1 : 1)] ?? null;
    }
  }
}

/** How many turns come before a place. */
export function depthOf(chapter: Chapter, at: string): number {
  return lineTo(chapter, at).length;
}

export type NewTurn =
  | { readonly rack: readonly Tile[]; readonly text: string }
  | { readonly rack: readonly Tile[]; readonly tiles: readonly Placement[] };

/** `FULL`: the study holds no more. */
export type TurnRefusal = TurnProblem | { readonly code: 'FULL' };

/** Plays a turn at a place: goes there if the chapter has it, else adds it. Answers with the place after it. */
export function playTurn(
  study: OpenStudy,
  chapter: Chapter,
  at: string,
  turn: NewTurn,
): Result<string, TurnRefusal> {
  const line = 'text' in turn ? typedTurn(chapter, at, turn) : laidTurn(chapter, at, turn);
  if (!line.ok) return line;
  const known = turnsAfter(chapter, at).find((node) => isSamePlay(node.line, line.value));
  if (known !== undefined) return { ok: true, value: known.id };
  const id = newId();
  const event: StudyEvent = {
    type: 'turns-added',
    chapter: chapter.id,
    after: at,
    turns: [{ id, line: line.value, note: '' }],
  };
  return study.record(event) === null ? { ok: true, value: id } : { ok: false, error: { code: 'FULL' } };
}

/** Adds what the chapter lacks of a kept line. Answers with the place after its first turn, from where it is stepped through. */
export function playLine(
  study: OpenStudy,
  chapter: Chapter,
  at: string,
  kept: { readonly rack: readonly Tile[]; readonly line: KeptLine },
): Result<string, TurnRefusal> {
  const added = turnsOfLine(chapter, at, kept, newId);
  if (!added.ok) return added;
  const { after, turns, end } = added.value;
  if (turns.length > 0) {
    const refusal = study.record({ type: 'turns-added', chapter: chapter.id, after, turns });
    if (refusal !== null) return { ok: false, error: { code: 'FULL' } };
  }
  const shown = study.state.peek().chapters.find(({ id }) => id === chapter.id) ?? chapter;
  return { ok: true, value: lineTo(shown, end)[lineTo(shown, at).length]?.id ?? end };
}
