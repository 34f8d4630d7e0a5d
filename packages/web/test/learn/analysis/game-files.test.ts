/** Game files as people have them: with faults that are named line by line, and turns told as they were played. */

import { readFileSync } from 'node:fs';
import type { GameEvent } from '@lexiko/rules';
import { formatGcg, formatLog, logPlayers, parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { ruleset, study } from '../../../../analysis/test/study-table.ts';
import { packText, unpackText } from '../../../src/finished-game/game-link.ts';
import { reasonsOf } from '@lexiko/texts';
import { facts as germanFacts } from '@lexiko/texts/de/analysis/facts';
import { facts as englishFacts } from '@lexiko/texts/en/analysis/facts';
import { disagreementText, unreadableText } from '@lexiko/texts';
import { fileFaults as germanFaults } from '@lexiko/texts/de/file-faults';
import { fileFaults as englishFaults } from '@lexiko/texts/en/file-faults';
import { decodeGameFile } from '../../../src/learn/analysis/source/game-file-text.ts';
import { readGameText, type SourceGame } from '../../../src/learn/analysis/source/game-source.ts';
import { asShown } from '../../../src/learn/analysis/shown/shown-turn.ts';
import { newPaperGame } from '../../../src/paper/paper-rules.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { page as GERMAN } from '@lexiko/texts/de/page';

const PLAYERS = '#player1 ann Ann Arbor\n#player2 bob Bob\n';

/** A whole game. */
function replayedLog(): readonly GameEvent[] {
  const path = new URL('../../../../../fixtures/logs/standard-2007.json', import.meta.url);
  const log = parseLog(readFileSync(path, 'utf8'));
  if (!log.ok) throw new Error(log.error.code);
  return log.value;
}

function read(turns: string): SourceGame {
  const source = readGameText(PLAYERS + turns, 'standard-2007');
  if (!source.ok) throw new Error(source.error.code);
  return source.value;
}

describe('a game file', () => {
  it('is told line by line what cannot be read in it, in both languages', () => {
    const text = `${PLAYERS}>ann: AEINRST 8D NASTIER +66\nwhat is this\n>cid: AB 8A AB +4 4\n>bob: A1 8A AB +x 4\n`;
    const source = readGameText(text, 'standard-2007');
    if (source.ok || source.error.code !== 'unreadable') throw new Error('it cannot be read');
    const { lines } = source.error;
    expect(lines.map((line) => unreadableText({ fileFaults: englishFaults }, line))).toEqual([
      'Line 3: The total is missing.',
      'Line 4: Can’t read “what is this”. A turn starts with >, a remark with #.',
      'Line 5: There is no player “cid”.',
      'Line 6: Can’t read “8A” as a word. Write letters, and dots for tiles already on the board.',
    ]);
    expect(lines.map((line) => unreadableText({ fileFaults: germanFaults }, line)).slice(0, 3)).toEqual([
      'Zeile 3: Die Summe fehlt.',
      'Zeile 4: „what is this“ ist nicht lesbar. Ein Zug beginnt mit >, eine Bemerkung mit #.',
      'Zeile 5: Einen Spieler „cid“ gibt es nicht.',
    ]);
  });

  it('is told where the rules count otherwise, in both languages', () => {
    const { replayed } = read(
      '>ann: AEINRST 8D NASTIER +60 60\n>bob: EFOQUZ? H7 FR +9 9\n>bob: EFOQUZ? -- -9 0\n>bob: EFOQUZ? -- -9 0\n',
    );
    const said = replayed.problems.map((problem) =>
      disagreementText({ ...ENGLISH, fileFaults: englishFaults }, problem),
    );
    expect(said[0]).toBe('Line 3: The score is given as 60, but the play scores 66.');
    expect(said[1]).toMatch(/^Line 4: H8 has I, not R/u);
    expect(said.at(-1)).toContain('Line 6: The total is given as 0, but it is -9.');
    const german = replayed.problems.map((problem) =>
      disagreementText({ ...GERMAN, fileFaults: germanFaults }, problem),
    );
    expect(german[0]).toBe('Zeile 3: Eingetragen sind 60 Punkte, der Zug bringt aber 66.');
    expect(german.every((sentence) => sentence.startsWith('Zeile '))).toBe(true);
  });

  it('may be one position, whose best plays can be looked at', () => {
    const board = [...Array<string>(7).fill('15'), '5HORN6', ...Array<string>(7).fill('15')].join('/');
    const source = readGameText(`${board} AEINRST/ 14/9 0 lex english;\n`, 'standard-2007', ['A', 'B']);
    if (!source.ok) throw new Error(source.error.code);
    expect(source.value.turns).toHaveLength(1);
    expect(source.value.turns[0]).toMatchObject({ scores: [14, 9], rack: [...'AEINRST'], isRackWhole: true });
    const small = readGameText('3/1A1/3 A/B 0/0 0', 'standard-2007');
    expect(small).toEqual({ ok: false, error: { code: 'other-game' } });
  });

  it('of the companion is counted by the rulebook that it names', () => {
    const begun = formatGcg(newPaperGame(['Ann', 'Bob'], 'deluxe', 'none'));
    const source = readGameText(`${begun}>player1: AEINRST 8D NASTIER +66 66\n`, 'standard-2007');
    if (!source.ok) throw new Error(source.error.code);
    expect(source.value.ruleset.preset).toBe('deluxe');
    expect(read('>ann: AEINRST 8D NASTIER +66 66\n').ruleset.preset).toBe('standard-2007');
  });

  it('is played with the tiles and words of the dictionary that it names, unless the reader chose another', () => {
    const game = `${PLAYERS}#lexicon Lexiko Español\n>ann: [CH]CIO?AA 8G [CH]I[ch]O +14 14\n>bob: [LL]EEOSST -[LL]E +0 0\n`;
    const source = readGameText(game, 'standard-2007');
    if (!source.ok) throw new Error(source.error.code);
    const { ruleset: rules, replayed } = source.value;
    expect([rules.language, rules.dictionary.id]).toEqual(['spanish', 'spanish']);
    expect(replayed.problems).toEqual([]);
    expect(replayed.board.slice(111, 115)).toEqual(['CH', 'I', 'ch', 'O']);
    const chosen = readGameText(
      `${PLAYERS}#lexicon Lexiko Español\n>ann: - +0 0\n`,
      'standard-2007',
      [],
      'polish',
    );
    expect(chosen.ok && chosen.value.ruleset.language).toBe('polish');
    const unknown = read('#lexicon CSW21\n>ann: HORN 8G NOR +6 6\n');
    expect([unknown.ruleset.language, unknown.replayed.problems]).toEqual(['english', []]);
  });

  it('of Lexiko is judged by the words of its game, or by others for the same letters that the reader chose', () => {
    const log = formatLog(replayedLog(), ['Ann', 'Bob']);
    const judged = (dictionary?: string): unknown => {
      const source = readGameText(log, 'standard-2007', [], dictionary);
      if (!source.ok) throw new Error(source.error.code);
      return [source.value.ruleset.dictionary.id, source.value.dictionary?.id ?? null];
    };
    const own = judged();
    expect(judged('english-2')).toEqual(['english-2', null]);
    expect(judged('polish')).toEqual(own);
    expect(judged('nonsense')).toEqual(own);
  });

  it('may be older than UTF-8', () => {
    const name = '#player1 ju Jürgen';
    expect(decodeGameFile(new TextEncoder().encode(name))).toBe(name);
    expect(decodeGameFile(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))).toBe(name);
  });
});

describe('a game in a link', () => {
  const log = formatLog(replayedLog(), ['Ann', 'Bob']);

  it('brings its names along', async () => {
    const code = (await packText(log)) ?? '';
    expect(logPlayers((await unpackText(code)) ?? '')).toEqual(['Ann', 'Bob']);
  });

  it('of before has them beside the log, or not at all', async () => {
    const packed = async (value: unknown): Promise<string> => {
      const stream = new Blob([JSON.stringify(value)]).stream();
      const bytes = await new Response(
        stream.pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer();
      return Buffer.from(bytes).toString('base64url');
    };
    const plain: unknown = JSON.parse(formatLog(replayedLog()));
    const named = await unpackText(await packed({ names: ['Ann', 'Bob'], log: plain }));
    expect(logPlayers(named ?? '')).toEqual(['Ann', 'Bob']);
    const nameless = await unpackText(await packed({ log: plain }));
    expect(parseLog(nameless ?? '').ok).toBe(true);
    expect(await unpackText(await packed({ names: ['Ann'] }))).toBeNull();
    const position = '15/15/15/15/15/15/15/7HORN4/15/15/15/15/15/15/15 ABCDEFG/ 0/14 0';
    expect(await unpackText((await packText(position)) ?? ''), 'a position').toBe(position);
  });
});

describe('a turn of a game file', () => {
  it('that came off the board is told as that, and not as a pass that makes a word', () => {
    const { turns } = read(
      '>ann: AEINRST 8D NASTIER +66 66\n>bob: EFOQUZ? 7C ZO +23 23\n>bob: EFOQUZ? -- -23 0\n',
    );
    const [, withdrawn] = turns;
    if (withdrawn === undefined) throw new Error('there is such a turn');
    const studied = study(withdrawn, 8);
    expect(studied.analysis.made.notation).toBe('-');
    expect(reasonsOf(englishFacts, studied, ruleset.layout)).toContain(
      'The removed play makes a word that isn’t in the dictionary.',
    );
    expect(reasonsOf(germanFacts, studied, ruleset.layout)).toContain(
      'Der zurückgenommene Zug bildet ein Wort, das nicht im Wörterbuch steht.',
    );
  });

  it('of which not all letters are known says nothing about those kept', () => {
    const [first] = read('>ann: HORN 8G NOR +6 6\n').turns;
    if (first === undefined) throw new Error('there is such a turn');
    const studied = study(first, 8);
    expect(studied.analysis.judgedBy).toBe('score');
    expect(studied.facts.map(({ kind }) => kind)).toEqual(['points']);
  });

  it('has the name that the game gave it, also where one letter lies in two words', () => {
    const { turns } = read('>ann: ABCEHRT 8G CAB +14 14\n>bob: AEINRST G7 A. +4 4\n');
    const [, hook] = turns;
    if (hook === undefined) throw new Error('there is such a turn');
    for (const notation of [hook.notation, '7G A']) {
      const studied = asShown(study({ ...hook, notation }, 8));
      const { made } = studied.analysis;
      expect(made.notation).toBe(notation);
      expect([studied.better.notation, studied.other?.notation]).toContain(notation);
    }
  });
});
