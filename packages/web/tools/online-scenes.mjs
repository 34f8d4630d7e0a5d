/** Pictures of playing over the network: each brings the others it needs in windows of their own. */

/** @typedef {import('@playwright/test').Page} Page */

/** For so long the server takes somebody who has left a table to be there still. */
const AROUND_MS = 11_000;

/**
 * Somebody else, in a window with a session of its own.
 * @param {Page} page
 * @param {string} name
 */
async function friend(page, name) {
  const context = await page.context().browser()?.newContext({ locale: 'en-GB' });
  if (context === undefined) throw new Error('there is no browser');
  page.context().once('close', () => void context.close());
  const other = await context.newPage();
  await other.goto(new URL('#/online', page.url()).href);
  await rename(other, name);
  return other;
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function rename(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** @param {Page} page */
async function arrive(page) {
  await page.goto(new URL('#/online', page.url()).href);
  await rename(page, 'Ann');
}

/**
 * @param {Page} page
 * @param {{ rulebook?: string, open?: boolean }} [choices]
 */
async function makeGame(page, { rulebook, open = false } = {}) {
  await page.getByRole('link', { name: 'Create game' }).click();
  if (rulebook !== undefined) await page.getByRole('radio', { name: rulebook }).check({ force: true });
  if (open) await page.getByRole('radio', { name: 'Anyone' }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  return (await page.locator('.room-code').textContent()) ?? '';
}

/**
 * Ann and Bob at a table.
 * @param {Page} page
 */
async function sitDown(page) {
  await arrive(page);
  const code = await makeGame(page);
  const bob = await friend(page, 'Bob');
  await bob.goto(new URL(`#/online/join/${code}`, page.url()).href);
  await bob.getByRole('button', { name: 'Join game' }).click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, bob]) await one.locator('#board').waitFor();
  return bob;
}

/**
 * A game of two others that can be watched, a minute late.
 * @param {Page} page
 */
async function watchedGame(page) {
  const [bob, eve] = [await friend(page, 'Bob'), await friend(page, 'Eve')];
  await bob.getByRole('link', { name: 'Create game' }).click();
  await bob.getByRole('radio', { name: 'Anyone' }).check({ force: true });
  await bob.getByLabel('Watchers see it').selectOption('60');
  await bob.getByRole('button', { name: 'Start game' }).click();
  const code = (await bob.locator('.room-code').textContent()) ?? '';
  await eve.goto(new URL(`#/online/join/${code}`, page.url()).href);
  await eve.getByRole('button', { name: 'Join game' }).click();
  await eve.getByRole('button', { name: 'Agree' }).click();
  await eve.locator('#board').waitFor();
}

/**
 * A classroom of Ann's with four pupils at one table.
 * @param {Page} page
 */
async function classOf(page) {
  await arrive(page);
  await page.getByRole('link', { name: 'Classes' }).click();
  await page.getByLabel('Class name').fill('Class 7b');
  await page.getByRole('button', { name: 'Create class' }).click();
  const code = (await page.locator('.room-code').textContent()) ?? '';
  const pupils = [];
  for (const name of ['Amy', 'Bob', 'Cid', 'Dora']) {
    const pupil = await friend(page, name);
    await pupil.getByLabel('Code').fill(code);
    await pupil.getByRole('button', { name: 'Join', exact: true }).click();
    await pupil.getByRole('heading', { name: 'Class 7b' }).waitFor();
    pupils.push(pupil);
  }
  await page.getByLabel('Where Dora plays').waitFor();
  await page.getByRole('button', { name: 'Seat everyone' }).click();
  await page.getByText('Team 2:').waitFor();
  return pupils;
}

/** @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
export const ONLINE_SCENES = {
  'online-lobby': async (page) => {
    const bob = await friend(page, 'Bob');
    await makeGame(bob, { open: true });
    const eve = await friend(page, 'Eve');
    await makeGame(eve, { rulebook: 'Crosswords', open: true });
    await arrive(page);
    await page.getByText('Eve').first().waitFor();
  },
  'online-new': async (page) => {
    await arrive(page);
    await page.getByRole('link', { name: 'Create game' }).click();
  },
  'online-room': async (page) => {
    await arrive(page);
    await makeGame(page);
  },
  'online-table': async (page) => {
    await sitDown(page);
  },
  'online-account': async (page) => {
    await arrive(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('Login').first().waitFor();
  },
  'online-team': async (page) => {
    await arrive(page);
    const code = await makeGame(page, { rulebook: 'School' });
    const friends = [];
    for (const [name, team] of /** @type {const} */ ([
      ['Amy', 1],
      ['Bob', 2],
      ['Ben', 2],
    ])) {
      const one = await friend(page, name);
      await one.goto(new URL(`#/online/join/${code}`, page.url()).href);
      await one.getByRole('button', { name: `Join team ${team}` }).click();
      await one.getByRole('button', { name: 'Agree' }).waitFor();
      friends.push(one);
    }
    for (const one of [page, ...friends]) await one.getByRole('button', { name: 'Agree' }).click();
    await page.locator('#board').waitFor();
    await friends[0]?.getByLabel('Write to your team').fill('What about the triple word?');
    await friends[0]?.getByRole('button', { name: 'Send' }).click();
    await friends[0]?.locator('[data-square="7"]').hover();
    await page.locator('.pointed').waitFor();
    const team = page.getByRole('button', { name: /^Team/u });
    if (await team.isVisible()) await team.click();
  },
  'online-terms': async (page) => {
    await arrive(page);
    await page.getByRole('link', { name: 'Create game' }).click();
    await page.getByRole('radio', { name: 'Anyone' }).check({ force: true });
    await page.getByLabel('Who may watch').scrollIntoViewIfNeeded();
  },
  'online-watch': async (page) => {
    await arrive(page);
    await watchedGame(page);
    await page.getByText('1 minute late').waitFor();
    await page.getByRole('heading', { name: 'Games to watch' }).scrollIntoViewIfNeeded();
  },
  'online-class-teacher': async (page) => {
    await classOf(page);
    await page.getByRole('button', { name: 'Start all games' }).click();
    await page.locator('.small-board').waitFor();
  },
  'online-class-assign': async (page) => {
    await classOf(page);
    await page.getByText('not started').waitFor();
  },
  'online-class-table': async (page) => {
    await classOf(page);
    await page.getByRole('button', { name: 'Start all games' }).click();
    await page.getByRole('link', { name: 'Open table 1' }).click();
    await page.locator('#board').waitFor();
  },
  'online-class-paused': async (page) => {
    const [pupil] = await classOf(page);
    await page.getByRole('button', { name: 'Start all games' }).click();
    await page.getByRole('button', { name: 'Pause all games' }).click();
    const code = new URL(pupil?.url() ?? '').hash;
    await page.getByRole('button', { name: 'Resume all games' }).waitFor();
    await page.goto(new URL(code, page.url()).href);
  },
  'online-chat': async (page) => {
    const bob = await sitDown(page);
    const button = bob.getByRole('button', { name: /^Chat/u });
    if (await button.isVisible()) await button.click();
    await bob.getByLabel('Write to the table').fill('Good luck to you!');
    await bob.getByRole('button', { name: 'Send' }).click();
    const mine = page.getByRole('button', { name: /^Chat/u });
    if (await mine.isVisible()) await mine.click();
    await page.getByRole('button', { name: 'Report this message by Bob' }).click();
    await page.getByText('Chat settings').click();
  },
  'online-vacation': async (page) => {
    await arrive(page);
    await page.getByRole('link', { name: 'Create game' }).click();
    await page.getByRole('radio', { name: 'Correspondence' }).check({ force: true });
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('.room-code').waitFor();
    await page.goto(new URL('#/online', page.url()).href);
    await page.getByRole('button', { name: 'Start vacation' }).click();
    await page.getByText('You’re on vacation until').scrollIntoViewIfNeeded();
  },
  'online-history': async (page) => {
    const bob = await sitDown(page);
    await bob.getByRole('button', { name: 'More' }).click();
    await bob.getByRole('button', { name: 'Resign' }).click();
    await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Game over').first().waitFor();
    await page.goto(new URL('#/online/history', page.url()).href);
    await page.locator('.kept-game').waitFor();
  },
  'online-notice': async (page) => {
    await arrive(page);
    const code = await makeGame(page);
    await page.goto(new URL('#/online', page.url()).href);
    const bob = await friend(page, 'Bob');
    await bob.goto(new URL(`#/online/join/${code}`, page.url()).href);
    await bob.getByRole('button', { name: 'Join game' }).click();
    await bob.waitForTimeout(AROUND_MS); // a connection that breaks for so long is no leaving
    await bob.getByRole('button', { name: 'Agree' }).click();
    await page.locator('.news').waitFor();
  },
  'online-away': async (page) => {
    const bob = await sitDown(page);
    await bob.close();
    await page.locator('.player .away').waitFor();
  },
};
