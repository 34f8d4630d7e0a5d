/** What the games of a player have in common, in Polish. */

import type { LeaksTexts } from '../../en/learn/leaks.ts';
import { counted, countedOf } from '../grammar.ts';

export const leaks: LeaksTexts = {
  title: 'Co łączy te gry',
  about:
    'Gdzie gracz traci punkty w grach tego opracowania, według rodzajów ruchów. Liczą się tylko ruchy z całym stojakiem: przy innych nie wiadomo, co było możliwe.',
  noGames: 'W tym opracowaniu nie ma gier zapisanych od początku. Najpierw zaimportuj kilka.',
  player: 'Gracz',
  playerGames: (name, count) => `${name} (${counted(count, 'gra', 'gry', 'gier')})`,
  look: 'Szukaj słabych punktów',
  looking: (done, of) => `Oceniono ${done} z ${countedOf(of, 'gry', 'gier')}`,
  nothing: (turns) => `Brak słabych punktów. Ocenione ruchy: ${turns}.`,
  most: (name, kind, points, margin) =>
    `Największa strata gracza ${name}: ${kind}, ${points} pkt na grę (±${margin}).`,
  unclear: (name, kind, points) =>
    `Największa strata gracza ${name}: ${kind}, ${points} pkt na grę. W marginesie błędu co innego może kosztować więcej.`,
  single: (name, kind, points) =>
    `Największa strata gracza ${name} w tej grze: ${kind}, ${points} pkt. Więcej gier pokaże, czy to nawyk.`,
  judged: (turns, games) => `Ocenione ruchy: ${turns}, gry: ${games}.`,
  columns: { kind: 'Rodzaj', turns: 'Ruchy', total: 'Punkty', perGame: 'Na grę' },
  kinds: {
    'early-exchange': 'wczesne wymiany',
    'late-exchange': 'późne wymiany',
    'no-exchange': 'ruchy zamiast wymiany',
    pass: 'pasy',
    phoney: 'słowa spoza słownika',
    endgame: 'ruchy przy pustym woreczku',
    'missed-bingo': 'przeoczone binga',
    points: 'ruchy za zbyt mało punktów',
    leave: 'zostawianie złych płytek',
  },
  turn: (title, turn) => `${title}, ruch ${turn}`,
  instead: (best, made, points) => `${best} zamiast ${made}: o ${points} pkt więcej`,
  drill: 'Ćwicz te ruchy',
  drilling: 'Sprawdzanie…',
  drilled: (kept, of) =>
    kept === of
      ? `Dodano do fiszek: ${counted(kept, 'ruch', 'ruchy', 'ruchów')}.`
      : `Dodano do fiszek: ${kept} z ${countedOf(of, 'ruchu', 'ruchów')}. Pozostałych symulacje nie potwierdzają.`,
};
