/** The store of one-time codes with which somebody sets a new password. */

export interface RecoveryStore {
  /** Takes the place of an earlier code of the person. */
  putCode(code: {
    readonly person: string;
    readonly codeHash: string;
    readonly expiresMs: number;
  }): Promise<void>;
  /** Whether it was the code of the person; a right one is gone afterwards. */
  takeCode(person: string, codeHash: string, nowMs: number): Promise<boolean>;
}
