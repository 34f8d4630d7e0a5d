/** Finding an opponent: a button for each clock, the search that runs, and a computer if nobody comes. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEXICA } from '@lexiko/words';
import { SEEK_TIMES, type OwnSeek, type SeekTime } from '@lexiko/protocol';
import type { Level } from '@lexiko/engine';
import { randomDigits } from '../../page/random-digits.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { isLevel } from '../../setup/game-plans.ts';
import { language, texts } from '../../texts/current.ts';
import { chosenDictionary, type Dictionary } from '../../words/dictionaries.ts';
import { dictionaryTitle } from '../../words/dictionary-title.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { useOnline, type Online } from '../online-context.ts';
import { pairingTexts } from '../online-texts.ts';
import { useServerDictionaries } from '../room/server-dictionaries.ts';
import { quickConfig } from './quick-game.ts';
import { createWantedSeek } from './wanted-seek.ts';
import './quick-pairing.css';

const PLAYS = ['either', 'rated', 'casual'] as const satisfies readonly OwnSeek['play'][];

/** Begins the same game against a computer, which ends the seek. */
async function playComputer(
  { connection, goOnline }: Pick<Online, 'connection' | 'goOnline'>,
  seek: OwnSeek,
  level: string,
): Promise<void> {
  const made = await connection.ask({
    type: 'create-game',
    config: quickConfig(seek),
    seats: [{ kind: 'me' }, { kind: 'computer', level }],
    visibility: 'private',
  });
  if (!made.ok) return;
  const { game } = made.value;
  goOnline(['game', game]);
  await connection.ask({ type: 'act', game, action: { type: 'confirm', nonce: randomDigits() } });
}

/** Tiles that wait for a game. */
function LookingMark() {
  return (
    <span class="looking-mark" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}

function Looking({ seek }: { readonly seek: OwnSeek }) {
  const online = useOnline();
  const { seeks } = online;
  const pairing = pairingTexts.value;
  const { levels } = texts.value;
  const offered = seeks.offer.value;
  const isSlow = seek.time === 'day';
  const level: Level | null = !isSlow && offered !== null && isLevel(offered) ? offered : null;
  return (
    <div class="looking">
      <p role="status" class="looking-now">
        {!isSlow && <LookingMark />}
        <span>
          <b>{pairing.times[seek.time]}</b> · {isSlow ? pairing.lookingSlow : pairing.looking}
        </span>
      </p>
      {!isSlow && <p class="hint">{pairing.widening}</p>}
      {level !== null && (
        <p role="status" class="looking-offer">
          {pairing.nobodyYet(levels[level].name)}{' '}
          <button type="button" class="primary" onClick={() => void playComputer(online, seek, level)}>
            {pairing.playComputer(levels[level].name)}
          </button>
        </p>
      )}
      <button type="button" onClick={() => void seeks.cancel(seek)}>
        {pairing.cancel}
      </button>
    </div>
  );
}

export function QuickPairing() {
  const { seeks, connection, requests } = useOnline();
  const { settings } = usePage();
  const pairing = pairingTexts.value;
  const offered = useServerDictionaries();
  const chosen = useSignal<string | null>(null);
  const play = useSignal<OwnSeek['play']>('either');
  const bots = useSignal(false);
  const hasAccount = useSignal<boolean | null>(null);
  const wanted = useStore(createWantedSeek);
  const fault = useSignal<string | null>(null);
  const me = connection.me.value?.id;
  useEffect(() => {
    if (me === undefined) return;
    void requests.request('guest', {}).then((answer) => {
      hasAccount.value = answer.ok && answer.value.account !== null;
    });
  }, [me]);
  const usual = chosenDictionary({
    dictionary: settings.current.value.dictionary,
    language: language.value,
  });
  // The server does not have the player's own lists.
  const fitting = offered.find(({ id }) => id === (chosen.value ?? usual.id)) ?? offered[0] ?? LEXICA[0];
  const dictionary: Dictionary = fitting ?? usual;
  const start = async (time: SeekTime): Promise<void> => {
    const answer = await seeks.start({
      time,
      language: dictionary.language,
      dictionary: dictionary.id,
      play: hasAccount.value === true ? play.value : 'casual',
      bots: bots.value,
    });
    fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
  };
  const canStart = hasAccount.value !== null && offered.length > 0;
  useEffect(() => {
    const time = wanted.peek();
    if (!canStart || time === null) return;
    wanted.value = null;
    void start(time);
  }, [canStart]);
  const { live, slow } = seeks;
  return (
    <section class="card lead quick-pairing" aria-labelledby="pairing-title">
      <h2 id="pairing-title">{pairing.title}</h2>
      {live.value !== null && <Looking seek={live.value} />}
      {slow.value !== null && <Looking seek={slow.value} />}
      {live.value === null && (
        <>
          <p>{pairing.about}</p>
          <div class="pairing-times">
            {SEEK_TIMES.filter((time) => time !== 'day' || slow.value === null).map((time) => (
              <button
                key={time}
                type="button"
                class="primary"
                disabled={me === undefined}
                onClick={() => void start(time)}
              >
                {pairing.times[time]}
              </button>
            ))}
          </div>
          <div class="pairing-choices">
            <label class="field">
              <span>{pairing.dictionary}</span>
              <select
                value={dictionary.id}
                onChange={({ currentTarget }) => {
                  chosen.value = currentTarget.value;
                }}
              >
                {offered.map(({ id }) => (
                  <option key={id} value={id}>
                    {dictionaryTitle(texts.value, id)}
                  </option>
                ))}
              </select>
            </label>
            {hasAccount.value === true && (
              <label class="field">
                <span>{pairing.play}</span>
                <select
                  value={play.value}
                  onChange={({ currentTarget }) => {
                    play.value = PLAYS.find((one) => one === currentTarget.value) ?? 'either';
                  }}
                >
                  {PLAYS.map((one) => (
                    <option key={one} value={one}>
                      {pairing.playValues[one]}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="check">
              <input
                type="checkbox"
                checked={bots.value}
                onChange={({ currentTarget }) => {
                  bots.value = currentTarget.checked;
                }}
              />
              <span>{pairing.bots}</span>
            </label>
          </div>
          {hasAccount.value === false && <p class="hint">{pairing.guestAbout}</p>}
          {hasAccount.value === true && play.value !== 'casual' && (
            <p class="hint">{pairing.fairPlay.short}</p>
          )}
        </>
      )}
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </section>
  );
}
