import { describe, expect, test } from 'vitest';
import { configure, type PresetId } from '@lexiko/rules';
import { belongsTo, OPTION_KEYS, OPTIONS } from '@lexiko/rules/options';
import { terminal as texts } from '@lexiko/texts/en/terminal';
import { allOptionLines, formatOptionValue, parseOption } from '../../src/play/text/option-text.ts';
import { lineWidth } from '../../src/play/terminal/styled-text.ts';

const CONTEXT = { sides: 2, names: ['Ann', 'Ben'] };

/** What a text is read as; throws where it is refused. */
function valueOf(text: string): unknown {
  const option = parseOption(text, CONTEXT);
  if (!option.ok) throw new Error(option.error(texts));
  return option.value.value;
}

describe('options in writing', () => {
  test('every choice of every option is read as itself', () => {
    for (const key of OPTION_KEYS) {
      for (const choice of OPTIONS[key].choices ?? [])
        expect(valueOf(`${key}=${formatOptionValue(texts, choice)}`), key).toEqual(choice);
    }
  });

  test.each([
    ['timer.seconds=180,none', [180, 'none']],
    ['timer.seconds=on', [180, 180]],
    ['finishLine.level=beginner,top', ['beginner', 'top']],
    ['dictionary.freeTools=lookup,anagram', ['lookup', 'anagram']],
    ['dictionary.freeTools=browse', ['browse']],
    ['scorekeeper=Ben', 1],
    ['scorekeeper=0', 0],
    ['cw.crosses=H4', ['H4']],
    ['cw.crosses=H4,F2', ['H4', 'F2']],
    ['cw.letters=F:2,G:4', { F: 2, G: 4 }],
    ['custom.letters={"A":9,"?":2}', { A: 9, '?': 2 }],
    ['custom.board=.../.D./...', ['...', '.D.', '...']],
    ['custom.board=null', null],
    ['house.note=No words = no points, 12', 'No words = no points, 12'],
    ['house.note=12', '12'],
    ['rack.size=9', 9],
    ['exchange.allowZero=false', false],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  test.each([
    ['rack.size', 'Write key=value'],
    ['rack=9', 'Did you mean rack.size'],
    ['timer.seconds=10', 'from 30 to 900'],
    ['timer.seconds=60,60,60', '2 values, one for each side'],
    ['finishLine.level=expert', 'beginner, intermediate, top'],
    ['custom.letters=[1', 'must be a table'],
  ])('%s is refused with the reason', (text, reason) => {
    const option = parseOption(text, CONTEXT);
    expect(option.ok ? '' : option.error(texts)).toContain(reason);
  });

  test.each<PresetId>(['deluxe', 'school', 'crosswords', 'custom'])(
    'all options of %s are listed in 79 columns',
    (preset) => {
      const ruleset = configure({ preset });
      if (!ruleset.ok) throw new Error(ruleset.error.code);
      const lines = allOptionLines(texts, ruleset.value.config, 79);
      const text = lines.map((spans) => spans.map((span) => span.text).join('')).join('\n');
      for (const key of OPTION_KEYS) expect(text.includes(`  ${key}=`), key).toBe(belongsTo(key, preset));
      expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(79);
    },
  );
});
