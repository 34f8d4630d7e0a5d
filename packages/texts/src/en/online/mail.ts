/** E-mail in English: an address for alerts and for a lost password, and what mails say. */

export const mail = {
  title: 'E-mail',
  about:
    'Optional. Your address gets turn alerts if you want them, and a code if you forget your password. Nobody else sees it.',
  address: 'E-mail address',
  save: 'Send code',
  sent: (text: string) => `We sent a code to ${text}. It works for an hour.`,
  code: 'Code from the mail',
  confirm: 'Confirm',
  confirmed: (text: string) => `${text} is confirmed.`,
  alerts: 'Send me turn alerts by e-mail',
  remove: 'Remove address',
  recover: 'Send me a code',
  recoverAbout: 'If your account has a confirmed e-mail address, we send a code to it.',
  recoverSent: 'If there is an address, a code is on its way. It works for an hour.',
  confirmSubject: (code: string) => `${code} is your Lexiko code`,
  confirmText: (code: string) =>
    `Your code to confirm this e-mail address: ${code}\n\nIt works for an hour. If you didn’t ask for it, ignore this mail.`,
  recoverSubject: (code: string) => `${code} is your Lexiko code`,
  recoverText: (code: string) =>
    `Your code for a new password: ${code}\n\nChoose “Forgot password” where you sign in. It works for an hour. If you didn’t ask for it, ignore this mail: your password stays as it is.`,
  footer: 'You get this because you turned on turn alerts by e-mail. Turn them off in your account:',
};

export type MailTexts = typeof mail;
