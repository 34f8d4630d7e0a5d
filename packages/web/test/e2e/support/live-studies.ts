/** What visitors of shared studies do again and again in tests. */

import type { BrowserContextOptions, Page } from '@playwright/test';
import type { BrowserTable, OpenPage } from './browser-table.ts';
import { openWay, type Way } from './cut-way.ts';
import { rename } from './online-visits.ts';

export interface StudyFile {
  readonly name: string;
  readonly text: string;
  /** Of the study that it becomes. */
  readonly title: string;
}

/** A game of two turns. */
export const TWO_TURNS: StudyFile = {
  name: 'two.gcg',
  title: 'Two turns',
  text: `#player1 A Ann
#player2 B Bob
#title Two turns
>A: HNOR 8F HORN +14 14
>B: AFMO H6 FA.M +9 9
`,
};

/** Somebody at a browser whose way to the server can be cut. */
export interface Visitor extends OpenPage {
  readonly way: Way;
}

export async function arriveByWay(
  table: BrowserTable,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const way = await openWay(table.url);
  const opened = await table.visit({ reducedMotion: 'reduce', ...options }, way.url);
  await opened.page.goto(`${way.url}#/online`);
  await rename(opened.page, name);
  return { ...opened, way };
}

export async function importFile(page: Page, { name, text }: StudyFile): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Import files').setInputFiles([file]);
}

/** A study of one file, shared; answers with the keys of its links. */
export async function shareStudy(
  page: Page,
  roles: readonly ('editing' | 'reading')[],
  file: StudyFile = TWO_TURNS,
): Promise<readonly string[]> {
  await page.goto(new URL('#/learn/studies', page.url()).href);
  await importFile(page, file);
  await page.getByRole('heading', { name: file.title }).waitFor();
  await page.getByRole('button', { name: 'Share live' }).click();
  await allSaved(page);
  await page.getByText('People and links').click();
  const keys: string[] = [];
  for (const role of roles) {
    await page.getByRole('button', { name: `Create link for ${role}` }).click();
    const address = await page.getByRole('textbox', { name: `Link for ${role}` }).inputValue();
    keys.push(/join\/(.+)$/u.exec(address)?.[1] ?? '');
  }
  return keys;
}

export async function joinStudy(
  { page, way }: Pick<Visitor, 'page' | 'way'>,
  key: string | undefined,
  { title }: Pick<StudyFile, 'title'> = TWO_TURNS,
): Promise<void> {
  await page.goto(`${way.url}#/learn/studies/join/${key}`);
  await page.getByRole('heading', { name: title }).waitFor();
}

export async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('Note', { exact: true }).fill(text);
  await page.getByLabel('Note', { exact: true }).blur();
}

export async function allSaved(page: Page): Promise<void> {
  await page.getByText('Everything is saved for everyone.').waitFor();
}

/** What went wrong, but for what is meant to: ways that are cut, and appends that others were faster with. */
export function faultsOf({ complaints }: Pick<OpenPage, 'complaints'>): readonly string[] {
  return complaints.filter((one) => !/net::ERR|WebSocket|status of 409/u.test(one));
}
