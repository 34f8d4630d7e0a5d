/** Measures how often the turns of somebody's rated games agree with the engine at first sight, and their opponents'. */

import { agreementReport, type AgreementReport, type ComparedGame, type PlayedTurns } from '@lexiko/analysis';
import { seededNumbers } from '@lexiko/engine';
import type { ServerStore } from '@lexiko/server';
import { formatLog } from '@lexiko/rules/notation';
import { analyseSource } from '../analyze/analysis-run.ts';
import { readGame } from '../analyze/game-source.ts';
import { UsageError, type Io } from '../command.ts';
import { openNamed } from '../named-lexicon.ts';

/** Opponents whose ratings are further away are not compared with. */
export const RATING_BAND = 200;
/** More than anybody has played; an opponent's games are searched for one. */
const MOST_RESULTS = 5000;
const SEED = 1;

type Result = Awaited<ReturnType<ServerStore['records']['history']>>[number];

/** Of their latest rated games for two; `null`: too few. */
export async function agreementOf(
  store: ServerStore,
  { person, games: most }: { readonly person: string; readonly games: number },
  io: Io,
): Promise<AgreementReport | null> {
  const played = await store.records.history(person, null, MOST_RESULTS);
  const games: ComparedGame[] = [];
  const histories = new Map<string, readonly Result[]>();
  for (const own of played.filter(({ rating }) => rating !== null)) {
    if (games.length >= most) break;
    const [other] = (await store.games.seatsOf(own.game)).flatMap(({ person: one, seat }) =>
      one === null || seat === own.seat ? [] : [{ person: one, seat }],
    );
    if (other === undefined) continue;
    const turns = await turnsOf(store, own.game, io);
    const mine = turns?.[own.seat];
    if (turns === null || mine === undefined) continue;
    const history =
      histories.get(other.person) ?? (await store.records.history(other.person, null, MOST_RESULTS));
    histories.set(other.person, history);
    const theirs = history.find(({ game }) => game === own.game)?.rating?.before;
    const isNear = theirs !== undefined && Math.abs(theirs - (own.rating?.before ?? 0)) <= RATING_BAND;
    games.push({ own: mine, other: isNear ? (turns[other.seat] ?? null) : null });
  }
  return agreementReport(games, seededNumbers(SEED));
}

/** By seat; `null`: its words are not here any more. */
async function turnsOf(store: ServerStore, game: string, io: Io): Promise<readonly PlayedTurns[] | null> {
  const events = (await store.games.eventsAfter(game, 0)).map(({ event }) => event);
  try {
    const source = readGame(io.texts, new TextEncoder().encode(formatLog(events)), () => {
      throw new Error('a log knows its rules');
    });
    const { lexicon, insteadOf } = openNamed(source, null, io.env);
    if (insteadOf !== null) return null;
    const wish = { lexicon, depth: 'static', playouts: 0, seconds: 0, threads: 1, most: 1 } as const;
    const { analysis } = await analyseSource(source, { ...wish, isInterrupted: () => false }, io);
    return analysis.players.map(({ turns, bestFound, equityLoss }) => ({
      turns,
      best: bestFound,
      loss: equityLoss,
    }));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}
