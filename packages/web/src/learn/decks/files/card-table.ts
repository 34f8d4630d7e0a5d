/**
 * Cards as CSV: with the columns of an FSRS schedule, as WordVault names them, or with a front and a back, as Anki reads
 * them. Columns are found by their names, in any order; without names, the first column is the card.
 */

import type { Memory } from '../../drills/drill-card.ts';
import type { ForeignCard } from './cardbox-file.ts';
import { formatCsv, parseCsv, type Delimiter } from './csv.ts';

/** Names of a column, without case and signs: `next_scheduled` is `nextscheduled`. */
const NAMES = {
  text: ['alphagram', 'question', 'letters', 'front', 'word', 'words', 'text'],
  due: ['due', 'nextscheduled', 'nextreview', 'duedate'],
  last: ['lastreview', 'lastreviewed', 'lastanswered', 'lastcorrect'],
  stability: ['stability'],
  difficulty: ['difficulty'],
  days: ['scheduleddays', 'interval'],
  answers: ['reps', 'answers', 'reviews'],
  lapses: ['lapses', 'incorrect'],
  state: ['state'],
  json: ['fsrscard', 'cardjsonrepr', 'card', 'fsrs'],
} as const;
type Column = keyof typeof NAMES;

const STAGES = ['new', 'learning', 'known', 'relearning'] as const;
const DAY_MS = 86_400_000;
const LAST_MS = 8_640_000_000_000_000;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/gu, '');
}

/** A date in words, in seconds or in milliseconds; `null`: none. */
function momentOf(text: string): number | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  const ms = Number.isNaN(number) ? Date.parse(text) : number < 1e11 ? number * 1000 : number;
  return Number.isFinite(ms) && ms > 0 && ms <= LAST_MS ? Math.round(ms) : null;
}

function numberOf(text: string, low: number, high: number, initial: number): number {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? initial : Math.min(high, Math.max(low, number));
}

/** The fields of a card kept as JSON, by the plain names of its keys. */
function jsonFields(text: string): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(Object.entries(value).map(([key, one]) => [plain(key), String(one)]));
  } catch {
    return new Map();
  }
}

function memoryOf(read: (column: Column) => string): Memory | null {
  const dueMs = momentOf(read('due'));
  const answers = Math.round(numberOf(read('answers'), 0, 1e6, read('stability') === '' ? 0 : 1));
  const state = read('state').trim();
  const stage =
    (state === '' ? 'known' : STAGES[Number(state)]) ??
    STAGES.find((one) => one === state.toLowerCase()) ??
    'known';
  if (dueMs === null || answers === 0 || (state !== '' && stage === 'new')) return null;
  const lastMs = momentOf(read('last'));
  const days = lastMs === null ? 1 : Math.max(0, (dueMs - lastMs) / DAY_MS);
  return {
    dueMs,
    lastMs: lastMs ?? Math.max(0, dueMs - DAY_MS),
    stability: numberOf(read('stability'), 0.01, 36_500, Math.max(0.2, days)),
    difficulty: numberOf(read('difficulty'), 1, 10, 5),
    scheduledDays: Math.round(numberOf(read('days'), 0, 36_500, days)),
    step: 0,
    answers,
    lapses: Math.min(answers, Math.round(numberOf(read('lapses'), 0, 1e6, 0))),
    stage,
  };
}

/** Anki says how its file is made in lines that begin with #; columns about the card itself are named there. */
function ankiHeader(text: string): {
  readonly body: string;
  readonly delimiter: Delimiter | undefined;
  readonly skipped: ReadonlySet<number>;
} {
  const lines = /^(?:#[^\n]*\n)+/u.exec(text)?.[0] ?? '';
  const separator = /^#separator:(\S+)/imu.exec(lines)?.[1]?.toLowerCase();
  const named: Readonly<Record<string, Delimiter>> = {
    tab: '\t',
    '\t': '\t',
    comma: ',',
    ',': ',',
    semicolon: ';',
    ';': ';',
  };
  const skipped = [...lines.matchAll(/^#(?:guid|notetype|deck|tags) column:(\d+)/gimu)];
  return {
    body: text.slice(lines.length),
    delimiter: separator === undefined ? undefined : named[separator],
    skipped: new Set(skipped.map(([, column]) => Number(column) - 1)),
  };
}

export function readCardTable(text: string): readonly ForeignCard[] {
  const { body, delimiter, skipped } = ankiHeader(text.replace(/^\uFEFF/u, ''));
  const rows = parseCsv(body, delimiter);
  const names = (rows[0] ?? []).map(plain);
  const columns = new Map<Column, number>();
  for (const column of Object.keys(NAMES) as Column[]) {
    const at = names.findIndex((name) => NAMES[column].some((one) => one === name));
    if (at >= 0) columns.set(column, at);
  }
  const isNamed = columns.has('text');
  const first = names.findIndex((_, at) => !skipped.has(at));
  return rows.slice(isNamed ? 1 : 0).flatMap((row): readonly ForeignCard[] => {
    const fields = jsonFields(row[columns.get('json') ?? -1] ?? '');
    const read = (column: Column): string =>
      (isNamed ? row[columns.get(column) ?? -1] : undefined) ??
      NAMES[column].map((name) => fields.get(name)).find((value) => value !== undefined) ??
      '';
    const card = (isNamed ? read('text') : (row[first] ?? '')).replaceAll(/<[^>]*>/gu, '').trim();
    return card === '' ? [] : [{ text: card, memory: isNamed ? memoryOf(read) : null }];
  });
}

function isoOf(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}

/** With the columns of an FSRS schedule; new cards have none. */
export function formatSchedule(cards: readonly ForeignCard[]): string {
  const head = [
    'alphagram',
    'due',
    'stability',
    'difficulty',
    'scheduled_days',
    'reps',
    'lapses',
    'state',
    'last_review',
  ];
  return formatCsv([
    head,
    ...cards.map(({ text, memory }) =>
      memory === null
        ? [text, '', '', '', '', 0, 0, 0, '']
        : [
            text,
            isoOf(memory.dueMs),
            memory.stability,
            memory.difficulty,
            memory.scheduledDays,
            memory.answers,
            memory.lapses,
            STAGES.indexOf(memory.stage),
            isoOf(memory.lastMs),
          ],
    ),
  ]);
}

/** With a front and a back, and the lines by which Anki knows them. */
export function formatAnki(cards: readonly { readonly front: string; readonly back: string }[]): string {
  return `#separator:Comma\n#html:false\n#columns:Front,Back\n${formatCsv(cards.map(({ front, back }) => [front, back]))}`;
}
