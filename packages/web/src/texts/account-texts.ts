/** The texts of accounts and of what the server remembers of one's games. */

import type { GameResult, RequestRefusalCode } from '@lexiko/protocol';

export interface AccountTexts {
  readonly title: string;
  readonly signUp: string;
  readonly signUpAbout: string;
  readonly signIn: string;
  readonly signInAbout: string;
  readonly signUpPasskey: string;
  readonly signInPasskey: string;
  readonly signOut: string;
  readonly login: string;
  readonly password: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly setPassword: string;
  readonly ways: string;
  readonly addPasskey: string;
  readonly removePasskey: string;
  readonly removePasskeyNow: string;
  readonly sessions: string;
  /** Of a browser that is remembered; `time`: when it was last signed in. */
  readonly signedOut: (time: string) => string;
  readonly thisSession: string;
  readonly unknownClient: string;
  readonly endSession: string;
  readonly endOthers: string;
  readonly data: string;
  readonly dataAbout: string;
  readonly export: string;
  readonly delete: string;
  readonly deleteAbout: string;
  readonly deleteNow: string;
  readonly history: string;
  readonly against: (names: string) => string;
  readonly players: (count: number) => string;
  readonly noHistory: string;
  readonly older: string;
  /** The way to statistics, where the games of this device are counted too. */
  readonly moreStatistics: string;
  /** What stays in the browser when somebody signs out. */
  readonly signOutAbout: string;
  readonly numbers: string;
  readonly kind: string;
  readonly games: string;
  readonly wonDrawnLost: string;
  readonly mean: string;
  readonly best: string;
  readonly rating: string;
  readonly waysAbout: (login: string) => string;
  readonly bestMove: (move: string, points: number) => string;
  readonly ratingChange: (before: number, after: number) => string;
  readonly outcomes: Readonly<Record<GameResult['outcome'], string>>;
  readonly failures: Readonly<Record<RequestRefusalCode | 'UNREACHABLE' | 'CANCELLED', string>>;
}
