/** Shared studies in English. */

import { counted } from '../grammar.ts';

export const liveStudies = {
  together: 'Edit together',
  shareAbout:
    'Others can read this study or write in it with you, live. The server gets a copy of it as it is now; this one stays as it is.',
  share: 'Share live',
  sharedStudies: 'Shared studies',
  /** Of the reader’s own study, where the others have a role. */
  own: 'yours',
  roles: {
    owner: 'owner',
    edit: 'can edit',
    read: 'can read',
  },
  here: 'Everything is saved for everyone.',
  sending: (count: number): string => `Saving ${counted(count, 'change')}…`,
  elsewhere: {
    away: (count: number): string =>
      count === 0
        ? 'No connection. What you write is saved on this device and sent later.'
        : `No connection. ${counted(count, 'change')} saved on this device, to be sent later.`,
    gone: 'This study was deleted, or is no longer shared with you. You can keep a copy of what this device has of it.',
    outdated: 'Others use a newer version of Lexiko. Reload the page to go on.',
  },
  readOnly: 'You can read along. The owner can let you edit.',
  conflict:
    'Some of what you wrote no longer fits, because others have changed the study. A copy with everything you wrote is on this device.',
  keptApart: 'A copy with everything you wrote is on this device.',
  openCopy: 'Open the copy',
  seen: 'Close',
  you: (name: string): string => `${name} (you)`,
  goTo: (name: string): string => `Go to where ${name} is`,
  at: (name: string, title: string, count: number): string =>
    count === 0 ? `${name}: ${title}` : `${name}: ${title}, turn ${count}`,
  present: 'Here now',
  people: 'People and links',
  copy: 'Copy to this device',
  removeOf: (name: string): string => `Remove ${name}`,
  remove: 'Remove',
  makeLink: {
    edit: 'Create link for editing',
    read: 'Create link for reading',
  },
  link: {
    edit: 'Link for editing',
    read: 'Link for reading',
  },
  linksAbout:
    'Anyone with a link can join. A new link makes the old one useless; people who have joined stay.',
  copyLink: 'Copy',
  copied: 'Link copied.',
  renew: 'New link',
  linkOff: 'Delete link',
  putAway: 'Remove from this device',
  putAwaySure: 'Remove this study from this device?',
  needsConnection: 'You need a connection for this.',
  deleteForAll: 'Delete for everyone',
  deleteSure: 'Delete this study for everyone?',
  leave: 'Leave',
  leaveSure: 'Leave this study? You need a link to come back.',
  report: 'Report',
  reportWhy: 'What is wrong with it?',
  reportAbout: 'Moderators see these words and what the same person wrote around them.',
  reported: 'Reported. Thank you.',
  noInvitation: 'This invitation is no longer valid. Ask for a new link.',
  again: 'Try again',
  invited: 'Someone invited you to a shared study.',
};

export type LiveStudiesTexts = typeof liveStudies;
