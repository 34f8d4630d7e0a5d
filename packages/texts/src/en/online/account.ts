/** Accounts and what the server keeps of one's games, in English. */

import type { GameResult, RequestRefusalCode, TokenScope } from '@lexiko/protocol';
import { counted } from '../grammar.ts';

export const account = {
  title: 'Your account',
  signUp: 'Create account',
  signUpAbout: 'Keep your games and ratings on every device. Your name and guest games come along.',
  signIn: 'Sign in',
  signInAbout: 'The games you played as a guest move to your account.',
  signUpPasskey: 'Create with passkey',
  signInPasskey: 'Sign in with passkey',
  signOut: 'Sign out',
  login: 'Login',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  setPassword: 'Set password',
  ways: 'Sign-in methods',
  addPasskey: 'Add passkey',
  removePasskey: 'Remove',
  removePasskeyNow: 'Remove now',
  sessions: 'Where you’re signed in',
  /** Of a browser that is remembered; `time`: when it was last signed in. */
  signedOut: (time: string) => `Signed out, last signed in ${time}`,
  thisSession: 'this browser',
  unknownClient: 'A browser',
  endSession: 'End session',
  endOthers: 'End other sessions',
  tokens: {
    title: 'API tokens',
    about: 'With a token, your own program can use this server in your name.',
    name: 'Name of the token',
    mayPlay: 'May play in your name',
    create: 'Create token',
    /** Before a new token. */
    once: 'Copy your token now. You won’t see it again:',
    revoke: 'Revoke',
    revokeOne: (name: string) => `Revoke ${name}`,
    created: (time: string) => `Created ${time}`,
    used: (time: string) => `Last used ${time}`,
    unused: 'Not used yet',
    markBot: 'Mark as bot',
    markBotAbout:
      'Does a program play in your name? Others then see it beside your name, and your games are rated apart. This can’t be undone.',
    scopes: { read: 'Can read', play: 'can play' } satisfies Readonly<Record<TokenScope, string>>,
  },
  data: 'Your data',
  dataAbout: 'Download everything we know about you, or have it deleted.',
  export: 'Download your data',
  delete: 'Delete account …',
  deleteAbout:
    'Your account, history and ratings are deleted, and you leave unfinished games. This can’t be undone.',
  deleteNow: 'Delete account',
  history: 'Finished games',
  against: (names: string) => `against ${names}`,
  players: (count: number) => counted(count, 'player'),
  noHistory: 'Games you finish online will appear here.',
  older: 'Older games',
  /** The way to statistics, where the games of this device are counted too. */
  moreStatistics: 'All statistics: charts, best plays, premium squares',
  /** What stays in the browser when somebody signs out. */
  signOutAbout:
    'Signing out removes your online games from this browser. What you learned and played on this device stays: drills, puzzles, workbench, games against the computer.',
  numbers: 'Statistics',
  kind: 'Game',
  games: 'Games',
  wonDrawnLost: 'Won / drawn / lost',
  mean: 'Average',
  best: 'Best',
  /** A rating from games with bots. */
  botRating: (text: string) => `${text} (bots)`,
  rating: 'Rating',
  waysAbout: (login: string) =>
    `You sign in as ${login}. To change anything, enter your password, or use a passkey if you have none.`,
  bestMove: (move: string, score: number) => `best play ${move}, ${score}`,
  ratingChange: (before: number, after: number) => `rating ${before} → ${after}`,
  outcomes: {
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    alone: 'Solitaire',
  } satisfies Readonly<Record<GameResult['outcome'], string>>,
  tryAgain: 'Try again',
  failures: {
    UNREADABLE:
      'Please check your entries: a login has 3 to 32 letters and digits, a password at least 8 characters.',
    BAD_ENDPOINT: 'The push service of this browser can’t be used here.',
    NOBODY: 'You’re no longer signed in.',
    WRONG_CREDENTIALS: 'Login or password is wrong.',
    NO_PASSKEYS_HERE:
      'Passkeys don’t work at this address: the server doesn’t know its own. Use a password, or ask whoever runs the server.',
    WRONG_ORIGIN: 'This page can’t talk to the server from this address.',
    GUESTS_CANNOT: 'You need an account for this.',
    NOT_FOUND: 'This doesn’t exist, or you can’t see it.',
    GAME_NOT_OVER: 'The game isn’t over yet.',
    NOT_IN_THIS_FORM: 'This game can’t be saved in this format.',
    SIGNED_IN_ALREADY: 'You’re already signed in.',
    LOGIN_TAKEN: 'This login is taken. Choose another one.',
    PASSKEY_KNOWN: 'This passkey already belongs to an account.',
    LAST_WAY_IN: 'This is your last sign-in method. Set a password or add another passkey first.',
    TOO_MANY_TOKENS: 'An account can have 20 tokens. Revoke one first.',
    ALREADY_RATED: 'An account becomes a bot before its first rated game.',
    CEREMONY_OVER: 'That took too long. Please start again.',
    TOO_LARGE: 'That’s more than the server accepts.',
    TOO_MANY_MESSAGES: 'That was too fast. Please wait a moment.',
    SERVER_BUSY: 'The server is busy. Please try again soon.',
    UNREACHABLE: 'Can’t reach the server right now.',
    CANCELLED: 'No passkey chosen.',
  } satisfies Readonly<Record<RequestRefusalCode | 'UNREACHABLE' | 'CANCELLED', string>>,
};

export type AccountTexts = typeof account;
