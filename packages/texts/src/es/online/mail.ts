/** E-mail in Spanish: an address for alerts and for a lost password, and what mails say. */

import type { MailTexts } from '../../en/online/mail.ts';

export const mail: MailTexts = {
  title: 'Correo',
  about:
    'Opcional. Tu dirección recibe avisos de turno si los quieres, y un código si olvidas la contraseña. Nadie más la ve.',
  address: 'Dirección de correo',
  save: 'Enviar código',
  sent: (text) => `Hemos enviado un código a ${text}. Vale una hora.`,
  code: 'Código del correo',
  confirm: 'Confirmar',
  confirmed: (text) => `${text} está confirmada.`,
  alerts: 'Envíame los avisos por correo',
  remove: 'Quitar dirección',
  recover: 'Enviarme un código',
  recoverAbout: 'Si tu cuenta tiene una dirección confirmada, enviamos un código allí.',
  recoverSent: 'Si hay una dirección, el código va en camino. Vale una hora.',
  confirmSubject: (code) => `${code} es tu código de Lexiko`,
  confirmText: (code) =>
    `Tu código para confirmar esta dirección: ${code}\n\nVale una hora. Si no lo has pedido, ignora este mensaje.`,
  recoverSubject: (code) => `${code} es tu código de Lexiko`,
  recoverText: (code) =>
    `Tu código para una contraseña nueva: ${code}\n\nElige “Olvidé mi contraseña” al entrar. Vale una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.`,
  footer: 'Recibes este mensaje porque activaste los avisos por correo. Puedes desactivarlos en tu cuenta:',
};
