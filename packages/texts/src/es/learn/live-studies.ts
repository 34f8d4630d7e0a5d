/** Shared studies in Spanish. */

import type { LiveStudiesTexts } from '../../en/learn/live-studies.ts';
import { counted } from '../grammar.ts';

export const liveStudies: LiveStudiesTexts = {
  together: 'Editar en común',
  shareAbout:
    'Otras personas pueden leer este estudio o escribir en él contigo, en directo. El servidor recibe una copia tal como está ahora; este se queda como está.',
  share: 'Compartir en directo',
  sharedStudies: 'Estudios compartidos',
  own: 'tuyo',
  roles: {
    owner: 'a cargo',
    edit: 'puede editar',
    read: 'puede leer',
  },
  here: 'Todo está guardado para todos.',
  sending: (count) => `Guardando ${counted(count, 'cambio')}…`,
  elsewhere: {
    away: (count) =>
      count === 0
        ? 'Sin conexión. Lo que escribas se guarda en este dispositivo y se envía más tarde.'
        : `Sin conexión. Guardado en este dispositivo y por enviar: ${counted(count, 'cambio')}.`,
    gone: 'Este estudio se ha borrado o ya no se comparte contigo. Puedes quedarte con una copia de lo que este dispositivo tiene de él.',
    outdated: 'Otras personas usan una versión más nueva de Lexiko. Vuelve a cargar la página para seguir.',
  },
  readOnly: 'Puedes leer. Quien creó el estudio puede dejarte editar.',
  conflict:
    'Parte de lo que escribiste ya no encaja, porque otras personas han cambiado el estudio. En este dispositivo hay una copia con todo lo que escribiste.',
  keptApart: 'En este dispositivo hay una copia con todo lo que escribiste.',
  openCopy: 'Abrir la copia',
  seen: 'Cerrar',
  you: (name) => `${name} (tú)`,
  goTo: (name) => `Ir a donde está ${name}`,
  at: (name, title, count) => (count === 0 ? `${name}: ${title}` : `${name}: ${title}, turno ${count}`),
  present: 'Aquí ahora',
  people: 'Personas y enlaces',
  copy: 'Copiar en este dispositivo',
  removeOf: (name) => `Quitar a ${name}`,
  remove: 'Quitar',
  makeLink: {
    edit: 'Crear enlace para editar',
    read: 'Crear enlace para leer',
  },
  link: {
    edit: 'Enlace para editar',
    read: 'Enlace para leer',
  },
  linksAbout:
    'Quien tenga un enlace puede entrar. Un enlace nuevo anula el anterior; quien ya ha entrado se queda.',
  copyLink: 'Copiar',
  copied: 'Enlace copiado.',
  renew: 'Enlace nuevo',
  linkOff: 'Borrar enlace',
  putAway: 'Quitar de este dispositivo',
  putAwaySure: '¿Quitar este estudio de este dispositivo?',
  needsConnection: 'Para esto hace falta conexión.',
  deleteForAll: 'Borrar para todos',
  deleteSure: '¿Borrar este estudio para todos?',
  leave: 'Salir',
  leaveSure: '¿Salir de este estudio? Para volver hace falta un enlace.',
  report: 'Denunciar',
  reportWhy: '¿Qué tiene de malo?',
  reportAbout: 'La moderación ve estas palabras y lo que la misma persona escribió antes y después.',
  reported: 'Denunciado. Gracias.',
  noInvitation: 'Esta invitación ya no vale. Pide un enlace nuevo.',
  again: 'Intentar de nuevo',
  invited: 'Te invitan a un estudio compartido.',
};
