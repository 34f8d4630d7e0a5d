/** Turn alerts, in English: how they are turned on, and what they say. */

import type { AlertKind } from '@lexiko/protocol';
import { counted } from '../grammar.ts';

export const alerts = {
  title: 'Turn alerts',
  about: 'Lexiko can tell you when it’s your turn, even while the page is closed.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Tell me when it’s my turn',
  on: 'Turn on',
  off: 'Turn off here',
  isOn: 'Alerts are on in this browser.',
  /** Why there are no alerts. */
  faults: {
    blocked: 'Your browser blocks notifications from this page. Allow them in its settings, then try again.',
    unsupported: 'This browser can’t show alerts. On an iPhone or iPad, add Lexiko to the home screen first.',
    'not-here': 'This server sends no alerts.',
    failed: 'The browser couldn’t turn alerts on. Please try again later.',
  },
  devices: 'Devices with alerts',
  remove: 'Remove',
  kindsTitle: 'Alert me about',
  kinds: {
    turn: 'My turn',
    answer: 'Challenges, votes and offers',
    over: 'Finished games',
    invitation: 'Invitations and rematches',
    chat: 'Chat messages',
  } satisfies Readonly<Record<AlertKind, string>>,
  quiet: 'Quiet hours',
  quietAbout: 'No alerts in these hours, and one summary afterwards.',
  from: 'From',
  until: 'Until',
  muteGame: 'Mute alerts of this game',
  unmuteGame: 'Unmute alerts of this game',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'You won.', drawn: 'It’s a draw.', lost: 'You lost.' },
  /** After quiet hours: in so many games something happened. */
  news: (count: number) => `There’s news in ${counted(count, 'game')}.`,
};

export type AlertTexts = typeof alerts;
