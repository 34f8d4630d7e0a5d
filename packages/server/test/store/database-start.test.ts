/** How a server starts on a database: alone on an SQLite file, not on tables of the future, and aware of what is missing. */

import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { backupSqlite } from '../../src/operations/backup.ts';
import { migrateDatabase, openServerStore, openStore } from '../../src/store/open-store.ts';
import { TestService } from '../support/test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function games(service: TestService, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await service.lobby();
}

/** When the mark beside the database has changed since. */
async function marked(file: string, sinceMs: number): Promise<void> {
  await expect.poll(() => statSync(`${file}-mark`).mtimeMs, { timeout: 10_000 }).toBeGreaterThan(sinceMs);
}

describe('a server', () => {
  test('has an SQLite file for itself, while other commands work beside it', async () => {
    const file = join(folder, 'alone.db');
    const { store } = await openServerStore(file);
    await games(new TestService({ store }), 1);
    await expect(openServerStore(file)).rejects.toThrow(
      `another server is using '${file}': end it first, or use PostgreSQL`,
    );
    expect(await migrateDatabase(file)).toBe(0);
    const beside = await openStore(file);
    expect(await beside.chat.reports(5)).toEqual([]);
    await beside.close();
    expect(backupSqlite(file, join(folder, 'copy.db'))).toMatchObject({ ok: true, value: { games: 1 } });
    await store.close();
    const again = await openServerStore(file);
    expect(again.loss).toBeNull();
    await again.store.close();
  });

  test('refuses a database of a newer version with a sentence, as do other commands', async () => {
    const file = join(folder, 'newer.db');
    await (await openStore(file)).close();
    const raw = new DatabaseSync(file);
    raw.exec('insert into migration (number) values (4711)');
    raw.close();
    for (const open of [openServerStore, openStore, migrateDatabase])
      await expect(open(file)).rejects.toThrow(
        /^the database is of a newer version \(step 4711, this version knows \d+\)/,
      );
    // And leaves it to those who know it.
    const after = new DatabaseSync(file);
    after.exec('delete from migration where number = 4711');
    after.close();
    const { store } = await openServerStore(file);
    await store.close();
  });

  test('says how much is missing where the write-ahead log was cut short, and goes on', async () => {
    const file = join(folder, 'cut.db');
    const first = await openServerStore(file);
    await games(new TestService({ store: first.store }), 2);
    await first.store.close(); // all of it is in the database itself now
    const { store } = await openServerStore(file);
    const service = new TestService({ store });
    const { mtimeMs } = statSync(`${file}-mark`);
    await games(service, 3);
    await marked(file, mtimeMs);
    // As it stands on the disk when the machine loses its power now; then without the end of its log.
    const lost = join(folder, 'lost.db');
    for (const end of ['', '-wal', '-mark']) copyFileSync(`${file}${end}`, `${lost}${end}`);
    const whole = join(folder, 'whole.db');
    for (const end of ['', '-wal', '-mark']) copyFileSync(`${file}${end}`, `${whole}${end}`);
    await store.close();
    truncateSync(`${lost}-wal`, 1000);
    const reopened = await openServerStore(lost);
    expect(reopened.loss).toMatchObject({ games: 3 });
    expect(reopened.loss?.events).toBeGreaterThanOrEqual(3);
    await games(new TestService({ store: reopened.store }), 1);
    await reopened.store.close();
    // Told once, and a second loss is seen as well.
    const later = await openServerStore(lost);
    expect(later.loss).toBeNull();
    await later.store.close();
    const intact = await openServerStore(whole);
    expect(intact.loss).toBeNull();
    await intact.store.close();
  });

  test('starts without a mark, and with one that cannot be read', async () => {
    const file = join(folder, 'bare.db');
    await (await openStore(file)).close();
    expect(existsSync(`${file}-mark`)).toBe(false);
    await (await openServerStore(file)).store.close();
    truncateSync(`${file}-mark`, 3);
    const { store, loss } = await openServerStore(file);
    expect(loss).toBeNull();
    await store.close();
  });
});
