/** Pictures of playing over the network: each brings the others it needs in windows of their own. */

/** @typedef {import('@playwright/test').Page} Page */

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
  await page.getByRole('button', { name: 'Make a game' }).click();
  if (rulebook !== undefined) await page.getByRole('radio', { name: rulebook }).check({ force: true });
  if (open) await page.getByRole('radio', { name: 'Anybody' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
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
  await bob.getByRole('button', { name: 'Join this game' }).click();
  await bob.getByRole('button', { name: 'Agree and start' }).click();
  for (const one of [page, bob]) await one.locator('#board').waitFor();
  return bob;
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
    await page.getByRole('button', { name: 'Make a game' }).click();
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
    await page.getByRole('button', { name: 'Your account' }).click();
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
      await one.getByRole('button', { name: 'Agree and start' }).waitFor();
      friends.push(one);
    }
    for (const one of [page, ...friends]) await one.getByRole('button', { name: 'Agree and start' }).click();
    await page.locator('#board').waitFor();
    await friends[0]?.getByLabel('Write to your team').fill('What about the triple word?');
    await friends[0]?.getByRole('button', { name: 'Send' }).click();
    await friends[0]?.locator('[data-square="7"]').hover();
    await page.locator('.pointed').waitFor();
    const chat = page.getByRole('button', { name: /^Chat/u });
    if (await chat.isVisible()) await chat.click();
  },
  'online-away': async (page) => {
    const bob = await sitDown(page);
    await bob.close();
    await page.getByText('away').waitFor();
  },
};
