/** E-mail in het Nederlands: een adres voor meldingen en een vergeten wachtwoord, en wat de mails zeggen. */

import type { MailTexts } from '../../en/online/mail.ts';

export const mail: MailTexts = {
  title: 'E-mail',
  about:
    'Niet verplicht. Je adres krijgt meldingen als je die wilt, en een code als je je wachtwoord vergeet. Niemand anders ziet het.',
  address: 'E-mailadres',
  save: 'Code sturen',
  sent: (text) => `We hebben een code naar ${text} gestuurd. Die werkt een uur.`,
  code: 'Code uit de mail',
  confirm: 'Bevestigen',
  confirmed: (text) => `${text} is bevestigd.`,
  alerts: 'Stuur me meldingen per e-mail',
  remove: 'Adres verwijderen',
  recover: 'Stuur me een code',
  recoverAbout: 'Heeft je account een bevestigd e-mailadres, dan sturen we er een code naartoe.',
  recoverSent: 'Als er een adres is, is er een code onderweg. Die werkt een uur.',
  confirmSubject: (code) => `${code} is je Lexiko-code`,
  confirmText: (code) =>
    `Je code om dit e-mailadres te bevestigen: ${code}\n\nDie werkt een uur. Heb je er niet om gevraagd, negeer dan deze mail.`,
  recoverSubject: (code) => `${code} is je Lexiko-code`,
  recoverText: (code) =>
    `Je code voor een nieuw wachtwoord: ${code}\n\nKies bij het inloggen ‘Wachtwoord vergeten’. Die werkt een uur. Heb je er niet om gevraagd, negeer dan deze mail: je wachtwoord blijft zoals het is.`,
  footer: 'Je krijgt deze mail omdat je meldingen per e-mail hebt aangezet. Zet ze uit in je account:',
};
