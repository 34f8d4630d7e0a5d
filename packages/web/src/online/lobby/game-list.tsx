/** Lists of the server's games: to join, to watch, and your own; with filters. */

import type { ComponentChildren } from 'preact';
import { playersDecide } from '@lexiko/rules/rule-points';
import { PACES, type ClockSummary, type GameSummary, type Person } from '@lexiko/protocol';
import { RULEBOOKS } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { gameTitle } from '../../words/game-title.ts';
import { useOnline } from '../online-context.ts';
import type { Wanted } from './game-lists.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import { isOf, membersAt, occupantName } from '../room/seats.ts';

const SIDES = [2, 3, 4];
const DAY = 86_400;

/** The time control in a few words; empty if there is none. */
export function clockText({ turnSeconds, gameSeconds, increment, days }: ClockSummary): string {
  const { clock, duration } = roomTexts.value;
  if (turnSeconds !== null) return clock.turn(duration(turnSeconds));
  if (days !== null) return clock.turn(duration(days * DAY));
  if (gameSeconds === null) return '';
  return (
    clock.game(duration(gameSeconds)) + (increment > 0 ? ` ${clock.increment(duration(increment))}` : '')
  );
}

/** The title of a game in a list; where the players decide on words, with the language of the tiles. */
export function gameListTitle(words: Texts, { preset, sides, words: spelling }: GameSummary): string {
  if (spelling === null) return gameTitle(words, { preset, sides });
  const { language, dictionary } = spelling;
  const title = gameTitle(words, { preset, sides, options: { 'dictionary.id': dictionary } });
  if (!playersDecide({ id: dictionary })) return title;
  const languages: Readonly<Record<string, string>> = words.forms.options['letters.language'].values;
  return `${title}, ${languages[language] ?? language}`;
}

/** Facts about a game besides its players. */
function aboutGame(words: Texts, me: Person | null, game: GameSummary): readonly string[] {
  const { pace, stage, turn, seats, rated, delaySeconds, clock } = game;
  const online = onlineTexts.value;
  const parts = [gameListTitle(words, game)];
  parts.push(online[pace]);
  const time = clock === null ? '' : clockText(clock);
  if (time !== '' && stage !== 'over') parts.push(time);
  const free = seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  if (stage === 'lobby') parts.push(free > 0 ? online.freeSeats(free) : online.inLobby);
  if (stage === 'over') parts.push(online.over);
  if (rated) parts.push(online.rated);
  if (stage === 'playing' && delaySeconds > 0 && !seats.some((seat) => isOf(seat, me)))
    parts.push(roomTexts.value.watch.later(roomTexts.value.duration(delaySeconds)));
  const onTurn = turn === null ? undefined : seats[turn];
  if (stage === 'playing' && onTurn !== undefined && !isOf(onTurn, me))
    parts.push(online.theirTurn(occupantName(words, onTurn)));
  return parts;
}

function ListedGame({ game }: { readonly game: GameSummary }) {
  const words = texts.value;
  const { me } = useOnline().connection;
  const { stage, seats, scores, turn } = game;
  const who = seats
    .filter((seat) => seat.occupant.kind === 'computer' || membersAt(seat).length > 0)
    .map((seat) => {
      const name = occupantName(words, seat);
      const score = scores[seat.seat];
      return stage === 'lobby' || score === undefined ? name : `${name} ${score}`;
    });
  const onTurn = turn === null ? undefined : seats[turn];
  return (
    <li class="kept-game">
      <a href={`#/online/game/${game.game}`}>
        <span class="kept-who">{who.join(' · ')}</span>
        <span class="kept-about">
          {aboutGame(words, me.value, game).join(' · ')}
          {stage === 'playing' && onTurn !== undefined && isOf(onTurn, me.value) && (
            <>
              {' · '}
              <span class="mine">{onlineTexts.value.yourTurn}</span>
            </>
          )}
        </span>
      </a>
    </li>
  );
}

export function GameList({
  title,
  games,
  empty,
}: {
  readonly title: string;
  /** `null` until the server has answered. */
  readonly games: readonly GameSummary[] | null;
  readonly empty: ComponentChildren;
}) {
  return (
    <section class="game-list">
      <h2>{title}</h2>
      {games !== null && games.length > 0 ? (
        <ul>
          {games.map((game) => (
            <ListedGame key={game.game} game={game} />
          ))}
        </ul>
      ) : games === null ? (
        <p class="hint">{onlineTexts.value.connecting}</p>
      ) : (
        empty
      )}
    </section>
  );
}

/** The filters, for games to join and games to watch alike. */
export function GameFilters() {
  const online = onlineTexts.value;
  const { presets } = texts.value;
  const { watch } = roomTexts.value;
  const { wanted } = useOnline().lists;
  const { preset, pace, sides } = wanted.value;
  const look = (part: { readonly [K in keyof Wanted]: Wanted[K] | undefined }): void => {
    const next = Object.entries({ ...wanted.peek(), ...part }).filter(([, value]) => value !== undefined);
    wanted.value = Object.fromEntries(next);
  };
  return (
    <div class="filters" role="group" aria-label={online.filter}>
      <select
        aria-label={online.anyRulebook}
        value={preset ?? ''}
        onChange={({ currentTarget: { value } }) => look({ preset: value === '' ? undefined : value })}
      >
        <option value="">{online.anyRulebook}</option>
        {RULEBOOKS.map((one) => (
          <option key={one} value={one}>
            {presets[one].title}
          </option>
        ))}
      </select>
      <select
        aria-label={online.pace}
        value={pace ?? ''}
        onChange={({ currentTarget }) => look({ pace: PACES.find((one) => one === currentTarget.value) })}
      >
        <option value="">{online.anyPace}</option>
        {PACES.map((one) => (
          <option key={one} value={one}>
            {online[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={watch.anyNumber}
        value={sides ?? ''}
        onChange={({ currentTarget }) =>
          look({ sides: SIDES.find((one) => String(one) === currentTarget.value) })
        }
      >
        <option value="">{watch.anyNumber}</option>
        {SIDES.map((one) => (
          <option key={one} value={one}>
            {watch.sides(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
