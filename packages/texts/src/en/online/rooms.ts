/** Tables on the server and the people around them, in English: terms, absence, rematch, vacation, chat. */

import type { TableTerms } from '@lexiko/protocol';
import { counted } from '../grammar.ts';

export const rooms = {
  /** A time of seconds to days, in whole units. */
  duration: (seconds: number) => {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'second');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
  },
  terms: {
    title: 'At the table',
    watchers: 'Spectators',
    watchersValues: { anybody: 'Anyone', nobody: 'Nobody' } satisfies Readonly<
      Record<TableTerms['watchers'], string>
    >,
    delay: 'Spectators see moves',
    noDelay: 'at once',
    chat: 'Chat',
    chatValues: { everybody: 'Everyone', players: 'Players', nobody: 'Nobody' } satisfies Readonly<
      Record<TableTerms['chat'], string>
    >,
    absent: 'If a player leaves',
    never: 'Wait',
    absentAfter: (time: string) => `Continue after ${time}`,
    absentAbout: 'If the player to move is away that long, the others may continue without them.',
    onlyLive: 'Only in live games: in correspondence games nobody has to be there.',
    silent: 'If a player doesn’t move',
    silentAfter: (time: string) => `Continue after ${time}`,
    silentAbout: 'If no clock ends the turn, the others may then continue without them.',
  },
  room: {
    whoPlays: (number: number) => `Seat ${number}: who plays`,
    change: 'Change rules',
    propose: 'Propose rules',
    changeAbout: 'Everyone has to agree again.',
    /** Whoever lacks the list by which the players decide can’t agree yet. */
    needsList: 'This game goes by a word list that isn’t on this device. Add the same list, then agree.',
    listSum: (digits: string) => `Its checksum begins with ${digits}.`,
    addList: 'Add list',
    starter: 'Who plays first',
    begin: 'Start',
    agreeToStart: 'Agree to the rules, and the game starts.',
    teacherBegins: 'Your teacher starts the game.',
    lateTitle: 'The game has started',
    late: (time: string) => `Spectators see moves ${time} late. The board appears here then.`,
    memberAgrees: (name: string) => `${name} agrees`,
    memberAsked: (name: string) => `${name} hasn’t agreed yet`,
    knownPeople: 'People you played with',
    askPerson: (name: string) => `Invite ${name}`,
    asked: (name: string) => `${name} invited`,
  },
  /** The time that players have, in lists. */
  clock: {
    turn: (time: string) => `${time} per turn`,
    game: (time: string) => `${time} per game`,
    increment: (time: string) => `+ ${time} per turn`,
  },
  watch: {
    title: 'Games to watch',
    live: 'Live boards',
    open: 'Watch',
    none: 'No games to watch right now.',
    later: (time: string) => `${time} late`,
    people: (count: number) => counted(count, 'spectator'),
    anyNumber: 'Any number of players',
    sides: (count: number) => counted(count, 'side'),
  },
  absence: {
    title: 'Who’s away',
    away: (name: string, time: string) => `${name} is away. In ${time} you can continue without them.`,
    gone: (name: string) => `${name} has been away for a long time.`,
    silent: (name: string) => `${name} hasn’t moved for a long time. You can continue without them, or wait.`,
    vacation: (name: string, date: string) => `${name} is on vacation until ${date}.`,
    paused: 'Your teacher has paused the game.',
  },
  rematch: {
    offer: 'Rematch',
    wants: (name: string) => `${name} wants a rematch.`,
    accept: 'Accept',
    decline: 'Decline',
    waiting: (names: string) => `Rematch: waiting for ${names}.`,
    withdraw: 'Withdraw',
    declined: (names: string) => `${names} declined the rematch.`,
    open: 'Open rematch',
  },
  vacation: {
    title: 'Vacation',
    about: 'On vacation, no time runs out in your correspondence games. Others see until when.',
    days: 'Days from now',
    take: 'Start vacation',
    end: 'End vacation',
    until: (date: string) => `You’re on vacation until ${date}.`,
    left: (days: number) => `${counted(days, 'day')} left this year.`,
  },
  chat: {
    settings: 'Chat settings',
    on: 'Show messages',
    filter: 'Mask rude words',
    off: 'You’ve turned off chat at all tables.',
    muted: 'Muted',
    nobodyMuted: 'You haven’t muted anyone.',
    report: (name: string) => `Report this message by ${name}`,
    reportPerson: (name: string) => `Report ${name}`,
    reportAbout: (name: string) =>
      `Moderators will see this message, and you won’t see messages by ${name} any more. ${name} isn’t told.`,
    reason: 'What’s wrong with it?',
    sendReport: 'Report',
    reported: (name: string) => `Reported. You won’t see messages by ${name} any more.`,
  },
};

export type RoomTexts = typeof rooms;
