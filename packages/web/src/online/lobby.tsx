/** Where people meet: one's name, making a game, joining one by its code or from the list, going on with one's own. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PACES, type GameSummary, type Pace } from '@lexiko/protocol';
import { RULEBOOKS } from '../setup/game-plans.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { ConnectionBadge, LostNote } from './connection-badge.tsx';
import { ask, me } from './connection.ts';
import { keepLists, myGames, openGames } from './game-lists.ts';
import { goOnline } from './online-route.ts';
import { onlineRefusalText } from './refusals.ts';
import { isOf, membersAt, occupantName } from './seats.ts';

const LONGEST_NAME = 40;
const CODE_LENGTH = 6;

function isRulebook(preset: string): preset is keyof Texts['presets'] {
  return Object.hasOwn(texts.peek().presets, preset);
}

export function presetTitle(words: Texts, preset: string): string {
  return isRulebook(preset) ? words.presets[preset].title : preset;
}

function NameForm() {
  const { online } = texts.value;
  const name = useSignal<string | null>(null);
  const current = me.value?.name ?? '';
  const value = name.value ?? current;
  const isChanged = value.trim() !== '' && value.trim() !== current;
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        void ask({ type: 'rename', name: value.trim() }).then((answer) => {
          if (answer.ok && answer.value.person !== undefined) me.value = answer.value.person;
          name.value = null;
        });
      }}
    >
      <label class="field">
        <span>{online.yourName}</span>
        <input
          type="text"
          value={value}
          disabled={me.value === null}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" disabled={!isChanged}>
        {online.saveName}
      </button>
    </form>
  );
}

function JoinForm() {
  const { online } = texts.value;
  const code = useSignal('');
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.value.length === CODE_LENGTH) goOnline(['join', code.value]);
      }}
    >
      <label class="field">
        <span>{online.code}</span>
        <input
          type="text"
          class="code-input"
          value={code.value}
          maxLength={CODE_LENGTH}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="code-about"
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value.toUpperCase().replaceAll(/[^A-Z]/gu, '');
          }}
        />
      </label>
      <button type="submit" disabled={code.value.length !== CODE_LENGTH}>
        {online.join}
      </button>
    </form>
  );
}

/** What there is to say about a game besides who plays it. */
function aboutGame(words: Texts, { preset, pace, stage, turn, seats }: GameSummary): readonly string[] {
  const { online } = words;
  const parts = [presetTitle(words, preset), online[pace]];
  const free = seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  if (stage === 'lobby') parts.push(free > 0 ? online.freeSeats(free) : online.inLobby);
  if (stage === 'over') parts.push(online.over);
  const onTurn = turn === null ? undefined : seats[turn];
  if (stage === 'playing' && onTurn !== undefined && !isOf(onTurn, me.value))
    parts.push(online.theirTurn(occupantName(words, onTurn)));
  return parts;
}

function ListedGame({ game }: { readonly game: GameSummary }) {
  const words = texts.value;
  const { stage, seats, scores, turn } = game;
  const who = seats
    .filter((seat) => seat.occupant.kind === 'computer' || membersAt(seat).length > 0)
    .map((seat) => {
      const name = occupantName(words, seat);
      return stage === 'lobby' ? name : `${name} ${scores[seat.seat] ?? 0}`;
    });
  const onTurn = turn === null ? undefined : seats[turn];
  return (
    <li class="kept-game">
      <a
        href={`#/online/game/${game.game}`}
        onClick={(event) => {
          event.preventDefault();
          goOnline(['game', game.game]);
        }}
      >
        <span class="kept-who">{who.join(' · ')}</span>
        <span class="kept-about">
          {aboutGame(words, game).join(' · ')}
          {stage === 'playing' && onTurn !== undefined && isOf(onTurn, me.value) && (
            <>
              {' · '}
              <span class="mine">{words.online.yourTurn}</span>
            </>
          )}
        </span>
      </a>
    </li>
  );
}

function OpenGames() {
  const { online, presets } = texts.value;
  const rulebook = useSignal('');
  const pace = useSignal<Pace | ''>('');
  const games = openGames.value ?? [];
  const shown = games.filter(
    (game) =>
      (rulebook.value === '' || game.preset === rulebook.value) &&
      (pace.value === '' || game.pace === pace.value),
  );
  return (
    <section class="game-list" aria-labelledby="open-title">
      <h2 id="open-title">{online.openGames}</h2>
      <div class="filters" role="group" aria-label={online.filter}>
        <select
          aria-label={online.anyRulebook}
          value={rulebook.value}
          onChange={({ currentTarget }) => {
            rulebook.value = currentTarget.value;
          }}
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
          value={pace.value}
          onChange={({ currentTarget }) => {
            pace.value = PACES.find((one) => one === currentTarget.value) ?? '';
          }}
        >
          <option value="">{online.anyPace}</option>
          {PACES.map((one) => (
            <option key={one} value={one}>
              {online[one]}
            </option>
          ))}
        </select>
      </div>
      {shown.length > 0 ? (
        <ul>
          {shown.map((game) => (
            <ListedGame key={game.game} game={game} />
          ))}
        </ul>
      ) : (
        <p class="hint">{games.length > 0 ? online.noneFits : online.noOpenGames}</p>
      )}
    </section>
  );
}

export function Lobby() {
  const { online, account } = texts.value;
  useEffect(keepLists, []);
  const mine = myGames.value ?? [];
  return (
    <>
      <TopBar>
        <div class="bar-line">
          <h1>{online.title}</h1>
          <ConnectionBadge />
        </div>
      </TopBar>
      <main class="lobby">
        <LostNote />
        <div class="cards">
          <section class="card lead">
            <h2>{online.newGame}</h2>
            <p>{online.newGameAbout}</p>
            <button type="button" class="primary wide" onClick={() => goOnline(['new'])}>
              {online.newGame}
            </button>
          </section>
          <section class="card">
            <h2>{online.joinTitle}</h2>
            <p id="code-about">{online.codeAbout}</p>
            <JoinForm />
          </section>
          <section class="card">
            <h2>{me.value?.name ?? online.connecting}</h2>
            <NameForm />
            <div class="dialog-actions">
              <button type="button" onClick={() => goOnline(['history'])}>
                {account.history}
              </button>
              <button type="button" onClick={() => goOnline(['account'])}>
                {account.title}
              </button>
            </div>
          </section>
        </div>
        <div class="room-columns">
          <OpenGames />
          <section class="game-list" aria-labelledby="mine-title">
            <h2 id="mine-title">{online.myGames}</h2>
            {mine.length > 0 ? (
              <ul>
                {mine.map((game) => (
                  <ListedGame key={game.game} game={game} />
                ))}
              </ul>
            ) : (
              <p class="hint">{online.noMyGames}</p>
            )}
          </section>
        </div>
      </main>
    </>
  );
}

/** On the way from a code to its game. */
export function Joining({ code }: { readonly code: string }) {
  const { online } = texts.value;
  const reason = useSignal<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask({ type: 'find-game', code }).then((answer) => {
      if (!isHere) return;
      if (!answer.ok) reason.value = onlineRefusalText(texts.peek(), answer.error).sentence;
      else if (answer.value.game !== undefined) goOnline(['game', answer.value.game], 'replace');
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  return <Passage text={reason.value ?? online.connecting} isOver={reason.value !== null} />;
}

/** A screen with one sentence; `isOver`: nothing more will come of it. */
export function Passage({ text, isOver }: { readonly text: string; readonly isOver: boolean }) {
  const { online } = texts.value;
  return (
    <>
      <TopBar>
        <ConnectionBadge />
      </TopBar>
      <main class="opening" aria-busy={!isOver}>
        <h1 class="unseen-text">{online.title}</h1>
        <p role="status">{text}</p>
        {isOver && (
          <button type="button" class="primary" onClick={() => goOnline()}>
            {online.toLobby}
          </button>
        )}
      </main>
    </>
  );
}
