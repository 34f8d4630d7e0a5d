/** Turn alerts, in Spanish: how they are turned on, and what they say. */

import type { AlertTexts } from '../../en/online/alerts.ts';
import { counted } from '../grammar.ts';

export const alerts: AlertTexts = {
  title: 'Avisos',
  about: 'Lexiko puede avisarte cuando te toca, aunque la página esté cerrada.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Avísame cuando me toque',
  on: 'Activar',
  off: 'Desactivar aquí',
  isOn: 'Avisos activados en este navegador.',
  /** Why there are no alerts. */
  faults: {
    blocked:
      'Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes e inténtalo otra vez.',
    unsupported:
      'Este navegador no puede mostrar avisos. En un iPhone o iPad, añade antes Lexiko a la pantalla de inicio.',
    'not-here': 'Este servidor no envía avisos.',
    failed: 'El navegador no ha podido activar los avisos. Inténtalo otra vez más tarde.',
  },
  devices: 'Dispositivos con avisos',
  remove: 'Quitar',
  kindsTitle: 'Avísame de',
  kinds: {
    turn: 'Mi turno',
    answer: 'Impugnaciones, votaciones y ofertas',
    over: 'Partidas terminadas',
    invitation: 'Invitaciones y revanchas',
    chat: 'Mensajes del chat',
  },
  quiet: 'Horas de silencio',
  quietAbout: 'Ningún aviso en esas horas y un solo resumen después.',
  from: 'Desde',
  until: 'Hasta',
  muteGame: 'Silenciar esta partida',
  unmuteGame: 'Volver a recibir avisos',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'Has ganado.', drawn: 'Empate.', lost: 'Has perdido.' },
  /** After quiet hours: in so many games something happened. */
  news: (count) => `Hay novedades en ${counted(count, 'partida')}.`,
};
