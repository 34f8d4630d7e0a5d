/** Word lists of one's own: dropped and played with, refused, renamed, saved and removed. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildGraph, ENGLISH, formatKwg, readWord } from '@lexiko/words';
import { describe, expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { objections } from '../support/axe.ts';
import {
  browserForTests,
  openWordsChoice,
  playLaidOut,
  seenTable,
  untilMyTurn,
  untilStored,
} from '../support/browser-table.ts';
import { openWay } from '../support/cut-way.ts';
import { arrive, makeGame, whoseTurn } from '../support/online-visits.ts';
import { layAcross } from '../support/typing.ts';

const table = browserForTests(startGameServer);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Any two letters make a word, so that whatever lies on the rack can be played. */
const PAIRS = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
const MIDDLE = 112;
const PLAYED = '#player1 a Ann\n#player2 b Bob\n';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function upload(name: string, content: string | Uint8Array): Upload {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

async function openLists(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/lists`);
  await page.getByRole('heading', { name: 'Add a list' }).waitFor();
}

async function addList(page: Page, file: Upload, name?: string, alphabet?: string): Promise<void> {
  await page.getByLabel('Choose file').setInputFiles(file);
  await page.locator('.list-file', { hasText: file.name }).waitFor();
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name);
  if (alphabet !== undefined) await page.getByLabel('Alphabet').selectOption(alphabet);
  await page.getByRole('button', { name: 'Add list' }).click();
}

/** As somebody does who drags it from their desktop. */
async function dropFile(page: Page, { name, buffer }: Upload): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ called, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], called));
      return data;
    },
    { called: name, text: buffer.toString() },
  );
  await page.dispatchEvent('.list-drop', 'drop', { dataTransfer: dropped });
  await page.locator('.list-file', { hasText: name }).waitFor();
}

it('a list that is dropped stays on the device, and a game is played with it without a network', async () => {
  const way = await openWay(table().url);
  const { page, context } = await table().visit({ serviceWorkers: 'allow' }, way.url);
  await untilStored(page);
  way.cut();
  await page.getByRole('link', { name: 'Your word lists' }).click();
  await dropFile(page, upload('Pairs.txt', `${PAIRS.join('\n')}\nAA\nzoo-keeper\nB\n`));
  await page.getByRole('button', { name: 'Add list' }).click();
  await page.getByText('“Pairs” is ready: 676 words.').waitFor();
  await page.getByText('1 line repeats a word.').waitFor();
  await page.getByText('2 lines were left out: 1 with a hyphen and 1 of one letter.').waitFor();
  await page.getByText('line 678: zoo-keeper has a hyphen').waitFor();
  expect(await objections(page, 'lists')).toEqual([]);
  await page.locator('.lists').getByRole('button', { name: 'Use in new games' }).first().click();

  // Drills ask for its words, and a game that names it is analysed by it.
  await page.goto(`${way.url}#/learn/drills/twos`);
  await page.getByText('Is this a word?').waitFor();
  await page.goto(`${way.url}#/learn/analysis`);
  await page.getByRole('textbox').first().fill(`${PLAYED}#lexicon Pairs\n>a: QZ 8G QZ +40 40\n`);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('main', { hasText: 'Dictionary of the game: Pairs.' }).waitFor();
  await expect.poll(() => page.getByLabel('Dictionary').inputValue()).toMatch(/^own-/u);
  await page.getByText('1 turn analysed').waitFor();
  expect(await page.getByText('isn’t in the dictionary').count()).toBe(0);

  await page.goto(`${way.url}#/`);
  await page.reload();
  await page.getByText('Pairs: 676 words loaded').waitFor();
  await openWordsChoice(page);
  await page.getByRole('radio', { name: 'Reject invalid words' }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilMyTurn(page);
  const isFirst = (await seenTable(page)).board.every((letter) => letter === '');
  if (isFirst) {
    // Three letters make no word of this list.
    await layAcross(page, MIDDLE, 3);
    await page.keyboard.press('Enter');
    await page.locator('.status', { hasText: 'isn’t in the dictionary' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seenTable(page)).draft).toEqual([]);
    await layAcross(page, MIDDLE, 2);
    await playLaidOut(page);
    await untilMyTurn(page);
  }
  // The computer has played a word of the list.
  await page.locator('.side .sheet .sheet-entry.play').first().waitFor();
  await page.reload();
  await untilMyTurn(page);

  // Whoever removes the list is told that the game needs it.
  await openLists(page, way.url);
  await page.getByRole('group', { name: 'Pairs' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByText('1 game on this device uses this list.').waitFor();
  expect(await objections(page, 'remove')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no lists yet.').waitFor();
  await page.goto(`${way.url}#/`);
  await page.locator('.kept-game a').click();
  await page.locator('.status', { hasText: 'isn’t on this device any more' }).waitFor();
  // The same words again, from another file: the game goes on.
  await openLists(page, way.url);
  await addList(page, upload('again.txt.gz', gzipSync(PAIRS.toReversed().join('\r\n'))), 'Two by two');
  await page.getByText('“Two by two” is ready: 676 words.').waitFor();
  await page.goto(`${way.url}#/`);
  await page.locator('.kept-game a').click();
  await untilMyTurn(page);
  await context.close();
  await way.close();
});

it('online the players decide by a list that each of them has: whoever lacks it is told which', async () => {
  const { page: ann, context } = await table().visit();
  await openLists(ann, table().url);
  await addList(ann, upload('pairs.txt', PAIRS.join('\n')), 'Pairs');
  const row = ann.locator('.own-list', { hasText: 'Pairs' });
  const digits = /checksum (\w+)…/u.exec((await row.textContent()) ?? '')?.[1] ?? '';
  expect(digits).toHaveLength(8);
  await ann.goto(`${table().url}#/online`);
  const code = await makeGame(ann, async () => {
    const dictionary = ann.getByRole('combobox', { name: 'Dictionary', exact: true });
    await dictionary.selectOption({ label: 'Pairs: the players decide' });
  });
  await ann.locator('.room-rules', { hasText: 'Pairs: the players decide' }).waitFor();

  const bob = await arrive(table(), 'Bob');
  await bob.goto(`${table().url}#/online/join/${code}`);
  await bob.getByRole('button', { name: 'Join game' }).click();
  const needed = bob.locator('.fault', { hasText: `Its checksum begins with ${digits}.` });
  await needed.waitFor();
  expect(await bob.getByRole('button', { name: 'Agree' }).isDisabled()).toBe(true);
  expect(await objections(bob, 'a list that is missing')).toEqual([]);
  const room = bob.url();
  await needed.getByRole('link', { name: 'Add list' }).click();
  await addList(bob, upload('the same.txt', PAIRS.toReversed().join('\n')), 'By two');
  await bob.getByText('“By two” is ready').waitFor();
  await bob.goto(room);
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bob]) await page.locator('#board').waitFor();

  const [mover, waiter] = await whoseTurn(ann, bob);
  const laid = (await seenTable(mover)).rack.filter((tile) => tile !== '?').slice(0, 3);
  await layAcross(mover, MIDDLE, 3);
  await playLaidOut(mover);
  await untilMyTurn(waiter);
  await waiter.getByRole('button', { name: 'Challenge', exact: true }).click();
  await waiter.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
  for (const page of [mover, waiter]) {
    const question = page.locator('.question', { hasText: `Not in your list: ${laid.join('')}.` });
    await question.waitFor();
    await question.getByRole('button').first().click();
    await question.waitFor({ state: 'detached' });
  }
  await expect.poll(async () => (await seenTable(waiter)).board.join('')).toBe('');
  await bob.context().close();
  await context.close();
});

const WORDS = ['HORN', 'FARM', 'PASTE', 'MOB', 'BIT'];
const GRAPH = formatKwg(buildGraph(WORDS.map((word) => readWord(ENGLISH, word) ?? []))) ?? new Uint8Array();
/** The beginning of a PNG file. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
const PROSE = Array.from({ length: 6 }, () => [
  'The tiles lay on the table and nobody spoke',
  'until the youngest of them took two from the bag',
  'and asked who would begin',
  'Somebody laughed',
  'a clock was started, and the first word',
  'went down in the middle of the board',
]).flat();

/** Words with so little in common that their graph takes a megabyte. */
const VARIED = Array.from({ length: 20_000 }, (_, at) =>
  [...createHash('sha256').update(String(at)).digest().subarray(0, 8)]
    .map((byte) => LETTERS[byte % 26])
    .join(''),
);

describe('files', () => {
  it('that are no word lists are refused with a sentence, and what was there stays', async () => {
    const { page, context, complaints } = await table().visit();
    await openLists(page, table().url);
    await addList(page, upload('words.kwg', GRAPH), 'Mine');
    await page.getByText('“Mine” is ready: 5 words.').waitFor();
    const packed = gzipSync(PAIRS.join('\n'));
    const lines = (count: number): string => `${PAIRS.join('\n')}\n`.repeat(count / PAIRS.length + 1);
    const refused: readonly (readonly [Upload, string, name?: string, alphabet?: string])[] = [
      [upload('empty.txt', ''), 'The file has no words.'],
      [upload('picture.png', PICTURE), 'This isn’t a word list.'],
      [upload('russian.txt', 'слово\nигра\nбуква\n'), '3 of 3 lines aren’t words.'],
      [upload('broken.kwg', GRAPH.subarray(0, GRAPH.length - 6)), 'This word graph is damaged'],
      [upload('half.txt.gz', packed.subarray(0, packed.length / 2)), 'it’s damaged or incomplete'],
      [upload('prose.txt', PROSE.join('\n')), 'This is a text to read, not a word list.'],
      [upload('endless.txt.gz', gzipSync(lines(10_000_000), { level: 1 })), 'more than 3,000,000 words'],
      [upload('list.txt', PAIRS.join('\n')), 'already a dictionary called “Mine”', ' mine '],
      [
        upload('list.txt', PAIRS.join('\n')),
        'already a dictionary called “Lexiko English”',
        'Lexiko English',
      ],
      [upload('list.txt', PAIRS.join('\n')), 'Give the list a name.', ' '],
      [upload('same.txt', WORDS.join('\n')), 'You already have these words, in “Mine”.'],
    ];
    for (const [file, sentence, name, alphabet] of refused) {
      await addList(page, file, name, alphabet);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    }
    await expect.poll(() => page.locator('.own-list').count()).toBe(1);

    await page.getByRole('group', { name: 'Mine' }).getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('New name for “Mine”').fill('Five words');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('group', { name: 'Five words' });
    await row.waitFor();
    const saving = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Save as text' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Five words.txt');
    expect(readFileSync(await saved.path(), 'utf8')).toBe('BIT\nFARM\nHORN\nMOB\nPASTE\n');

    await addList(page, upload('polish.txt', 'żółw\nźdźbło\nkot\n'), 'Zwierzęta', 'polish');
    await page.getByText('“Zwierzęta” is ready: 3 words.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('for which the device has no room are refused with a sentence', async () => {
    const { page, context, complaints } = await table().visit();
    // Before anything is stored: the browser remembers for a while how much room there was.
    const { origin } = new URL(table().url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    await openLists(page, table().url);
    await addList(page, upload('large.txt', VARIED.join('\n')), 'Large');
    await page.getByRole('alert').filter({ hasText: 'There’s no room for this list' }).waitFor();
    await expect.poll(() => page.locator('.own-list').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
