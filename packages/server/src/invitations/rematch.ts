/** Playing again: the first who asks makes the game, the others are invited to it. */

import type { CommandOf } from '@lexiko/protocol';
import { ok, type GameConfig } from '@lexiko/rules';
import type { Caller } from '../caller.ts';
import { maySee, seatsOf } from '../games/access.ts';
import { keepGame } from '../games/game-making.ts';
import type { LiveGame } from '../games/live-games.ts';
import { newMember, peopleAt } from '../games/team-seats.ts';
import { refuse, type Answer } from '../refusal.ts';
import { decideRematch } from '../seats/player-actions.ts';
import { completeTeam } from '../seats/seat-commands.ts';
import { tellInvited, type InvitationService } from './invitations.ts';

/** A rematch that is made, and agreed to where the command says so. */
export async function rematch(
  service: InvitationService,
  { game, nonce }: CommandOf<'rematch'>,
  caller: Caller,
): Answer<'rematch'> {
  const made = await makeRematch(service, game, caller);
  if (!made.ok || nonce === undefined) return made;
  const { game: id } = made.value;
  const voice = { person: caller.person, nonce };
  const again = await service.games.get(id);
  // Where one person plays all sides, they agree for each.
  for (const seat of again === null ? [] : seatsOf(again, caller.person)) {
    const agreed = await service.change(
      id,
      (current, nowMs) => decideRematch(service, current, { ...voice, seat }, nowMs),
      null,
    );
    // The game is there all the same; why nobody can agree to it yet is seen in its room.
    if (!agreed.ok) return made;
  }
  const done = await completeTeam(service, id, voice);
  return done.ok ? ok({ ...made.value, ...done.value }) : done;
}

/** The first who asks makes it; everybody else is shown the same game. */
async function makeRematch(service: InvitationService, id: string, key: Caller): Answer<'rematch'> {
  const before = await service.games.get(id);
  if (before === null || !maySee(before, key.person)) return refuse('NO_SUCH_GAME');
  const { host, classroom } = before.record;
  if (classroom !== null && host !== key.person) return refuse('NOT_THE_TEACHER');
  if (classroom === null && seatsOf(before, key.person).length === 0) return refuse('NOT_AT_THIS_TABLE');
  if (before.state.phase !== 'over') await service.games.catchUp(before);
  if (before.state.phase !== 'over') return refuse('GAME_NOT_OVER');
  const known = await service.parts.store.games.rematchOf(id);
  if (known !== null) return ok({ game: known.id, code: known.code });
  // Not as it was written: options of earlier versions may have been turned off since.
  const { config } = before.state.ruleset;
  const isAlone = before.state.ruleset.solitaire.kind !== 'off';
  const again: GameConfig = isAlone
    ? config
    : { ...config, options: { ...config.options, 'firstDraw.method': 'manual' } };
  const { visibility, pace, terms } = before.record;
  const seats = before.seats.map((seat) => ({
    ...seat,
    team: seat.team?.map(({ person }) => newMember(person)) ?? null,
  }));
  const kept = { config: again, seats, visibility, pace, terms, classroom, rematchOf: id };
  const made = await keepGame(service, { ...kept, host: key.person }, key);
  if (made.ok) await askBack(service, before, made.value.game, key.person);
  return made;
}

/** The others of a game learn that there is another. */
async function askBack(
  service: InvitationService,
  before: LiveGame,
  game: string,
  by: string,
): Promise<void> {
  const { store, now } = service.parts;
  const asked = before.seats.flatMap(peopleAt).filter((person) => person !== by);
  const listening = await store.chat.listening(asked, by);
  const others = asked.filter((person) => listening.get(person)?.muted.includes(by) !== true);
  await tellInvited(
    service,
    others.map((person) => ({ person, game, kind: 'invited', from: by, atMs: now() })),
  );
}
