/** Tables on the server and the people around them, in Spanish. */

import type { RoomTexts } from '../../en/online/rooms.ts';
import { counted, plural } from '../grammar.ts';

export const rooms: RoomTexts = {
  duration: (seconds) => {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'segundo');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'minuto');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'hora') : counted(Math.round(hours / 24), 'día');
  },
  terms: {
    title: 'En la mesa',
    watchers: 'Espectadores',
    watchersValues: { anybody: 'Cualquiera', nobody: 'Nadie' },
    delay: 'Los espectadores ven las jugadas',
    noDelay: 'al instante',
    chat: 'Chat',
    chatValues: { everybody: 'Todos', players: 'Jugadores', nobody: 'Nadie' },
    absent: 'Si alguien se va',
    never: 'Esperar',
    absentAfter: (time) => `Seguir después de ${time}`,
    absentAbout: 'Si la persona a quien le toca falta ese tiempo, los demás pueden seguir sin ella.',
    onlyLive: 'Solo en partidas en directo: por correspondencia no hace falta estar presente.',
    silent: 'Si alguien no juega',
    silentAfter: (time) => `Seguir después de ${time}`,
    silentAbout: 'Si ningún reloj termina el turno, los demás pueden entonces seguir sin esa persona.',
  },
  room: {
    whoPlays: (number) => `Puesto ${number}: quién juega`,
    change: 'Cambiar reglas',
    propose: 'Proponer reglas',
    changeAbout: 'Todos tienen que volver a aceptar.',
    needsList:
      'Esta partida se rige por una lista de palabras que no está en este dispositivo. Añade la misma lista y luego acepta.',
    listSum: (digits) => `Su suma de comprobación empieza por ${digits}.`,
    addList: 'Añadir la lista',
    starter: 'Quién empieza',
    begin: 'Empezar',
    agreeToStart: 'Acepta las reglas y la partida empieza.',
    teacherBegins: 'Tu docente empieza la partida.',
    lateTitle: 'La partida ha empezado',
    late: (time) =>
      `Los espectadores ven las jugadas con ${time} de retraso. El tablero aparecerá aquí entonces.`,
    memberAgrees: (name) => `${name} está de acuerdo`,
    memberAsked: (name) => `${name} aún no ha aceptado`,
    knownPeople: 'Gente con la que has jugado',
    askPerson: (name) => `Invitar a ${name}`,
    asked: (name) => `Invitación enviada a ${name}`,
  },
  clock: {
    turn: (time) => `${time} por turno`,
    game: (time) => `${time} por partida`,
    increment: (time) => `+ ${time} por turno`,
  },
  watch: {
    title: 'Partidas para mirar',
    live: 'Tableros en directo',
    open: 'Mirar',
    none: 'Ahora mismo no hay partidas para mirar.',
    later: (time) => `${time} de retraso`,
    people: (count) => counted(count, 'espectador', 'espectadores'),
    anyNumber: 'Cualquier número de jugadores',
    sides: (count) => counted(count, 'bando'),
  },
  absence: {
    title: 'Quién falta',
    away: (name, time) => `${name} no está. Dentro de ${time} puedes seguir sin ${name}.`,
    gone: (name) => `${name} lleva mucho tiempo fuera.`,
    silent: (name) => `${name} lleva mucho tiempo sin jugar. Puedes seguir sin ${name}, o esperar.`,
    vacation: (name, date) => `${name} está de vacaciones hasta el ${date}.`,
    paused: 'Tu docente ha puesto la partida en pausa.',
  },
  rematch: {
    offer: 'Revancha',
    wants: (name) => `${name} quiere la revancha.`,
    accept: 'Aceptar',
    decline: 'Rechazar',
    waiting: (names) => `Revancha: falta la respuesta de ${names}.`,
    withdraw: 'Retirar',
    declined: (names) => `No habrá revancha con ${names}.`,
    open: 'Ir a la revancha',
  },
  vacation: {
    title: 'Vacaciones',
    about:
      'Durante las vacaciones no se acaba el tiempo en tus partidas por correspondencia. Los demás ven hasta cuándo.',
    days: 'Días desde hoy',
    take: 'Empezar vacaciones',
    end: 'Terminar vacaciones',
    until: (date) => `Estás de vacaciones hasta el ${date}.`,
    left: (days) => `Este año te ${plural(days, 'queda', 'quedan')} ${counted(days, 'día')}.`,
  },
  chat: {
    settings: 'Ajustes del chat',
    on: 'Mostrar mensajes',
    filter: 'Tapar groserías',
    off: 'Has desactivado el chat en todas las mesas.',
    muted: 'Silenciados',
    nobodyMuted: 'No has silenciado a nadie.',
    report: (name) => `Denunciar este mensaje de ${name}`,
    reportPerson: (name) => `Denunciar a ${name}`,
    reportAbout: (name) =>
      `La moderación verá este mensaje y tú dejarás de ver los mensajes de ${name}. ${name} no se enterará.`,
    reason: '¿Qué tiene de malo?',
    sendReport: 'Denunciar',
    reported: (name) => `Denunciado. Ya no verás los mensajes de ${name}.`,
  },
};
