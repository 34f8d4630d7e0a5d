/** The lobby: your name, creating a game, joining one by its code or from the list, continuing your own. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CLASS_CODE_LENGTH } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { TopBar } from '../../screens/top-bar.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { ConnectionBadge, LostNote } from '../connection/connection-badge.tsx';
import type { Connection, OnlineRefusal } from '../connection/connection.ts';
import { GameFilters, GameList } from './game-list.tsx';
import { accountTexts, classTexts, onlineTexts, pairingTexts, peopleTexts } from '../online-texts.ts';
import { LobbyTable } from './lobby-table.tsx';
import { QuickPairing } from '../pairing/quick-pairing.tsx';
import { profileAddress } from '../people/person-link.tsx';
import { OnlineBar } from './online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { VacationCard } from '../account/vacation.tsx';
import './lobby.css';

const LONGEST_NAME = 40;
/** The lengths of codes: of games and of older classes, and of classes. */
const CODE_LENGTHS: ReadonlySet<number> = new Set([6, CLASS_CODE_LENGTH]);
/** With room for spaces in a pasted code. */
const LONGEST_CODE = CLASS_CODE_LENGTH + 2;

function NameForm() {
  const online = onlineTexts.value;
  const { connection, session } = useOnline();
  const { me } = connection;
  const name = useSignal<string | null>(null);
  const fault = useSignal('');
  const current = me.value?.name ?? '';
  const value = name.value ?? current;
  const isChanged = value.trim() !== '' && value.trim() !== current;
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        void connection.ask({ type: 'rename', name: value.trim() }).then((answer) => {
          fault.value = answer.ok ? '' : online.nameFault;
          if (!answer.ok) return;
          me.value = answer.value.person;
          session.rememberName(answer.value.person.name);
          name.value = null;
        });
      }}
    >
      <TextField
        label={online.yourName}
        value={value}
        disabled={me.value === null}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onValue={(next) => {
          name.value = next;
        }}
      />
      <button type="submit" disabled={!isChanged}>
        {online.saveName}
      </button>
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </form>
  );
}

function JoinForm() {
  const { goOnline } = useOnline();
  const online = onlineTexts.value;
  const code = useSignal('');
  return (
    <form
      class="with-button"
      onSubmit={(event) => {
        event.preventDefault();
        if (CODE_LENGTHS.has(code.value.length)) goOnline(['join', code.value]);
      }}
    >
      <TextField
        label={online.code}
        class="code-input"
        value={code.value}
        maxLength={LONGEST_CODE}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onValue={(value) => {
          code.value = value.toUpperCase().replaceAll(/[^A-Z]/gu, '');
        }}
      />
      <button type="submit" disabled={!CODE_LENGTHS.has(code.value.length)}>
        {online.join}
      </button>
    </form>
  );
}

export function Lobby() {
  const online = onlineTexts.value;
  const account = accountTexts.value;
  const classes = classTexts.value;
  const people = peopleTexts.value;
  const { connection, lists } = useOnline();
  useEffect(() => lists.follow('lobby'), []);
  const { me } = connection;
  const hasGames = (lists.mine.value ?? []).some(({ stage }) => stage !== 'over');
  const { wanted, lobby } = lists;
  // Nothing need be sorted out of an empty list.
  const hasToJoin =
    (lobby.value?.games.length ?? 0) + (lobby.value?.seeks.length ?? 0) > 0 ||
    Object.keys(wanted.value).length > 0;
  const mine = (
    <GameList
      title={online.myGames}
      games={lists.mine.value}
      empty={<p class="hint">{online.noMyGames}</p>}
    />
  );
  return (
    <>
      <OnlineBar title={texts.value.front.online} />
      <main class="room">
        <LostNote />
        {hasGames && mine}
        <div class="lobby-ways">
          <QuickPairing />
          <section class="card">
            <h2>{online.withFriends}</h2>
            <p>{online.withFriendsAbout}</p>
            <a class="button wide" href="#/online/new">
              {online.newGame}
            </a>
            <JoinForm />
          </section>
        </div>
        <section class="game-list" aria-labelledby="lobby-title">
          <div class="lobby-head">
            <h2 id="lobby-title">{pairingTexts.value.lobby}</h2>
            {hasToJoin && <GameFilters />}
          </div>
          <LobbyTable />
        </section>
        {!hasGames && mine}
        <div class="cards">
          <section class="card">
            <h2>{me.value?.name ?? online.connecting}</h2>
            <NameForm />
            <div class="card-ways">
              {me.value !== null && (
                <a class="button" href={profileAddress(me.value)}>
                  {people.profile}
                </a>
              )}
              <a class="button" href="#/online/account">
                {account.title}
              </a>
            </div>
          </section>
          <section class="card">
            <h2>{people.circle}</h2>
            <p>{people.circleAbout}</p>
            <div class="card-ways">
              <a class="button" href="#/online/people">
                {people.circle}
              </a>
              <a class="button" href="#/online/leaders">
                {people.leaders}
              </a>
            </div>
          </section>
          <section class="card">
            <h2>{classes.title}</h2>
            <p>{classes.about}</p>
            <div class="card-ways">
              <a class="button" href="#/online/classes">
                {classes.title}
              </a>
            </div>
          </section>
          <VacationCard />
        </div>
      </main>
    </>
  );
}

/** Finds the game of a code, or the class that the visitor asks to enter. */
async function findPlace(
  connection: Connection,
  code: string,
): Promise<Result<readonly string[], OnlineRefusal>> {
  const found = code.length === CLASS_CODE_LENGTH ? null : await connection.ask({ type: 'find-game', code });
  if (found?.ok === true) return ok(['game', found.value.game]);
  const entered = await connection.ask({ type: 'join-class', code });
  return entered.ok ? ok(['class', entered.value.class]) : (found ?? entered);
}

/** Shown while the server looks up a code. */
export function Joining({ code }: { readonly code: string }) {
  const online = onlineTexts.value;
  const { connection, goOnline } = useOnline();
  const reason = useSignal<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void findPlace(connection, code).then((found) => {
      if (!isHere) return;
      if (found.ok) goOnline(found.value, 'replace');
      else reason.value = onlineRefusalText(texts.peek(), found.error).sentence;
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  return <Passage text={reason.value ?? online.connecting} isOver={reason.value !== null} />;
}

/** A screen with one sentence; `isOver`: nothing more will come. */
export function Passage({ text, isOver }: { readonly text: string; readonly isOver: boolean }) {
  const online = onlineTexts.value;
  return (
    <>
      <TopBar>
        <ConnectionBadge />
      </TopBar>
      <main class="opening" aria-busy={!isOver}>
        <h1 class="unseen-text">{texts.value.front.online}</h1>
        <p role="status">{text}</p>
        {isOver && (
          <a class="button primary" href="#/online">
            {online.toLobby}
          </a>
        )}
      </main>
    </>
  );
}
