/** Tables on the server and the people around them, in French: terms, absence, rematch, vacation, chat. */

import type { RoomTexts } from '../../en/online/rooms.ts';
import { counted } from '../grammar.ts';

export const rooms: RoomTexts = {
  duration: (seconds) => {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'seconde');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'heure') : counted(Math.round(hours / 24), 'jour');
  },
  terms: {
    title: 'À la table',
    watchers: 'Spectateurs',
    watchersValues: { anybody: 'Tout le monde', nobody: 'Personne' },
    delay: 'Les spectateurs voient les coups',
    noDelay: 'aussitôt',
    chat: 'Messages',
    chatValues: { everybody: 'Tout le monde', players: 'Joueurs', nobody: 'Personne' },
    absent: 'Si un joueur s’en va',
    never: 'Attendre',
    absentAfter: (time) => `Continuer après ${time}`,
    absentAbout:
      'Si le joueur dont c’est le tour est absent aussi longtemps, les autres peuvent continuer sans lui.',
    onlyLive: 'Seulement en direct : par correspondance, personne n’a besoin d’être là.',
    silent: 'Si un joueur ne joue pas',
    silentAfter: (time) => `Continuer après ${time}`,
    silentAbout: 'Si aucun chrono ne finit le tour, les autres peuvent alors continuer sans lui.',
  },
  room: {
    whoPlays: (number) => `Place ${number} : qui joue`,
    change: 'Changer les règles',
    propose: 'Proposer des règles',
    changeAbout: 'Tout le monde devra de nouveau être d’accord.',
    needsList:
      'Cette partie suit une liste de mots absente de cet appareil. Ajoute la même liste, puis donne ton accord.',
    listSum: (digits) => `Sa somme de contrôle commence par ${digits}.`,
    addList: 'Ajouter la liste',
    starter: 'Qui commence',
    begin: 'Commencer',
    agreeToStart: 'Accepte les règles, et la partie commence.',
    teacherBegins: 'Ton enseignant lance la partie.',
    lateTitle: 'La partie a commencé',
    late: (time) =>
      `Les spectateurs voient les coups avec un retard de ${time}. Le plateau apparaîtra alors ici.`,
    memberAgrees: (name) => `${name} est d’accord`,
    memberAsked: (name) => `${name} n’a pas encore donné son accord`,
    knownPeople: 'Avec qui tu as joué',
    askPerson: (name) => `Inviter ${name}`,
    asked: (name) => `Invitation envoyée à ${name}`,
  },
  clock: {
    turn: (time) => `${time} par tour`,
    game: (time) => `${time} par partie`,
    increment: (time) => `+ ${time} par tour`,
  },
  watch: {
    title: 'Parties à regarder',
    live: 'Plateaux en direct',
    open: 'Regarder',
    none: 'Aucune partie à regarder pour le moment.',
    later: (time) => `${time} de retard`,
    people: (count) => counted(count, 'spectateur'),
    anyNumber: 'Tout nombre de joueurs',
    sides: (count) => counted(count, 'camp'),
  },
  absence: {
    title: 'Absences',
    away: (name, time) => `${name} n’est pas là. Dans ${time}, tu pourras continuer sans attendre.`,
    gone: (name) => `${name} ne donne plus signe de vie depuis longtemps.`,
    silent: (name) => `${name} n’a pas joué depuis longtemps. Tu peux continuer, ou attendre encore.`,
    vacation: (name, date) => `${name} est en vacances jusqu’au ${date}.`,
    paused: 'Ton enseignant a mis la partie en pause.',
  },
  rematch: {
    offer: 'Revanche',
    wants: (name) => `${name} veut une revanche.`,
    accept: 'Accepter',
    decline: 'Refuser',
    waiting: (names) => `Revanche : on attend ${names}.`,
    withdraw: 'Retirer l’offre',
    declined: (names) => `Revanche refusée : ${names}.`,
    open: 'Ouvrir la revanche',
  },
  vacation: {
    title: 'Vacances',
    about:
      'Pendant tes vacances, le temps ne s’écoule pas dans tes parties par correspondance. Les autres voient jusqu’à quand.',
    days: 'Jours à partir d’aujourd’hui',
    take: 'Partir en vacances',
    end: 'Finir les vacances',
    until: (date) => `Tu es en vacances jusqu’au ${date}.`,
    left: (days) => `${counted(days, 'jour restant', 'jours restants')} cette année.`,
  },
  chat: {
    settings: 'Réglages des messages',
    on: 'Afficher les messages',
    filter: 'Masquer les gros mots',
    off: 'Tu as désactivé les messages à toutes les tables.',
    muted: 'Personnes masquées',
    nobodyMuted: 'Tu n’as masqué personne.',
    report: (name) => `Signaler ce message (${name})`,
    reportPerson: (name) => `Signaler ${name}`,
    reportAbout: (name) =>
      `Les modérateurs verront ce message, et tu ne verras plus ce qu’écrit ${name}. ${name} n’en saura rien.`,
    reason: 'Quel est le problème ?',
    sendReport: 'Signaler',
    reported: (name) => `Signalé. Tu ne verras plus ce qu’écrit ${name}.`,
  },
};
