/** Making a game at the server: the set-up of every game, and who may join it. Whoever makes it agrees to it. */

import { useSignal } from '@preact/signals';
import { PACES, type Pace } from '@lexiko/protocol';
import type { GamePlan } from '../messages.ts';
import { randomDigits } from '../random-digits.ts';
import { NewGame } from '../setup/new-game.tsx';
import { failure } from '../table.ts';
import { texts } from '../texts/current.ts';
import { ask } from './connection.ts';
import { goOnline } from './online-route.ts';
import { onlineRefusalText } from './refusals.ts';

const VISIBILITIES = ['private', 'open'] as const;
type Visibility = (typeof VISIBILITIES)[number];

interface Manner {
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly rated: boolean;
}

async function makeGame({ config, seats }: GamePlan, { visibility, pace, rated }: Manner): Promise<void> {
  const made = await ask({
    type: 'create-game',
    config: { ...config },
    seats: seats.map((seat, at) =>
      seat.kind === 'computer' ? { kind: 'computer', level: seat.level } : { kind: at === 0 ? 'me' : 'open' },
    ),
    visibility,
    pace,
    terms: { rated },
  });
  if (!made.ok) {
    failure.value = onlineRefusalText(texts.peek(), made.error).sentence;
    return;
  }
  const { game } = made.value;
  if (game === undefined) throw new Error('a game was made that has no name');
  goOnline(['game', game], 'replace');
  await ask({ type: 'act', game, action: { type: 'confirm', nonce: randomDigits() } });
}

export function NewOnlineGame() {
  const { online } = texts.value;
  const visibility = useSignal<Visibility>('private');
  const pace = useSignal<Pace>('live');
  const rated = useSignal(false);
  return (
    <NewGame
      place="online"
      onStart={(plan) =>
        void makeGame(plan, { visibility: visibility.value, pace: pace.value, rated: rated.value })
      }
    >
      <fieldset class="segments">
        <legend>{online.visibility}</legend>
        {VISIBILITIES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="visibility"
              checked={visibility.value === one}
              onChange={() => {
                visibility.value = one;
              }}
            />
            <span>{online[one]}</span>
          </label>
        ))}
        <p class="hint">{visibility.value === 'open' ? online.openAbout : online.privateAbout}</p>
      </fieldset>
      <fieldset class="segments">
        <legend>{online.pace}</legend>
        {PACES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pace"
              checked={pace.value === one}
              onChange={() => {
                pace.value = one;
              }}
            />
            <span>{online[one]}</span>
          </label>
        ))}
        <p class="hint">{pace.value === 'live' ? online.liveAbout : online.correspondenceAbout}</p>
        <label class="check">
          <input
            type="checkbox"
            checked={rated.value}
            onChange={({ currentTarget }) => {
              rated.value = currentTarget.checked;
            }}
          />
          <span>{online.rated}</span>
        </label>
        <p class="hint">{online.ratedAbout}</p>
      </fieldset>
    </NewGame>
  );
}
