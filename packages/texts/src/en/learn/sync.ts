/** Synchronising what was learnt in English. */

import { counted, number } from '../grammar.ts';

export const sync = {
  title: 'Learning on several devices',
  about:
    'Your decks, drills, puzzles and lessons are on this device. Your other devices can have them too: what you answer on one counts on all.',
  choice: 'Keep what you learn',
  choices: {
    device: { name: 'On this device only', about: 'The server gets nothing of it.' },
    plain: {
      name: 'On your devices',
      about:
        'The server keeps a copy that the people who run it could read. It’s part of the data you can download.',
    },
    sealed: {
      name: 'On your devices, encrypted',
      about:
        'Your devices encrypt the copy before they send it. Without your passphrase nobody can read it, not even the people who run the server.',
    },
  },
  cannotSeal: 'This browser encrypts only at an address with https.',
  phrase: 'Passphrase',
  phraseAbout:
    'At least 12 characters, and not your password. Write it down: your other devices ask for it, and nobody can tell you what it was. Without it the copy at the server is lost; what is on your devices stays.',
  suggest: 'Suggest a passphrase',
  start: 'Synchronise',
  starting: 'One moment…',
  there: {
    plain: (kilobytes: number): string =>
      `The server has a copy of what you’ve learnt on other devices (${number(kilobytes)} KB). This device adds what it has.`,
    sealed: (kilobytes: number): string =>
      `The server has an encrypted copy of what you’ve learnt on other devices (${number(kilobytes)} KB). Enter its passphrase, and this device adds what it has.`,
  },
  join: 'Synchronise this device',
  wrongPhrase:
    'That isn’t the passphrase of this copy. Check every character. If it’s lost, delete the copy here and begin a new one on a device that has everything.',
  shortPhrase: 'The passphrase needs at least 12 characters.',
  samePhrase: 'The copy has this passphrase already. Choose another one.',
  wrongOldPhrase:
    'That isn’t the passphrase that the copy has now, so nothing was changed. If it’s lost, delete the copy and start a new one: this device has everything.',
  phraseNeeded: 'Please enter a passphrase.',
  on: {
    plain: 'This device synchronises.',
    sealed: 'This device synchronises, encrypted.',
  },
  waiting: 'Something is waiting to be sent.',
  running: (count: number): string =>
    count === 0 ? 'Synchronising…' : `Synchronising… ${counted(count, 'part')}`,
  done: (when: string): string => `Everything is synchronised (${when}).`,
  before: (when: string): string => `Last time: ${when}.`,
  failed: {
    offline: 'No connection to the server. It goes on by itself as soon as there is one.',
    busy: 'The server is busy. It tries again by itself.',
    signedOut: 'You’re no longer signed in. Sign in, and it goes on.',
    full: 'The server has no room left for your copy: delete decks that you no longer study.',
    locked:
      'The passphrase was changed on another device. Enter the new one, and this device goes on. Until then it sends nothing, and nothing is lost.',
    sealed:
      'The copy was encrypted on another device. Enter its passphrase, and this device goes on. Until then it sends nothing, and nothing is lost.',
    unsealed:
      'The copy is no longer encrypted: this was changed on another device. This device sends nothing until you agree, and nothing is lost.',
    ended: 'Another device has deleted the copy at the server. What you’ve learnt is on this device only.',
    tooLarge: 'Something is too large to be sent. The rest stays on this device too: please report this.',
    broken: 'Something went wrong on this device. It tries again by itself, and nothing is lost.',
  },
  now: 'Synchronise now',
  leave: 'Turn off on this device',
  agree: 'Synchronise unencrypted',
  oldPhrase: 'Current passphrase',
  newPhrase: 'New passphrase',
  changePhrase: 'Change the passphrase',
  changePhraseAbout:
    'The copy gets a new key too, so the old passphrase opens nothing new. Your other devices stop until you enter the new one there. They lose nothing.',
  changePhraseNow: 'Change passphrase',
  seal: 'Encrypt the copy',
  sealAbout:
    'The server deletes the copy that it could read and gets an encrypted one. Backups of the server may keep the old copy for a while. Your other devices stop until you enter the passphrase there. They lose nothing.',
  sealNow: 'Encrypt copy',
  unseal: 'Stop encrypting',
  unsealAbout:
    'The people who run the server could then read the copy. Your other devices ask you before they go on.',
  unsealNow: 'Stop encrypting',
  change: {
    changed: {
      sealed: 'The new passphrase is in force. Enter it on your other devices.',
      plain: 'The copy is no longer encrypted.',
    },
    unsure:
      'The connection was lost before the server answered. This device will find out whether the change was made: keep both passphrases until then.',
    unchanged: 'The change wasn’t made. Please try again.',
    moved:
      'Another device has just changed or deleted the copy. This device has changed nothing, and nothing is lost.',
    notDone: 'This device has to synchronise everything first. Try again when it’s done.',
  },
  end: 'Delete the copy',
  endAbout:
    'This deletes the copy at the server, for all your devices. Each of them keeps what it has, and goes on alone.',
  endNow: 'Delete the copy now',
  ended: 'The copy at the server is deleted.',
  line: 'Learning on several devices',
  lineOff: 'What you learn is on this device only.',
};

export type SyncTexts = typeof sync;
