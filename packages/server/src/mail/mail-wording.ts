/** What mails say, in the languages of the page; whoever starts the server brings it. */

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface MailWording {
  /** A mail with a code: that an address is somebody's, or for a new password. */
  letter(
    language: string,
    what: { readonly kind: 'confirm' | 'recover'; readonly code: string },
  ): Promise<Letter>;
  /** What stands below an alert: how to end these mails. */
  footer(language: string): Promise<string>;
}
