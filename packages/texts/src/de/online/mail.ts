/** E-Mail auf Deutsch: eine Adresse für Benachrichtigungen und ein vergessenes Passwort, und was Mails sagen. */

import type { MailTexts } from '../../en/online/mail.ts';

export const mail: MailTexts = {
  title: 'E-Mail',
  about:
    'Freiwillig. An deine Adresse gehen Benachrichtigungen, wenn du sie willst, und ein Code, wenn du dein Passwort vergisst. Sonst sieht sie niemand.',
  address: 'E-Mail-Adresse',
  save: 'Code senden',
  sent: (text) => `Wir haben einen Code an ${text} geschickt. Er gilt eine Stunde.`,
  code: 'Code aus der Mail',
  confirm: 'Bestätigen',
  confirmed: (text) => `${text} ist bestätigt.`,
  alerts: 'Benachrichtige mich per E-Mail',
  remove: 'Adresse entfernen',
  recover: 'Code schicken',
  recoverAbout: 'Hat dein Konto eine bestätigte E-Mail-Adresse, schicken wir einen Code dorthin.',
  recoverSent: 'Gibt es eine Adresse, ist ein Code unterwegs. Er gilt eine Stunde.',
  confirmSubject: (code) => `${code} ist dein Lexiko-Code`,
  confirmText: (code) =>
    `Dein Code, um diese E-Mail-Adresse zu bestätigen: ${code}\n\nEr gilt eine Stunde. Hast du ihn nicht angefordert, ignorier diese Mail.`,
  recoverSubject: (code) => `${code} ist dein Lexiko-Code`,
  recoverText: (code) =>
    `Dein Code für ein neues Passwort: ${code}\n\nWähl beim Anmelden „Passwort vergessen“. Er gilt eine Stunde. Hast du ihn nicht angefordert, ignorier diese Mail: Dein Passwort bleibt, wie es ist.`,
  footer:
    'Du bekommst diese Mail, weil du Benachrichtigungen per E-Mail eingeschaltet hast. Ausschalten kannst du sie in deinem Konto:',
};
