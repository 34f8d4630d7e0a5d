/** Explanations say what was measured: every number in every sentence is one of the fact's, rounded as it is shown. */

import { type Compared, type Fact, studyOfTable, tableTurns } from '@lexiko/analysis';
import { seededNumbers } from '@lexiko/engine';
import { configure } from '@lexiko/rules';
import { capitalized, PAGE_LANGUAGES, type AreaTexts, type PageLanguage } from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { facts as englishFacts } from '@lexiko/texts/en/analysis/facts';
import { describe, expect, it } from 'vitest';
import { playedLog } from '../../engine/test/support/played-logs.ts';
import { engine } from '../../engine/test/support/players-support.ts';
import { study, turns } from '../../analysis/test/study-table.ts';

const TEST_WORDS = { 'dictionary.id': 'test' } as const;
const FACTS = new Map<PageLanguage, AreaTexts['facts']>([['en', englishFacts]]);
for (const language of PAGE_LANGUAGES)
  if (language !== 'en') FACTS.set(language, await (await LANGUAGE_SOURCES[language]()).areas.facts());

function factsIn(language: PageLanguage): AreaTexts['facts'] {
  const facts = FACTS.get(language);
  if (facts === undefined) throw new Error(`no facts in ${language}`);
  return facts;
}

function factText(language: PageLanguage, fact: Fact, compared: Compared): string {
  return factsIn(language).factText(fact, compared);
}

const configured = configure({ preset: 'standard-2007', sides: 2 });
if (!configured.ok) throw new Error(configured.error.code);
const { layout } = configured.value;

/** The numbers that a fact brings, as they may be shown: whole, with one decimal, and as percentages. */
function measured(fact: Fact): readonly number[] {
  switch (fact.kind) {
    case 'points':
      return [fact.better, fact.other, Math.abs(fact.better - fact.other)];
    case 'kept':
      return [Math.abs(fact.better.worth - fact.other.worth)];
    case 'hot-square':
      return [100 * fact.share, 100 * fact.otherwise, 100 * fact.before, fact.least];
    case 'replies':
      return [fact.better, fact.other];
    case 'bingo-next':
      return [100 * fact.better, 100 * fact.other];
    case 'scores':
      return [fact.more, fact.margin, fact.better, fact.other];
    case 'even-scores':
      return [Math.abs(fact.more), fact.margin, fact.draws];
    case 'last-tile':
      return [fact.better, fact.other, fact.ways];
    case 'last-draws':
      return [fact.better, fact.other, fact.ways, fact.tiles];
    case 'line':
      return fact.moves.map(({ score }) => score);
    case 'final':
    case 'ends':
      return [Math.abs(fact.better), Math.abs(fact.other)];
    case 'wins':
      return [100 * fact.more, 100 * fact.margin];
    case 'even':
      return [
        100 * Math.abs(fact.more),
        100 * fact.margin,
        fact.draws,
        ...(fact.points === null ? [] : [Math.abs(fact.points.more), fact.points.margin]),
      ];
    case 'worth':
      return [fact.more];
    case 'bingo':
      return [CROSSWORDS_BONUS];
    case 'not-a-word':
    case 'out':
      return [];
  }
}

/** By its rulebook; no other game names a number (W-30). */
const CROSSWORDS_BONUS = 50;

/** The numbers of a sentence, without those of squares and moves. */
function numbersIn(
  sentence: string,
  language: PageLanguage,
  fact: Fact,
  compared: Compared,
): readonly string[] {
  const line = fact.kind === 'line' ? fact.moves.map(({ notation }) => notation) : [];
  const notations = [compared.better.notation, compared.other.notation, ...line];
  const names = [...notations, ...notations.map(factsIn(language).moveTitle)];
  const rest = names.reduce(
    (text, name) => text.replaceAll(capitalized(name), '').replaceAll(name, ''),
    sentence,
  );
  const plain = rest.replaceAll(/\b[A-O]\d{1,2}\b/gu, '');
  const found = plain.match(/[+\-−]?\d[\d.,\u00a0\u202f]*\d|[+\-−]?\d/gu) ?? [];
  // Only English writes a point before the decimals.
  return found.map((text) =>
    language === 'en' ? text.replaceAll(',', '') : text.replaceAll(/[.\u00a0\u202f]/gu, '').replace(',', '.'),
  );
}

/** Whether the number shown is this one, rounded to as many decimals as are shown. */
function shows(text: string, value: number): boolean {
  const decimals = text.includes('.') ? (text.split('.')[1]?.length ?? 0) : 0;
  const shown = Number(text.replace('−', '-'));
  return Math.abs(shown - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

function check(fact: Fact, compared: Compared): void {
  for (const language of PAGE_LANGUAGES) {
    const sentence = factText(language, fact, compared);
    expect(sentence).toMatch(/^\S.*\.$/u);
    const expected = measured(fact);
    for (const text of numbersIn(sentence, language, fact, compared))
      expect(
        expected.some((value) => shows(text, value)),
        `${text} in “${sentence}” is none of ${expected.join(', ')}`,
      ).toBe(true);
  }
}

const HORN: Compared = { better: { notation: '8F HORN' }, other: { notation: 'H6 FA(R)M' }, layout };

const HOT = {
  kind: 'hot-square',
  which: 'other',
  square: 119,
  least: 40,
  share: 0.188,
  otherwise: 0.012,
  before: 0.031,
} as const;

const ONE_OF_EACH: readonly Fact[] = [
  { kind: 'points', better: 14, other: 26 },
  { kind: 'bingo' },
  { kind: 'not-a-word' },
  { kind: 'kept', better: { tiles: ['E', 'E', 'R', 'S'], worth: 7.26 }, other: { tiles: [], worth: 1.13 } },
  { ...HOT, change: 'opened' },
  { kind: 'replies', better: 31.25, other: 35.04 },
  { kind: 'bingo-next', better: 0.254, other: 0.166 },
  { kind: 'out' },
  { kind: 'ends', better: -12, other: -30, proof: 'proven' },
  { kind: 'ends', better: 4, other: -3, proof: 'searched' },
  { kind: 'wins', more: 0.0321, margin: 0.0088, draws: 1400 },
  { kind: 'even', more: 0.0042, margin: 0.0123, draws: 1400, points: null },
  { kind: 'worth', more: 6.14 },
  { kind: 'ends', better: 4.5, other: -3, proof: 'played-on' },
  { kind: 'final', better: 412, other: 398 },
  { kind: 'scores', better: 412.31, other: 398.14, more: 14.17, margin: 3.28, draws: 120 },
  { kind: 'even-scores', more: 2.12, margin: 7.93, draws: 120 },
  { kind: 'even', more: 0.0042, margin: 0.0123, draws: 1400, points: { more: 6.92, margin: 3.54 } },
  { kind: 'even', more: 0.0042, margin: 0.0123, draws: 1400, points: { more: -6.92, margin: 3.54 } },
  { ...HOT, change: 'closed' },
  { ...HOT, change: 'unclear' },
  { kind: 'last-tile', better: 8, other: 7, ways: 9 },
];

describe('explanations', () => {
  it('hold nothing but the numbers of their facts, in every language', () => {
    for (const fact of ONE_OF_EACH) check(fact, HORN);
  });

  it('say it the way players do', () => {
    const said = ONE_OF_EACH.map((fact) => factText('en', fact, HORN));
    expect(said[3]).toBe('8F HORN keeps EERS, worth 6.1 more than using every tile.');
    expect(said[4]).toBe(
      'H6 FA(R)M opens the triple word at O8: 19 % of replies score 40 or more there, compared with 3 % before the turn and 1 % after 8F HORN.',
    );
    expect(said[19]).toMatch(/^8F HORN closes the triple word at O8, H6 FA\(R\)M leaves it open:/u);
    expect(said[20]).toMatch(/^H6 FA\(R\)M leaves the triple word at O8 more open than 8F HORN:/u);
    expect(said[8]).toBe(
      'Proven: after 8F HORN the game ends 12 points behind, after H6 FA(R)M 30 points behind.',
    );
    expect(said[9]).toContain('ends 4 points ahead after 8F HORN, 3 points behind after');
    expect(said[10]).toBe('8F HORN wins 3.2 percentage points more often (±0.9).');
    expect(said[11]).toContain('No measurable difference: they win within 0.4 percentage points');
    expect(said[17]).toBe(
      'No measurable difference in wins: 0.4 percentage points (±1.2, 1400 playouts). But 8F HORN scores 6.9 points more on average (±3.5).',
    );
    expect(said[18]).toContain('H6 FA(R)M scores 6.9 points more');
    expect(said[13]).toContain('ends 4.5 points ahead after 8F HORN');
    expect(said[14]).toContain('ends with 412 points after 8F HORN, with 398 points after H6 FA(R)M');
    expect(said[15]).toBe(
      '8F HORN leads to 14.2 points more at the end (±3.3): 412.3 on average, compared with 398.1 after H6 FA(R)M.',
    );
    expect(said[16]).toContain('within the margin of error');
    expect(said[21]).toBe('8F HORN wins for 8 of 9 possible last tiles; H6 FA(R)M for 7.');
    expect(factText('de', { kind: 'worth', more: 6.14 }, HORN)).toContain('6,1');
  });

  it('never claim a winner where the interval holds nought', () => {
    for (const language of PAGE_LANGUAGES) {
      const even: Fact = { kind: 'even', more: 0.02, margin: 0.03, draws: 90, points: null };
      const sentence = factText(language, even, HORN);
      expect(sentence).not.toContain('8F HORN');
    }
  });

  it('speak German also of exchanges and passes', () => {
    const moves: Compared = { better: { notation: '-QVV' }, other: { notation: '-' }, layout };
    expect(factText('de', { kind: 'replies', better: 31.25, other: 35.04 }, moves)).toBe(
      'Die Antwort bringt nach dem Tausch von QVV im Schnitt 31,3, nach dem Passen 35,0.',
    );
    expect(factText('de', { kind: 'worth', more: 6.14 }, moves)).toBe(
      'Nach Punkten und Rest ist der Tausch von QVV um 6,1 mehr wert.',
    );
  });

  it('say in German what was done before a play', () => {
    const moves: Compared = {
      better: { notation: 'recycle H1 H, E5 EJECTIO(N)' },
      other: { notation: 'rearrange TONES' },
      layout,
    };
    expect(factText('de', { kind: 'out' }, moves)).toBe(
      'Mit Wechsel H1 H, E5 EJECTIO(N) sind alle Buchstaben gelegt.',
    );
    expect(factText('de', { kind: 'not-a-word' }, moves)).toMatch(/^Umbau zu TONES bildet/u);
  });

  it.each([
    ['Crosswords', { preset: 'crosswords', sides: 2, options: TEST_WORDS }],
    [
      'moved letters',
      { preset: 'standard-2007', sides: 2, options: { ...TEST_WORDS, 'shift.recycle': 'on' } },
    ],
    [
      'a game alone',
      { preset: 'standard-2007', sides: 1, options: { ...TEST_WORDS, 'shift.recycle': 'on' } },
    ],
  ] as const)('of %s are true of what the engine has measured', (_game, config) => {
    let checked = 0;
    const tables = tableTurns(playedLog(config, 5));
    for (const at of tables.filter((_, turn) => turn % 10 === 1)) {
      const depth = { iterations: 12, replies: 12, seed: 1, draws: 0, most: 4 };
      const one = studyOfTable({ engine, ...depth, random: seededNumbers(1) }, at);
      while (one.step());
      const { better, other, facts } = one.result();
      if (other === null) continue;
      for (const fact of facts) {
        check(fact, { better, other, layout: at.start.ruleset.layout });
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('of a game between computers are true of what the engine has measured', () => {
    let checked = 0;
    for (const turn of turns.filter((_, at) => at % 4 === 1)) {
      const { better, other, facts } = study(turn, 48);
      if (other === null) continue;
      for (const fact of facts) {
        check(fact, { better, other, layout });
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });
});
