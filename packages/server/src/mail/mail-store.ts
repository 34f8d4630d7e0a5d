/** The store of e-mail addresses. */

export interface MailAddress {
  readonly person: string;
  readonly address: string;
  readonly language: string;
  /** `null`: not confirmed yet. */
  readonly confirmedMs: number | null;
}

export interface MailStore {
  /** `null`: none. */
  of(person: string): Promise<MailAddress | null>;
  /** Takes the place of an earlier address, and waits for its code. */
  put(
    address: Omit<MailAddress, 'confirmedMs'>,
    code: { readonly codeHash: string; readonly expiresMs: number },
  ): Promise<void>;
  /** Whether it was the code; the address is confirmed then. */
  confirm(person: string, codeHash: string, nowMs: number): Promise<boolean>;
  remove(person: string): Promise<void>;
}
