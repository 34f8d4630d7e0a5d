import { expect, it } from 'vitest';
import { deviceNote } from '../../src/notes/game-notes.ts';
import { waitingGames } from '../../src/online/table/waiting-games.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';

it('a note about a game of this device is kept on it, the oldest of too many goes', async () => {
  const storage = memoryStorage();
  await deviceNote(storage, 'g0').write('first');
  await deviceNote(storage, 'g1').write('Ann keeps the S.');
  expect(await deviceNote(storage, 'g1').read()).toBe('Ann keeps the S.');
  await deviceNote(storage, 'g1').write('');
  expect(await deviceNote(storage, 'g1').read()).toBe('');
  for (let number = 1; number <= 200; number++) await deviceNote(storage, `g${number}`).write('x');
  expect(await deviceNote(storage, 'g0').read()).toBe('');
  storage.setItem('lexiko.notes', '{"not":"ours"}');
  expect(await deviceNote(storage, 'g1').read()).toBe('');
});

it('the next game is the one that has waited longest for the player, alone or in a team', () => {
  const person = (id: string) => ({ id, name: id });
  const alone = (seat: number, id: string) => ({
    seat,
    occupant: {
      kind: 'person',
      person: person(id),
      present: false,
      awaySinceMs: null,
      vacationUntilMs: null,
    },
  });
  const game = (id: string, turn: number | null, updatedMs: number, stage = 'playing') =>
    ({ game: id, stage, turn, updatedMs, seats: [alone(0, 'me'), alone(1, 'ann')] }) as never;
  const games = [
    game('here', 0, 1),
    game('new', 0, 9),
    game('old', 0, 5),
    game('hers', 1, 2),
    game('done', 0, 3, 'over'),
  ];
  expect(waitingGames(games, 'me', 'here').map((one) => one.game)).toEqual(['old', 'new']);
});
