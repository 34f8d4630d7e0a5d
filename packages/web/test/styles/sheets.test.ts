/** Each component has its sheet beside it, and its classes for itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaints, LAYERS } from './sheet-rules.ts';

const SOURCES = new URL('../../src/', import.meta.url);
/** Squares and tiles, which the page shares with others. */
const BOARD = new URL('../../../board/src/', import.meta.url);
/** Draws what the page shows: its classes are used there. */
const CHARTS = new URL('../../../analysis/src/report/chart.ts', import.meta.url);

function sourcesBelow(folder: URL, prefix: string): readonly (readonly [string, URL])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:css|tsx?)$/u.test(path))
    .map((path) => [`${prefix}${path}`, new URL(path, folder)] as const);
}

function sourceFiles(): ReadonlyMap<string, string> {
  const urls = [
    ...sourcesBelow(SOURCES, ''),
    // The element has a shadow root, and so its class names for itself.
    ...sourcesBelow(BOARD, 'board/').filter(([path]) => !path.startsWith('board/element/')),
    ['analysis/chart.ts', CHARTS] as const,
  ];
  return new Map(urls.map(([path, url]) => [path, readFileSync(url, 'utf8')]));
}

describe('the sheets of the page', () => {
  const files = sourceFiles();

  it('keep to the rules', () => {
    expect(complaints(files)).toEqual([]);
  });

  it('are ordered by layers, which the first of them declares before anything else', () => {
    const main = (files.get('styles/main.css') ?? '').replace(/^\/\*[^]*?\*\/\s*/u, '');
    expect(main.startsWith(`@layer ${LAYERS.join(', ')};\n`)).toBe(true);
  });
});

describe('a sheet', () => {
  const bells = {
    'bells/bells.css': '@layer screens {\n  .bell {\n    color: red;\n  }\n}\n',
    'bells/bells.tsx': 'import \'./bells.css\';\nexport const Bell = () => <p class="bell" />;\n',
  };
  const complaintsWith = (more: Readonly<Record<string, string>>): readonly string[] =>
    complaints(new Map(Object.entries({ ...bells, ...more })));
  const drum = (rules: string, use = 'class="drum"'): Readonly<Record<string, string>> => ({
    'drums/drums.css': `@layer screens {\n  ${rules}\n}\n`,
    'drums/drums.tsx': `import './drums.css';\nexport const Drum = () => <p ${use} />;\n`,
  });

  it('with its own classes for its own folder draws no complaint', () => {
    expect(complaintsWith({})).toEqual([]);
    expect(complaintsWith(drum('.drum .bell,\n  .bell:has(> .drum) {\n    color: blue;\n  }'))).toEqual([]);
  });

  it('may leave the end of a class to be computed', () => {
    expect(complaintsWith(drum('.drum-low {\n    color: blue;\n  }', 'class={`drum-${height}`}'))).toEqual(
      [],
    );
  });

  it.each([
    [
      'declares no class that another declares',
      drum('.drum,\n  .bell {\n    color: blue;\n  }'),
      [
        'drums/drums.css: .bell is declared in bells/bells.css too',
        'drums/drums.css: .bell is used in bells/bells.tsx, outside its folder',
      ],
    ],
    [
      'begins each rule with a class of its own',
      drum('.drum {\n    color: blue;\n  }\n\n  .bell:has(> b) {\n    color: blue;\n  }'),
      ['drums/drums.css: .bell:has(> b) begins with no class of its own'],
    ],
    [
      'declares no class that nobody uses',
      drum('.drum,\n  .drum .loud {\n    color: blue;\n  }'),
      ['drums/drums.css: nobody uses .loud'],
    ],
    [
      'has its classes to itself',
      drum('.drum {\n    color: blue;\n  }', "class={isLoud ? 'drum' : `drum ${'bell'}`}"),
      ['bells/bells.css: .bell is used in drums/drums.tsx, outside its folder'],
    ],
    [
      'lies in a layer',
      { 'bells/bells.css': '.bell {\n  color: red;\n}\n' },
      [`bells/bells.css: is not one layer of ${LAYERS.join(', ')}`],
    ],
    [
      'lies in a layer whole',
      { 'bells/bells.css': `${bells['bells/bells.css']}\n.bell {\n  color: red;\n}\n` },
      [`bells/bells.css: is not one layer of ${LAYERS.join(', ')}`],
    ],
    [
      'takes sizes of text and gaps from the scale',
      drum(
        '.drum {\n    gap: var(--space-4) 0.4rem;\n    font-size: clamp(0.8rem, 3vw, var(--text-l));\n  }',
      ),
      [
        'drums/drums.css: gap: var(--space-4) 0.4rem is no step of the scale',
        'drums/drums.css: font-size: clamp(0.8rem, 3vw, var(--text-l)) is no step of the scale',
      ],
    ],
    [
      'is imported in its folder',
      { 'bells/bells.tsx': 'export const Bell = () => <p class="bell" />;\n' },
      ['bells/bells.css: no module of its folder imports it'],
    ],
  ])('%s', (_, files, expected) => {
    expect(complaintsWith(files)).toEqual(expected);
  });
});
