/** The rulebook: complete, in every language, for every game that can be set up. */

import { configure, PLAIN_REFUSAL_CODES, PRESET_IDS, REFUSAL_RULES, type Ruleset } from '@lexiko/rules';
import { OPTION_KEYS, OPTIONS, type OptionKey } from '@lexiko/rules/options';
import { BEGINNINGS, ENDINGS } from '@lexiko/texts';
import { rulebook as GERMAN_RULEBOOK } from '@lexiko/texts/de/rulebook/rulebook';
import { rulebook as ENGLISH_RULEBOOK } from '@lexiko/texts/en/rulebook/rulebook';
import { authorityFor, NO_LAYERS } from '@lexiko/words';
import { describe, expect, it } from 'vitest';
import { english } from '../../../words/test/english-files.ts';
import {
  CHAPTERS,
  CHAPTER_IDS,
  isInBook,
  sectionIn,
  sectionOfRule,
  SECTIONS,
  sectionsFor,
  type SectionId,
} from '../../src/learn/rulebook/outline.ts';
import { lessonsOf, sectionsOfLesson } from '../../src/learn/rulebook/lessons.ts';
import { refusalsOf } from '../../src/learn/rulebook/refusals.ts';
import { GROUPS } from '../../src/learn/tips/letter-groups.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';

const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** Every preset as it is, and with each value of each option that can be had. */
function* rulesets(): Generator<Ruleset> {
  for (const preset of PRESET_IDS) {
    const config = { preset, sides: 2, ...(preset === 'school' ? { teamSizes: [2, 2] } : {}) };
    const candidates = OPTION_KEYS.flatMap((key) =>
      (OPTIONS[key].choices ?? []).map((value) => ({ ...config, options: { [key]: value } })),
    );
    for (const candidate of [config, ...candidates]) {
      const ruleset = configure(candidate);
      if (ruleset.ok) yield ruleset.value;
    }
  }
}

function textOf({ sections }: typeof ENGLISH_RULEBOOK, ruleset: Ruleset): string {
  const ids = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, ruleset));
  return ids.flatMap((id) => [sections[id].title, ...sections[id].body(ruleset)]).join('\n');
}

function gameOf(preset: Ruleset['preset'], options: Readonly<Record<string, unknown>> = {}): Ruleset {
  const configured = configure({ preset, sides: 2, options });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
}

/** A preset as it is; teams have members. */
function schoolOr(preset: Ruleset['preset']): Ruleset {
  const configured = configure({ preset, sides: 2, ...(preset === 'school' ? { teamSizes: [2, 2] } : {}) });
  if (!configured.ok) throw new Error(configured.error.code);
  return configured.value;
}

/** All that can be agreed with some options, one or two values of each. */
function agreements(keys: readonly OptionKey[]): readonly Readonly<Record<string, unknown>>[] {
  const values: Partial<Record<OptionKey, readonly unknown[]>> = {
    'firstWord.min': [4],
    'exchange.minPool': ['rackSize'],
    'challenge.graceSeconds': [0, 10],
    'dictionary.id': ['table'],
    'timer.seconds': [60],
    'timer.days': ['none'],
    'clock.seconds': ['none'],
  };
  return keys.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (all, key) =>
      all.flatMap((one) =>
        (values[key] ?? OPTIONS[key].choices ?? []).map((value) => ({ ...one, [key]: value })),
      ),
    [{}],
  );
}

describe('the rulebook', () => {
  it('has every section in one chapter', () => {
    expect(Object.values(CHAPTERS).flat().toSorted()).toEqual(SECTION_IDS.toSorted());
  });

  it('tells no rule twice', () => {
    const rules = SECTION_IDS.flatMap((id) => SECTIONS[id].rules);
    expect(rules.toSorted()).toEqual([...new Set(rules)].toSorted());
  });

  it('explains the rule behind every refusal', () => {
    for (const [code, rule] of Object.entries(REFUSAL_RULES))
      expect(sectionOfRule(rule), `${code}: ${rule}`).not.toBeNull();
  });

  it('finds the rule behind a refusal in the book of either game', () => {
    expect(sectionIn('placing', gameOf('crosswords'))).toBe('cwPlaying');
    expect(sectionIn('cwOpening', gameOf('deluxe'))).toBe('opening');
    expect(sectionIn('originalSets', gameOf('crosswords'))).toBe('originalSets');
    expect(sectionIn('history', gameOf('crosswords'))).toBeNull();
    expect(sectionIn('finishLine', gameOf('crosswords'))).toBeNull();
  });

  it('names every option in the section it belongs to, each once', () => {
    const keys = SECTION_IDS.flatMap((id) => SECTIONS[id].options);
    expect(keys.toSorted()).toEqual([...OPTION_KEYS].toSorted());
  });

  it('lists a refusal in the section that it leads to, if it can be met at all', () => {
    const sentencesOf = (id: SectionId, game: Ruleset): readonly string[] =>
      refusalsOf(id, game, ENGLISH.refusals).map(({ sentence }) => sentence);
    const deluxe = gameOf('deluxe');
    const listed = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, deluxe)).flatMap((id) =>
      refusalsOf(id, deluxe, ENGLISH.refusals).map(({ code }) => code),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(PLAIN_REFUSAL_CODES.filter((code) => !listed.includes(code))).toEqual([
      'CW_OPENING_TOO_SHORT',
      'CW_OPENING_NOT_ON_SMALL_CROSS',
    ]);
    expect(sentencesOf('exchange', gameOf('collectible-2020'))).toContain(
      'You can exchange only while the bag has at least 7 tiles.',
    );
    expect(sentencesOf('cwPlaying', gameOf('crosswords'))).toContain('There’s a gap between your tiles.');
    expect(sentencesOf('cwChallenge', gameOf('crosswords'))).toContain('You can’t challenge your own play.');
    expect(sentencesOf('cwExchange', gameOf('deluxe'))).toEqual([]);
  });

  it('says of a refusal that a game as it stands never hears what would have to be agreed', () => {
    const occasionOf = (code: string, game: Ruleset): readonly string[] | null => {
      const ids = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, game));
      const said = ids.flatMap((id) => refusalsOf(id, game, ENGLISH.refusals));
      return said.find((one) => one.code === code)?.options ?? null;
    };
    expect(occasionOf('POOL_BELOW_EXCHANGE_MINIMUM', gameOf('deluxe'))).toEqual(['exchange.minPool']);
    expect(occasionOf('POOL_BELOW_EXCHANGE_MINIMUM', gameOf('collectible-2020'))).toEqual([]);
    expect(occasionOf('WORD_NOT_IN_PLAY', gameOf('deluxe'))).toEqual([]);
    expect(occasionOf('WORD_NOT_IN_PLAY', gameOf('standard-2007'))).toContain('challenge.scope');
    expect(occasionOf('INVALID_WORDS', gameOf('deluxe', { 'words.validation': 'auto' }))).toEqual([]);
    expect(occasionOf('RETURN_TILES_FIRST', gameOf('crosswords'))).toEqual(['cw.exchange.order']);
    expect(occasionOf('RETURN_TILES_FIRST', gameOf('deluxe'))).toBeNull();
    expect(occasionOf('EXCHANGE_ABOVE_MAXIMUM', gameOf('deluxe'))).toBeNull();
  });

  it('promises no refusal that cannot be agreed on', () => {
    const empty: string[] = [];
    for (const preset of PRESET_IDS) {
      const config = { preset, sides: 2, ...(preset === 'school' ? { teamSizes: [2, 2] } : {}) };
      const game = configure(config);
      if (!game.ok) throw new Error(game.error.code);
      const said = CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, game.value)).flatMap((id) =>
        refusalsOf(id, game.value, ENGLISH.refusals).map((one) => ({ ...one, id })),
      );
      for (const { code, id, options } of said) {
        if (options.length === 0) continue;
        const isHeard = agreements(options).some((agreed) => {
          const sides = agreed['solitaire.mode'] === 'openPool' ? 1 : 2;
          const other = configure({ ...config, sides, options: agreed });
          return (
            other.ok &&
            refusalsOf(id, other.value, ENGLISH.refusals).some(
              (one) => one.code === code && one.options.length === 0,
            )
          );
        });
        if (!isHeard) empty.push(`${preset}: ${code}`);
      }
    }
    expect(empty).toEqual([]);
  });

  it('is found from every lesson that it sends people to', () => {
    for (const id of SECTION_IDS)
      for (const lesson of lessonsOf(id)) expect(sectionsOfLesson(lesson)).toContain(id);
  });

  it('speaks in full sentences in both languages for every game', () => {
    const faulty = new Set<string>();
    for (const game of rulesets()) {
      for (const texts of [ENGLISH_RULEBOOK, GERMAN_RULEBOOK]) {
        for (const id of CHAPTER_IDS.flatMap((chapter) => sectionsFor(chapter, game))) {
          const body = texts.sections[id].body(game);
          if (body.length === 0) faulty.add(`${id}: nothing`);
          for (const text of body) {
            const isSentence = /[.:;?!]$/u.test(text) && !/undefined|\bNaN\b|[Ss]crabble/u.test(text);
            if (!isSentence) faulty.add(`${id}: ${text}`);
          }
        }
      }
    }
    expect([...faulty]).toEqual([]);
  });

  it('does not call it a matter of honour to pass where everybody may', () => {
    const free = { 'pass.policy': 'free', 'pass.obligation': 'may' };
    expect(textOf(ENGLISH_RULEBOOK, gameOf('standard-2007', free))).not.toContain('matter of honour');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe'))).toContain('matter of honour');
  });

  it('tells of each edition what its own printed rulebook tells, and of no other', () => {
    const rulesOf = (preset: Ruleset['preset']): string =>
      textOf(ENGLISH_RULEBOOK, schoolOr(preset)).replaceAll('\u00A0', ' ');
    const has = (id: SectionId): readonly string[] =>
      PRESET_IDS.filter((preset) =>
        CHAPTER_IDS.some((chapter) => sectionsFor(chapter, schoolOr(preset)).includes(id)),
      );
    expect(has('history')).toEqual(['collectible-2020', 'custom']);
    expect(has('tips')).toEqual(['standard-2007', 'collectible-2020', 'custom']);
    expect(has('dosAndDonts')).toEqual(['deluxe', 'collectible-2020', 'custom']);
    expect(has('solitaire')).toEqual(['deluxe']);
    expect(rulesOf('school')).not.toMatch(/solitaire|[Tt]wo to four/u);
    expect(rulesOf('school')).toContain('Two teams of two or more');
    expect(rulesOf('crosswords')).not.toMatch(/Butts|rubber feet|cabinet|score pad/u);
    expect(rulesOf('standard-2007')).toContain('from the age of eight');
    expect(rulesOf('deluxe')).not.toContain('eight years');
    // What only other books have and can be agreed says so.
    const anagram = {
      deluxe: true,
      'standard-2007': false,
      'collectible-2020': true,
      school: false,
    } as const;
    for (const [preset, isOwn] of Object.entries(anagram) as [keyof typeof anagram, boolean][])
      expect(isInBook('anagram', schoolOr(preset)), preset).toBe(isOwn);
  });

  it('names the colours of the squares as the board shows them', () => {
    const premiums = (preset: Ruleset['preset'], options = {}): string =>
      ENGLISH_RULEBOOK.sections.premiums.body(gameOf(preset, options)).join(' ');
    expect(premiums('deluxe')).toMatch(
      /light blue square \(2L\).*dark blue.*pink square \(2W\).*red one \(3W\)/u,
    );
    expect(premiums('standard-2007')).toMatch(/blue square \(2L\).*green.*red square \(2W\).*an orange one/u);
    expect(premiums('standard-2007', { 'board.theme': 'classic' })).toContain('pink');
  });

  it('speaks of teams where teams play', () => {
    const text = textOf(ENGLISH_RULEBOOK, schoolOr('school'));
    expect(text).toContain('Each team draws one tile.');
    expect(text).toContain('The teams take turns.');
    expect(text).not.toContain('Turns go to the left');
    expect(text).not.toContain('your opponent wins');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe'))).toContain('Turns go to the left.');
    expect(PRESET_IDS.filter((preset) => isInBook('teams', { preset }))).toEqual(['school', 'custom']);
  });

  it('has the targets of Finish Line for any number of sides, and the levels as each edition names them', () => {
    const lines = (preset: Ruleset['preset']): string =>
      ENGLISH_RULEBOOK.sections.finishLine.body(gameOf(preset)).join('\n');
    expect(lines('standard-2007')).toContain('beginner, intermediate or expert');
    expect(lines('collectible-2020')).toContain('beginner, intermediate or advanced');
    expect(lines('collectible-2020')).toContain(
      '• two players: 70, 120, 200.\n• three players: 60, 100, 180.\n• four players: 50, 90, 160.',
    );
  });

  it('does not contradict itself on the words that a challenge looks up', () => {
    for (const preset of ['deluxe', 'school'] as const) {
      const text = textOf(ENGLISH_RULEBOOK, schoolOr(preset));
      expect(text).toContain('A challenge names one word, and only that one is looked up.');
      expect(text).not.toContain('however many words were looked up');
    }
    expect(textOf(ENGLISH_RULEBOOK, gameOf('standard-2007'))).toContain('however many words were looked up');
  });

  it('leaves out nothing that the printed rulebooks say', () => {
    const text = (preset: Ruleset['preset']): string => textOf(ENGLISH_RULEBOOK, schoolOr(preset));
    for (const preset of ['deluxe', 'standard-2007', 'school'] as const)
      expect(text(preset)).toContain('all, some or none');
    expect(text('collectible-2020')).not.toContain('all, some');
    expect(text('collectible-2020')).toContain('exchange all or some of your tiles');
    expect(text('collectible-2020')).toContain('the scorekeeper writes it down');
    expect(text('deluxe')).toContain('you say its score');
    expect(text('collectible-2020')).toContain('The limit can also be a handicap');
    expect(text('deluxe')).toContain('both blanks at once');
    expect(text('deluxe')).toContain('at least three, four or five letters');
    expect(text('collectible-2020')).toContain('Alfred Butts');
    for (const end of [...BEGINNINGS, ...ENDINGS])
      expect(text('collectible-2020')).toMatch(new RegExp(`\\b${end}\\b`, 'u'));
    expect(text('crosswords')).toContain('A\u00A09 · B\u00A03 · C\u00A03');
    // The groups that the third tip names are among those of the rulebooks.
    const [, , third = ''] = ENGLISH_RULEBOOK.sections.tips.body(gameOf('collectible-2020'));
    const [, ...groups] = third.match(/[A-Z]{2,}/gu) ?? [];
    for (const group of groups) expect(GROUPS).toContain(group);
  });

  it('has examples of barred plurals that the dictionary bars', () => {
    const [, sentence = ''] = ENGLISH_RULEBOOK.sections.cwWords.body(gameOf('crosswords'));
    const authority = authorityFor(english(), { ...NO_LAYERS, plurals: 'onlyPlural' });
    const barred = ['CITIES', 'MICE', 'BOATS'].filter((word) => authority.fault(word) === 'plural');
    expect(barred).toEqual(['CITIES', 'MICE']);
    expect(sentence).toMatch(/CITIES and MICE are out, but BOATS .* stands/u);
  });

  it('tells the rules of the game it is opened for', () => {
    expect(textOf(ENGLISH_RULEBOOK, gameOf('collectible-2020'))).toContain(
      'The bag must hold at least seven tiles',
    );
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe'))).not.toContain('at least seven tiles');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe'))).toContain('A challenge names one word');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe', { 'firstWord.min': 4 }))).toContain(
      'at least four letters',
    );
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe', { 'end.zeroTurns': 6 }))).toContain('after six turns');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('deluxe'))).toContain('10 points: Q\u00A01 · Z\u00A01.');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('crosswords'))).toContain('Every tile you play scores 5 points');
    expect(textOf(ENGLISH_RULEBOOK, gameOf('crosswords'))).not.toContain('2L, 3L');
  });
});
