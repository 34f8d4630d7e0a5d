/** Synchronising what was learnt in Spanish. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Aprender en varios dispositivos',
  about:
    'Tus mazos, ejercicios, problemas y lecciones están en este dispositivo. Los demás también pueden tenerlos: lo que respondes en uno cuenta en todos.',
  choice: 'Guardar lo que aprendes',
  choices: {
    device: { name: 'Solo en este dispositivo', about: 'El servidor no recibe nada.' },
    plain: {
      name: 'En tus dispositivos',
      about:
        'El servidor guarda una copia que quienes lo administran podrían leer. Forma parte de los datos que puedes descargar.',
    },
    sealed: {
      name: 'En tus dispositivos, cifrado',
      about:
        'Tus dispositivos cifran la copia antes de enviarla. Sin tu frase secreta nadie puede leerla, tampoco quienes administran el servidor.',
    },
  },
  cannotSeal: 'Este navegador solo cifra en una dirección con https.',
  phrase: 'Frase secreta',
  phraseAbout:
    'Al menos 12 caracteres, y que no sea tu contraseña. Apúntala: tus otros dispositivos te la pedirán y nadie podrá recordártela. Sin ella se pierde la copia del servidor; lo que hay en tus dispositivos se queda.',
  suggest: 'Sugerir una frase',
  start: 'Sincronizar',
  starting: 'Un momento…',
  there: {
    plain: (kilobytes) =>
      `El servidor tiene una copia de lo que has aprendido en otros dispositivos (${number(kilobytes)} KB). Este dispositivo añade lo que tiene.`,
    sealed: (kilobytes) =>
      `El servidor tiene una copia cifrada de lo que has aprendido en otros dispositivos (${number(kilobytes)} KB). Escribe su frase secreta y este dispositivo añadirá lo que tiene.`,
  },
  join: 'Sincronizar este dispositivo',
  wrongPhrase:
    'Esa no es la frase secreta de esta copia. Comprueba cada carácter. Si se ha perdido, borra la copia aquí y empieza una nueva en un dispositivo que lo tenga todo.',
  shortPhrase: 'La frase secreta necesita al menos 12 caracteres.',
  samePhrase: 'La copia ya tiene esa frase secreta. Elige otra.',
  wrongOldPhrase:
    'Esa no es la frase secreta actual de la copia, así que no se ha cambiado nada. Si se ha perdido, borra la copia y empieza una nueva: este dispositivo lo tiene todo.',
  phraseNeeded: 'Escribe una frase secreta.',
  on: {
    plain: 'Este dispositivo se sincroniza.',
    sealed: 'Este dispositivo se sincroniza, cifrado.',
  },
  waiting: 'Hay algo pendiente de enviar.',
  running: (count) => (count === 0 ? 'Sincronizando…' : `Sincronizando… ${counted(count, 'parte')}`),
  done: (when) => `Todo está sincronizado (${when}).`,
  before: (when) => `Última vez: ${when}.`,
  failed: {
    offline: 'No hay conexión con el servidor. Seguirá solo en cuanto la haya.',
    busy: 'El servidor está ocupado. Se volverá a intentar solo.',
    signedOut: 'Tu sesión ha terminado. Inicia sesión y seguirá.',
    full: 'El servidor no tiene más sitio para tu copia: borra mazos que ya no estudies.',
    locked:
      'La frase secreta se cambió en otro dispositivo. Escribe la nueva y este dispositivo seguirá. Hasta entonces no envía nada y no se pierde nada.',
    sealed:
      'La copia se cifró en otro dispositivo. Escribe su frase secreta y este dispositivo seguirá. Hasta entonces no envía nada y no se pierde nada.',
    unsealed:
      'La copia ya no está cifrada: se cambió en otro dispositivo. Este no envía nada hasta que estés de acuerdo, y no se pierde nada.',
    ended:
      'Otro dispositivo ha borrado la copia del servidor. Lo que has aprendido está solo en este dispositivo.',
    tooLarge: 'Hay algo demasiado grande para enviarlo. Todo sigue en este dispositivo: avísanos, por favor.',
    broken: 'Algo ha fallado en este dispositivo. Se volverá a intentar solo y no se pierde nada.',
  },
  now: 'Sincronizar ahora',
  leave: 'Desactivar en este dispositivo',
  agree: 'Sincronizar sin cifrar',
  oldPhrase: 'Frase secreta actual',
  newPhrase: 'Nueva frase secreta',
  changePhrase: 'Cambiar la frase secreta',
  changePhraseAbout:
    'La copia cambia también de clave, así que la frase antigua ya no abre nada nuevo. Tus otros dispositivos esperan hasta que escribas en ellos la nueva. No pierden nada.',
  changePhraseNow: 'Cambiar la frase',
  seal: 'Cifrar la copia',
  sealAbout:
    'El servidor borra la copia que podría leer y recibe una cifrada. Las copias de seguridad del servidor pueden conservar la antigua un tiempo. Tus otros dispositivos esperan hasta que escribas en ellos la frase secreta. No pierden nada.',
  sealNow: 'Cifrar la copia',
  unseal: 'Dejar de cifrar',
  unsealAbout:
    'Quienes administran el servidor podrían entonces leer la copia. Tus otros dispositivos te preguntan antes de seguir.',
  unsealNow: 'Dejar de cifrar',
  change: {
    changed: {
      sealed: 'La nueva frase secreta ya vale. Escríbela en tus otros dispositivos.',
      plain: 'La copia ya no está cifrada.',
    },
    unsure:
      'La conexión se cortó antes de que el servidor respondiera. Este dispositivo averiguará si se hizo el cambio: guarda las dos frases hasta entonces.',
    unchanged: 'El cambio no se hizo. Vuelve a intentarlo.',
    moved:
      'Otro dispositivo acaba de cambiar o borrar la copia. Este no ha cambiado nada y no se ha perdido nada.',
    notDone: 'Este dispositivo tiene que sincronizarlo todo primero. Inténtalo después.',
  },
  end: 'Borrar la copia',
  endAbout:
    'Se borrará la copia del servidor, para todos tus dispositivos. Cada uno conserva lo que tiene y sigue por su cuenta.',
  endNow: 'Borrar la copia ahora',
  ended: 'La copia del servidor está borrada.',
  line: 'Aprender en varios dispositivos',
  lineOff: 'Lo que aprendes está solo en este dispositivo.',
};
