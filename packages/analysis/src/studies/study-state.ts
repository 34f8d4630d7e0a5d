/**
 * A study folded from its events. An event that does not fit (its chapter has gone, the study is full) changes nothing:
 * people who edit together may send such events, and the others must not lose theirs.
 */

import { ok, err, type Result } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { readLogGame, type LogGame, type SaidTurn } from './log-game.ts';
import {
  MOST_CHAPTERS,
  MOST_TURNS,
  type ChapterStart,
  type KeptAnalysis,
  type MarkedSquare,
  type StudyEntry,
  type StudyEvent,
  type TurnLine,
} from './study-event.ts';

/** The id of a chapter's start. */
export const START = '';

/** The start of a chapter or a turn of it, with everything kept there. */
export interface StudyNode {
  readonly id: string;
  /** `null`: it is the start. */
  readonly parent: string | null;
  /** The turn in GCG; empty for the start. */
  readonly line: string;
  readonly note: string;
  readonly marks: readonly MarkedSquare[];
  readonly kept: KeptAnalysis | null;
  /** A turn of the log that the chapter is made of; absent for all others. */
  readonly said?: SaidTurn;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly start: ChapterStart;
  /** The game as its log, if GCG cannot hold it: its turns stand in `nodes`, and stay. */
  readonly log?: LogGame;
  /** The start comes first, and every turn after the one before it; of several turns at a place the first is the main line. */
  readonly nodes: readonly StudyNode[];
}

export interface StudyState {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export const EMPTY_STUDY: StudyState = { title: '', chapters: [] };

/** Why an event changes nothing. `MISSING`: its chapter or turn is not there, or no such game. `FIXED`: it is a turn of a log. `TAKEN`: its id is. */
export type StudyRefusal = 'MISSING' | 'TAKEN' | 'FULL' | 'FIXED';

/** The study after an event other than `reverted`, which needs the events before it. */
function evolved(
  study: StudyState,
  event: Exclude<StudyEvent, { readonly type: 'reverted' }>,
): Result<StudyState, StudyRefusal> {
  switch (event.type) {
    case 'titled':
      return ok({ ...study, title: event.title });
    case 'chapter-added': {
      const { chapter: id, title, start, note, turns } = event;
      if (study.chapters.some((one) => one.id === id)) return err('TAKEN');
      if (study.chapters.length >= MOST_CHAPTERS) return err('FULL');
      const first: StudyNode = { id: START, parent: null, line: '', note, marks: [], kept: null };
      const chapter = withTurns({ id, title, start, nodes: [first] }, START, turns);
      return chapter.ok ? ok({ ...study, chapters: [...study.chapters, chapter.value] }) : chapter;
    }
    case 'log-chapter-added':
      return withLog(study, event);
    case 'chapter-moved':
      return moved(study, event.chapter, event.before);
    case 'chapter-removed': {
      const chapters = study.chapters.filter(({ id }) => id !== event.chapter);
      return chapters.length === study.chapters.length ? err('MISSING') : ok({ ...study, chapters });
    }
    default:
      return inChapter(study, event);
  }
}

function withLog(
  study: StudyState,
  event: Extract<StudyEvent, { readonly type: 'log-chapter-added' }>,
): Result<StudyState, StudyRefusal> {
  const { chapter: id, title, players, note } = event;
  if (study.chapters.some((one) => one.id === id)) return err('TAKEN');
  if (study.chapters.length >= MOST_CHAPTERS) return err('FULL');
  const log = readLogGame(event.log);
  if (log === null || players.length !== (log.config.sides ?? 2)) return err('MISSING');
  if (log.places.length >= MOST_TURNS) return err('FULL');
  const nodes: StudyNode[] = [{ id: START, parent: null, line: '', note, marks: [], kept: null }];
  for (const { id: place, said } of log.places) {
    const parent = itemAt(nodes, nodes.length - 1).id;
    nodes.push({ id: place, parent, line: '', note: '', marks: [], kept: null, said });
  }
  const start: ChapterStart = { config: log.config, players, pragmas: [], position: null };
  return ok({ ...study, chapters: [...study.chapters, { id, title, start, log, nodes }] });
}

type ChapterEvent = Extract<
  StudyEvent,
  {
    readonly type:
      | 'chapter-titled'
      | 'turns-added'
      | 'turn-removed'
      | 'turn-promoted'
      | 'noted'
      | 'marked'
      | 'analysis-kept';
  }
>;

function inChapter(study: StudyState, event: ChapterEvent): Result<StudyState, StudyRefusal> {
  const at = study.chapters.findIndex(({ id }) => id === event.chapter);
  const chapter = study.chapters[at];
  if (chapter === undefined) return err('MISSING');
  const changed = withEvent(chapter, event);
  return changed.ok ? ok({ ...study, chapters: study.chapters.with(at, changed.value) }) : changed;
}

function withEvent(chapter: Chapter, event: ChapterEvent): Result<Chapter, StudyRefusal> {
  switch (event.type) {
    case 'chapter-titled':
      return ok({ ...chapter, title: event.title });
    case 'turns-added':
      return withTurns(chapter, event.after, event.turns);
    case 'turn-removed':
      return withoutTurn(chapter, event.node);
    case 'turn-promoted':
      return promoted(chapter, event.node);
    case 'noted':
      return withNode(chapter, event.node, { note: event.text });
    case 'marked':
      return withNode(chapter, event.node, { marks: event.marks });
    case 'analysis-kept':
      return withNode(chapter, event.node, { kept: event.analysis });
  }
}

function withTurns(
  chapter: Chapter,
  after: string,
  turns: readonly TurnLine[],
): Result<Chapter, StudyRefusal> {
  const ids = new Set(chapter.nodes.map(({ id }) => id));
  if (!ids.has(after)) return err('MISSING');
  if (chapter.nodes.length + turns.length > MOST_TURNS) return err('FULL');
  const nodes = [...chapter.nodes];
  let parent = after;
  for (const { id, line, note } of turns) {
    if (ids.has(id)) return err('TAKEN');
    ids.add(id);
    nodes.push({ id, parent, line, note, marks: [], kept: null });
    parent = id;
  }
  return ok({ ...chapter, nodes });
}

function withoutTurn(chapter: Chapter, node: string): Result<Chapter, StudyRefusal> {
  const chosen = chapter.nodes.find(({ id }) => id === node);
  if (node === START || chosen === undefined) return err('MISSING');
  if (chosen.said !== undefined) return err('FIXED');
  const gone = new Set([node]);
  for (const { id, parent } of chapter.nodes) if (parent !== null && gone.has(parent)) gone.add(id);
  return ok({ ...chapter, nodes: chapter.nodes.filter(({ id }) => !gone.has(id)) });
}

/** Moves the turn, with what follows it, before the others of its place. */
function promoted(chapter: Chapter, node: string): Result<Chapter, StudyRefusal> {
  const { nodes } = chapter;
  const chosen = nodes.find(({ id }) => id === node);
  if (chosen === undefined || chosen.parent === null) return err('MISSING');
  // The turns of a log stay its main line.
  const isFixed = nodes.some(({ parent, said }) => parent === chosen.parent && said !== undefined);
  if (isFixed) return err('FIXED');
  const first = nodes.findIndex(({ parent }) => parent === chosen.parent);
  const others = nodes.filter((one) => one !== chosen);
  // Those that follow it stand behind it already.
  return ok({ ...chapter, nodes: others.toSpliced(first, 0, chosen) });
}

function withNode(
  chapter: Chapter,
  node: string,
  change: Partial<Pick<StudyNode, 'note' | 'marks' | 'kept'>>,
): Result<Chapter, StudyRefusal> {
  const at = chapter.nodes.findIndex(({ id }) => id === node);
  if (at < 0) return err('MISSING');
  return ok({ ...chapter, nodes: chapter.nodes.with(at, { ...itemAt(chapter.nodes, at), ...change }) });
}

function moved(study: StudyState, chapter: string, before: string): Result<StudyState, StudyRefusal> {
  const chosen = study.chapters.find(({ id }) => id === chapter);
  if (chosen === undefined || chapter === before) return err('MISSING');
  const others = study.chapters.filter((one) => one !== chosen);
  const at = before === '' ? others.length : others.findIndex(({ id }) => id === before);
  return at < 0 ? err('MISSING') : ok({ ...study, chapters: others.toSpliced(at, 0, chosen) });
}

/** The study after each of its events; before the first of them at 0. */
export function studyStates(entries: readonly StudyEntry[]): readonly StudyState[] {
  const states = [EMPTY_STUDY];
  for (const { event } of entries) states.push(nextState(states, event));
  return states;
}

/** The study after one more event; `states` are those before it, from the empty study on. */
export function nextState(states: readonly StudyState[], event: StudyEvent): StudyState {
  const now = itemAt(states, states.length - 1);
  if (event.type === 'reverted') return states[event.to] ?? now;
  const next = evolved(now, event);
  return next.ok ? next.value : now;
}

export function studyOf(entries: readonly StudyEntry[]): StudyState {
  return studyAfter(entries.map(({ event }) => event));
}

/** The study after all of these events; no earlier state of it is held. */
export function studyAfter(events: readonly StudyEvent[]): StudyState {
  return eventsThatCount(events).reduce((study, event) => nextState([study], event), EMPTY_STUDY);
}

/** Those of the events that make the study what it is: none that was gone back behind, and none that goes back. */
export function eventsThatCount(events: readonly StudyEvent[]): readonly StudyEvent[] {
  const counting: StudyEvent[] = [];
  let at = events.length;
  while (at > 0) {
    const event = itemAt(events, at - 1);
    // What went back behind itself changed nothing.
    if (event.type === 'reverted') at = event.to < at ? event.to : at - 1;
    else {
      counting.push(event);
      at--;
    }
  }
  return counting.reverse();
}

/** Whether what the event makes depends on earlier states of the study, and not on the last one alone. */
export function needsHistory({ type }: StudyEvent): boolean {
  return type === 'reverted';
}

/** Why the event would change nothing; `null`: it changes the study. */
export function refuseStudyEvent(study: StudyState, count: number, event: StudyEvent): StudyRefusal | null {
  if (event.type === 'reverted') return event.to < count ? null : 'MISSING';
  const next = evolved(study, event);
  return next.ok ? null : next.error;
}
