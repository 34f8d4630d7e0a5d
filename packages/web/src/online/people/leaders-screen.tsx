/** Leaderboards: the best of a variant in a language, and the bots among themselves. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Leaderboard, RatingPool } from '@lexiko/protocol';
import { usePage } from '../../page/page-context.ts';
import { NumberTable } from '../../parts/number-table.tsx';
import { texts } from '../../texts/current.ts';
import { chosenDictionary } from '../../words/dictionaries.ts';
import { LostNote } from '../connection/connection-badge.tsx';
import { EmptyNote } from '../lobby/empty-note.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { QUICK_PRESET } from '../pairing/quick-game.ts';
import { useOnline } from '../online-context.ts';
import { onlineTexts, pairingTexts, peopleTexts } from '../online-texts.ts';
import { PersonLink } from './person-link.tsx';
import { poolTitle } from './profile-screen.tsx';
import { ratingText } from './rating-text.ts';
import './people.css';

/** Most people play these. */
const ENGLISH: RatingPool = { preset: QUICK_PRESET };

function keyOf({ preset, language, pool }: RatingPool): string {
  return [preset, language ?? '', pool ?? ''].join(' ');
}

export function LeadersScreen() {
  const people = peopleTexts.value;
  const { connection } = useOnline();
  const { settings } = usePage();
  // Whoever plays in German looks for German games first.
  const usual = useMemo((): RatingPool => {
    const { language } = chosenDictionary(settings.current.peek(), []);
    return { preset: QUICK_PRESET, ...(language === 'english' ? {} : { language }) };
  }, []);
  const chosen = useSignal<RatingPool>(usual);
  const board = useSignal<Leaderboard | null>(null);
  const { preset, language = 'english', pool } = chosen.value;
  useEffect(() => {
    let isHere = true;
    const which = { preset, language, ...(pool === undefined ? {} : { pool }) };
    void connection.ask({ type: 'show-leaderboard', ...which }).then((answer) => {
      if (isHere && answer.ok) board.value = answer.value;
    });
    return () => {
      isHere = false;
    };
  }, [keyOf(chosen.value)]);
  const known = board.value;
  const pools = [
    ...new Map([usual, ENGLISH, ...(known?.pools ?? [])].map((one) => [keyOf(one), one])).values(),
  ];
  return (
    <>
      <OnlineBar title={people.leaders} />
      <main class="room" aria-busy={known === null}>
        <LostNote />
        <label class="field">
          <span>{people.pool}</span>
          <select
            value={keyOf(chosen.value)}
            onChange={({ currentTarget: { value } }) => {
              chosen.value = pools.find((one) => keyOf(one) === value) ?? usual;
            }}
          >
            {pools.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {poolTitle(texts.value, one)}
              </option>
            ))}
          </select>
        </label>
        {known === null ? (
          <p role="status">{onlineTexts.value.connecting}</p>
        ) : (
          <>
            <p class="hint">{people.leadersAbout(known.leastGames, known.mostDays)}</p>
            {known.leaders.length === 0 ? (
              <EmptyNote text={people.noLeaders} />
            ) : (
              <NumberTable
                title={people.leaders}
                columns={[people.player, people.place, pairingTexts.value.rating, people.gamesHead]}
                rows={known.leaders.map(({ person, games, ...rating }, at) => ({
                  key: person.id,
                  name: <PersonLink person={person} />,
                  cells: [at + 1, ratingText(rating), games],
                }))}
              />
            )}
          </>
        )}
      </main>
    </>
  );
}
