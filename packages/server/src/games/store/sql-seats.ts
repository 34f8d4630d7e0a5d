/** SQL for seats and their events, used inside larger transactions. */

import { sql, type Selectable, type Transaction } from 'kysely';
import type { Reads, Tables } from '../../database/schema/tables.ts';
import { Abandoned } from '../../database/transactions.ts';
import { seatEventsOf, type SeatEvent } from '../seat-events.ts';
import type { Append, NewGame, Seating, StoredSeatEvent } from './game-store.ts';
import type { SeatRecord, TeamMember } from '../seat-record.ts';

/** The seats of a new game, with the events that make them so. */
export async function insertSeats(
  transaction: Transaction<Tables>,
  { record: { id }, seats, atMs }: NewGame,
): Promise<void> {
  await transaction
    .insertInto('seat')
    .values(
      seats.map(({ seat, person, computer, team }) => ({
        game_id: id,
        seat,
        person_id: person,
        computer,
        is_team: team === null ? 0 : 1,
      })),
    )
    .execute();
  const members = seats.flatMap(({ seat, team }) =>
    (team ?? []).map(({ person }, place) => ({
      game_id: id,
      seat,
      person_id: person,
      place,
      has_left: 0,
      agreed_to: 0,
    })),
  );
  if (members.length > 0) await transaction.insertInto('team_member').values(members).execute();
  await insertSeatEvents(transaction, { game: id, seatsAfter: 0, seatEvents: seatEventsOf(seats), atMs });
}

/**
 * Locks the row of the game, so that writers to its seats wait for each other. Every append locks in the same order:
 * events, game, seats. Without events of the game, its stage must still be the one that the decision saw.
 */
export async function holdAtStage(
  transaction: Transaction<Tables>,
  { game, stage, seatEvents }: Append,
): Promise<void> {
  if (seatEvents.length === 0) return;
  const held = await transaction
    .updateTable('game')
    .set({ stage })
    .where('id', '=', game)
    .where('stage', '=', stage)
    .executeTakeFirst();
  if (Number(held.numUpdatedRows) === 0) throw new Abandoned('overtaken' as const);
}

/** Writes events of the seats, in a transaction that has locked the game; abandons it if another writer was first. */
export async function appendSeatEvents(transaction: Transaction<Tables>, append: Append): Promise<void> {
  const { game, seatEvents } = append;
  if ((await insertSeatEvents(transaction, append)) !== seatEvents.length)
    throw new Abandoned('overtaken' as const);
  for (const event of seatEvents)
    if (!(await changeSeat(transaction, game, event))) throw new Abandoned('overtaken' as const);
}

/** How many rows were written; fewer than given if one of the numbers is taken. */
async function insertSeatEvents(
  transaction: Transaction<Tables>,
  { game, seatsAfter, seatEvents, atMs }: Pick<Append, 'game' | 'seatsAfter' | 'seatEvents' | 'atMs'>,
): Promise<number> {
  if (seatEvents.length === 0) return 0;
  const rows = seatEvents.map((event, at) => ({
    game_id: game,
    seq: seatsAfter + 1 + at,
    at_ms: atMs,
    type: event.type,
    seat: event.seat,
    person_id: event.type === 'planned' ? null : event.person,
    computer: event.type === 'planned' ? event.computer : null,
    is_team: event.type === 'planned' && event.isTeam ? 1 : 0,
    agreed_to: event.type === 'agreed' ? event.to : 0,
  }));
  const inserted = await transaction
    .insertInto('seat_event')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['game_id', 'seq']).doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0);
}

/** Applies the event to the rows of seats and members; `false`: another player has the seat. */
async function changeSeat(
  transaction: Transaction<Tables>,
  game: string,
  event: SeatEvent,
): Promise<boolean> {
  const { seat } = event;
  const row = transaction.updateTable('seat').where('game_id', '=', game).where('seat', '=', seat);
  switch (event.type) {
    case 'planned':
      await row.set({ person_id: null, computer: event.computer, is_team: event.isTeam ? 1 : 0 }).execute();
      await transaction
        .deleteFrom('team_member')
        .where('game_id', '=', game)
        .where('seat', '=', seat)
        .execute();
      return true;
    case 'taken': {
      const taken = await row
        .set({ person_id: event.person })
        .where('computer', 'is', null)
        .where('is_team', '=', 0)
        .where((where) => where.or([where('person_id', 'is', null), where('person_id', '=', event.person)]))
        .executeTakeFirst();
      return Number(taken.numUpdatedRows) === 1;
    }
    case 'given-up':
      await row.set({ person_id: null }).execute();
      return true;
    default:
      await changeTeam(transaction, game, event);
      return true;
  }
}

async function changeTeam(
  transaction: Transaction<Tables>,
  game: string,
  event: Extract<SeatEvent, { readonly type: 'joined' | 'withdrew' | 'left' | 'agreed' }>,
): Promise<void> {
  const { seat, person } = event;
  switch (event.type) {
    case 'joined': {
      const next = transaction
        .selectFrom('team_member')
        .select(({ fn }) => sql<number>`coalesce(${fn.max('place')} + 1, 0)`.as('place'))
        .where('game_id', '=', game)
        .where('seat', '=', seat);
      await transaction
        .insertInto('team_member')
        .values({ game_id: game, seat, person_id: person, place: next, has_left: 0, agreed_to: 0 })
        .execute();
      return;
    }
    case 'withdrew':
      await transaction
        .deleteFrom('team_member')
        .where('game_id', '=', game)
        .where('person_id', '=', person)
        .where('seat', '=', seat)
        .execute();
      return;
    case 'left':
    case 'agreed':
      await transaction
        .updateTable('team_member')
        .set(event.type === 'agreed' ? { agreed_to: event.to } : { has_left: 1 })
        .where('game_id', '=', game)
        .where('person_id', '=', person)
        .where('seat', '=', seat)
        .execute();
  }
}

/** One statement, so that seats and number are consistent. */
export async function seatingOf(db: Reads, game: string): Promise<Seating> {
  const rows = await db
    .selectFrom('seat')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.game_id', '=', 'seat.game_id').onRef('team_member.seat', '=', 'seat.seat'),
    )
    .select(({ selectFrom }) => [
      'seat.seat',
      'seat.person_id',
      'seat.computer',
      'seat.is_team',
      'team_member.person_id as member_id',
      'team_member.has_left',
      'team_member.agreed_to',
      selectFrom('seat_event')
        .select(({ fn }) => fn.max('seat_event.seq').as('seq'))
        .whereRef('seat_event.game_id', '=', 'seat.game_id')
        .as('seq'),
    ])
    .where('seat.game_id', '=', game)
    .orderBy('seat.seat')
    .orderBy('team_member.place')
    .execute();
  const seats = new Map<number, SeatRecord>();
  for (const row of rows) {
    const { seat, computer, person_id: person, is_team: isTeam, member_id: member } = row;
    const team = seats.get(seat)?.team ?? (isTeam === 1 ? [] : null);
    const joined: readonly TeamMember[] =
      member === null ? [] : [{ person: member, left: row.has_left === 1, agreedTo: row.agreed_to ?? 0 }];
    seats.set(seat, { seat, person, computer, team: team === null ? null : [...team, ...joined] });
  }
  return { seats: [...seats.values()], seq: rows[0]?.seq ?? 0 };
}

export async function seatEventsAfter(
  db: Reads,
  game: string,
  seq: number,
): Promise<readonly StoredSeatEvent[]> {
  const rows = await db
    .selectFrom('seat_event')
    .selectAll()
    .where('game_id', '=', game)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ seq: row.seq, event: seatEventOf(row) }));
}

function seatEventOf(row: Selectable<Tables['seat_event']>): SeatEvent {
  const { seat } = row;
  const type = row.type as SeatEvent['type']; // the column holds event types only
  switch (type) {
    case 'planned':
      return { type, seat, computer: row.computer, isTeam: row.is_team === 1 };
    case 'agreed':
      return { type, seat, person: row.person_id ?? '', to: row.agreed_to };
    default:
      return { type, seat, person: row.person_id ?? '' };
  }
}

/** The members by game and seat, in order. */
export async function teamsOf(
  db: Reads,
  games: readonly string[],
): Promise<(game: string, seat: number) => readonly TeamMember[]> {
  const rows = await db
    .selectFrom('team_member')
    .selectAll()
    .where('game_id', 'in', [...games])
    .orderBy('place')
    .execute();
  return (game, seat) =>
    rows
      .filter((row) => row.game_id === game && row.seat === seat)
      .map((row) => ({ person: row.person_id, left: row.has_left === 1, agreedTo: row.agreed_to }));
}
