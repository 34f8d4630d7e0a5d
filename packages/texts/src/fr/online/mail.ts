/** E-mail in French: an address for alerts and for a lost password, and what mails say. */

import type { MailTexts } from '../../en/online/mail.ts';

export const mail: MailTexts = {
  title: 'E-mail',
  about:
    'Facultatif. Ton adresse reçoit les notifications si tu les veux, et un code si tu oublies ton mot de passe. Personne d’autre ne la voit.',
  address: 'Adresse e-mail',
  save: 'Envoyer un code',
  sent: (text) => `Un code a été envoyé à ${text}. Il est valable une heure.`,
  code: 'Code reçu',
  confirm: 'Confirmer',
  confirmed: (text) => `${text} est confirmée.`,
  alerts: 'M’envoyer les notifications par e-mail',
  remove: 'Retirer l’adresse',
  recover: 'Envoyer un code',
  recoverAbout: 'Si ton compte a une adresse confirmée, nous y envoyons un code.',
  recoverSent: 'S’il y a une adresse, un code est en route. Il est valable une heure.',
  confirmSubject: (code) => `${code} est ton code Lexiko`,
  confirmText: (code) =>
    `Ton code pour confirmer cette adresse\u202f: ${code}\n\nIl est valable une heure. Si tu ne l’as pas demandé, ignore ce message.`,
  recoverSubject: (code) => `${code} est ton code Lexiko`,
  recoverText: (code) =>
    `Ton code pour un nouveau mot de passe\u202f: ${code}\n\nChoisis «\u202fMot de passe oublié\u202f» à la connexion. Il est valable une heure. Si tu ne l’as pas demandé, ignore ce message\u202f: ton mot de passe ne change pas.`,
  footer:
    'Tu reçois ce message parce que tu as activé les notifications par e-mail. Désactive-les dans ton compte :',
};
