/** Somebody's profile: games, ratings, best plays, recent games, and what the visitor can do with them. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Presence, ProfileDetails, PublicProfile, PublicRating, RecentGame } from '@lexiko/protocol';
import { NumberTable } from '../../parts/number-table.tsx';
import { texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { variantTitle } from '../../words/game-title.ts';
import { isLevel } from '../../setup/game-plans.ts';
import { LostNote } from '../connection/connection-badge.tsx';
import { onlineRefusalText } from '../connection/refusals.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { onlineTexts, peopleTexts, whenText } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { usualAvatar } from './avatars.ts';
import { CardForm } from './card-form.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { PersonLink } from './person-link.tsx';
import { ratingText } from './rating-text.ts';
import { TileAvatar } from './tile-avatar.tsx';
import './people.css';

/** The variant and language of a pool of ratings, in words. */
export function poolTitle(
  words: Texts,
  { preset, language, pool }: Pick<PublicRating, 'preset' | 'language' | 'pool'>,
): string {
  const names: Readonly<Record<string, string>> = words.forms.options['letters.language'].values;
  const spoken = language ?? 'english';
  const title = `${variantTitle(words, { preset })}, ${names[spoken] ?? spoken}`;
  return pool === 'bots' ? peopleTexts.value.againstBots(title) : title;
}

export function PresenceState({ presence: { state, game } }: { readonly presence: Presence }) {
  const people = peopleTexts.value;
  return (
    <>
      <span class={state === 'offline' ? 'presence-state' : 'presence-state here'}>
        {people.presence[state]}
      </span>
      {game !== null && (
        <a class="button" href={`#/online/game/${game}`}>
          {people.watch}
        </a>
      )}
    </>
  );
}

function Ratings({ ratings }: Pick<ProfileDetails, 'ratings'>) {
  const people = peopleTexts.value;
  return (
    <section class="game-list">
      <h2>{people.ratings}</h2>
      {ratings.length === 0 ? (
        <p class="hint">{people.noRatings}</p>
      ) : (
        <NumberTable
          title={people.ratings}
          columns={[people.variant, people.ratings, people.gamesHead]}
          rows={ratings.map((rating) => {
            const name = poolTitle(texts.value, rating);
            return { key: name, name, cells: [ratingText(rating), rating.games] };
          })}
        />
      )}
    </section>
  );
}

function Best({ bestGame, bestPlays }: Pick<ProfileDetails, 'bestGame' | 'bestPlays'>) {
  const people = peopleTexts.value;
  if (bestPlays.length === 0) return null;
  const linked = (text: string, game: string | null) =>
    game === null ? text : <a href={`#/online/game/${game}`}>{text}</a>;
  return (
    <section class="game-list">
      <h2>{people.bestPlays}</h2>
      <NumberTable
        title={people.bestPlays}
        columns={[people.bestPlays, null, null]}
        rows={[
          ...bestPlays.map(({ move, score, game, finishedMs }, at) => ({
            key: at,
            name: linked(move, game),
            cells: [people.points(score), whenText(finishedMs, 'date')],
          })),
          ...(bestGame === null
            ? []
            : [
                {
                  key: 'game',
                  name: linked(people.bestGame, bestGame.game),
                  cells: [people.points(bestGame.score), whenText(bestGame.finishedMs, 'date')],
                },
              ]),
        ]}
      />
    </section>
  );
}

function Opponent({ opponent }: { readonly opponent: RecentGame['opponents'][number] }) {
  if (opponent.kind === 'person') return <PersonLink person={opponent.person} />;
  const { level } = opponent;
  return <span>{isLevel(level) ? texts.value.levels[level].name : level}</span>;
}

function Recent({ recent }: Pick<ProfileDetails, 'recent'>) {
  const people = peopleTexts.value;
  return (
    <section class="game-list">
      <h2>{people.recent}</h2>
      {recent.length === 0 ? (
        <p class="hint">{people.noRecent}</p>
      ) : (
        <ul class="people-list">
          {recent.map(({ game, outcome, score, against, opponents, preset, rated, finishedMs }) => (
            <li key={game}>
              <a href={`#/online/game/${game}`}>
                {people[outcome]} {against === null ? score : `${score} : ${against}`}
              </a>
              {opponents.map((opponent, at) => (
                <Opponent key={at} opponent={opponent} />
              ))}
              <span class="hint">
                {[
                  variantTitle(texts.value, { preset }),
                  ...(rated ? [onlineTexts.value.rated] : []),
                  whenText(finishedMs, 'date'),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Details({ details }: { readonly details: ProfileDetails }) {
  const people = peopleTexts.value;
  const { games, won, drawn, lost } = details;
  return (
    <>
      <dl class="profile-tallies">
        {(
          [
            [people.gamesHead, games],
            [people.won, won],
            [people.drawn, drawn],
            [people.lost, lost],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div class="room-columns">
        <Ratings ratings={details.ratings} />
        <Best bestGame={details.bestGame} bestPlays={details.bestPlays} />
      </div>
      <Recent recent={details.recent} />
    </>
  );
}

function Actions({
  profile,
  onChange,
}: {
  readonly profile: PublicProfile;
  readonly onChange: (part: Partial<PublicProfile>) => void;
}) {
  const { connection } = useOnline();
  const people = peopleTexts.value;
  const fault = useSignal('');
  const isChallenging = useSignal(false);
  const { person, following, muted } = profile;
  const ask = (command: Parameters<typeof connection.ask>[0], part: Partial<PublicProfile>): Promise<void> =>
    connection.ask(command).then((answer) => {
      fault.value = answer.ok ? '' : onlineRefusalText(texts.peek(), answer.error).sentence;
      if (answer.ok) onChange(part);
    });
  return (
    <>
      <div class="profile-actions">
        <button
          type="button"
          class="primary"
          aria-expanded={isChallenging.value}
          onClick={() => {
            isChallenging.value = !isChallenging.value;
          }}
        >
          {people.challenge}
        </button>
        <button
          type="button"
          onClick={() =>
            void ask({ type: 'follow', person: person.id, following: !following }, { following: !following })
          }
        >
          {following ? people.unfollow : people.follow}
        </button>
        <button
          type="button"
          aria-describedby="mute-about"
          onClick={() => void ask({ type: 'mute', person: person.id, muted: !muted }, { muted: !muted })}
        >
          {muted ? people.unmute : people.mute}
        </button>
      </div>
      <p class="hint" id="mute-about">
        {people.muteAbout}
      </p>
      <p class="fault" role="alert">
        {fault.value}
      </p>
      {isChallenging.value && <ChallengeForm person={person} />}
    </>
  );
}

export function ProfileScreen({ id }: { readonly id: string }) {
  const people = peopleTexts.value;
  const { connection, avatars } = useOnline();
  const profile = useSignal<PublicProfile | 'unknown' | null>(null);
  useEffect(() => {
    let isHere = true;
    void connection.ask({ type: 'show-profile', person: id }).then((answer) => {
      if (!isHere) return;
      profile.value = answer.ok ? answer.value : 'unknown';
      if (answer.ok) avatars.learn(id, answer.value.avatar);
    });
    return () => {
      isHere = false;
    };
  }, [id]);
  const shown = profile.value;
  const isMe = connection.me.value?.id === id;
  return (
    <>
      <OnlineBar title={isMe ? people.profile : people.player} />
      <main class="room" aria-busy={shown === null}>
        <LostNote />
        {shown === null && <p role="status">{onlineTexts.value.connecting}</p>}
        {shown === 'unknown' && <p role="status">{people.noneThere}</p>}
        {shown !== null && shown !== 'unknown' && (
          <>
            <div class="profile-head">
              <TileAvatar avatar={avatars.chosen.value.get(id) ?? usualAvatar(shown.person)} />
              <div>
                <h2>{personName(shown.person)}</h2>
                {shown.hasAccount ? (
                  shown.sinceMs !== null && (
                    <p class="hint">{people.since(whenText(shown.sinceMs, 'date'))}</p>
                  )
                ) : (
                  <p class="hint">{people.guestMark}</p>
                )}
                {!isMe && <PresenceState presence={shown.presence} />}
              </div>
            </div>
            {!isMe && (
              <Actions
                profile={shown}
                onChange={(part) => {
                  profile.value = { ...shown, ...part };
                }}
              />
            )}
            {shown.details === null ? (
              <p class="hint">{people.nothingShown}</p>
            ) : (
              <Details details={shown.details} />
            )}
            {isMe && <CardForm />}
          </>
        )}
      </main>
    </>
  );
}
