/** How a test starts Chromium: without a screen, without a sandbox (containers have none), without talk to the network. */

/** @type {readonly string[]} */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
