/** Creates an online game: the set-up of every game, and who may join. The host agrees by creating it. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import {
  PACES,
  usualTerms,
  VISIBILITIES,
  type Pace,
  type SeatPlan,
  type TableTerms,
  type Visibility,
} from '@lexiko/protocol';
import { configure } from '@lexiko/rules';
import { agreedListId } from '@lexiko/rules/rule-points';
import type { GamePlan } from '../../table/worker-messages.ts';
import { randomDigits } from '../../page/random-digits.ts';
import { NewGame } from '../../setup/new-game.tsx';
import { usePage } from '../../page/page-context.ts';
import type { FailureNotice } from '../../page/failure.ts';
import { texts } from '../../texts/current.ts';
import type { Dictionary } from '../../words/dictionaries.ts';
import { useOnline, type Online } from '../online-context.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { useServerDictionaries } from './server-dictionaries.ts';
import { TermsForm } from './table-terms.tsx';
import { onlineTexts } from '../online-texts.ts';
import './room.css';

interface Manner {
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly terms: TableTerms;
}

/** The host has the first seat, or all seats in solitaire. */
function seatPlans({ config, seats }: GamePlan): SeatPlan[] {
  const ruleset = configure(config);
  const isAlone = ruleset.ok && ruleset.value.solitaire.kind !== 'off';
  return seats.map((seat, at): SeatPlan =>
    seat.kind === 'computer'
      ? { kind: 'computer', level: seat.level }
      : { kind: at === 0 || isAlone ? 'me' : 'open' },
  );
}

async function createGame(
  { connection, goOnline }: Pick<Online, 'connection' | 'goOnline'>,
  failure: FailureNotice,
  plan: GamePlan,
  manner: Manner,
): Promise<void> {
  const seats = seatPlans(plan);
  const made = await connection.ask({ type: 'create-game', config: { ...plan.config }, seats, ...manner });
  if (!made.ok) {
    failure.tell(onlineRefusalText(texts.peek(), made.error).sentence);
    return;
  }
  const { game } = made.value;
  if (game === undefined) throw new Error('a game was made that has no name');
  goOnline(['game', game], 'replace');
  for (const [seat, { kind }] of seats.entries())
    if (kind === 'me')
      await connection.ask({ type: 'act', game, action: { type: 'confirm', seat, nonce: randomDigits() } });
}

/**
 * The server's dictionaries, imported ones too; until it has answered, those that every server has. The server has no list of
 * this device, so by one of these the players decide.
 */
function useOfferedDictionaries(): readonly Dictionary[] {
  const own = usePage().lists.all.value;
  const { dictionaries } = texts.value;
  const ofServer = useServerDictionaries();
  return useMemo(
    () => [
      ...ofServer,
      ...own.map(({ checksum, name, language }) => ({
        id: agreedListId(checksum),
        name: dictionaries.agreed(name),
        language,
      })),
    ],
    [ofServer, own, dictionaries],
  );
}

export function NewOnlineGame() {
  const online = onlineTexts.value;
  const session = useOnline();
  const { failure } = usePage();
  const visibility = useSignal<Visibility>('private');
  const pace = useSignal<Pace>('live');
  const terms = useSignal<TableTerms>(usualTerms('live'));
  const offered = useOfferedDictionaries();
  return (
    <NewGame
      place="online"
      offered={offered}
      onStart={(plan) =>
        void createGame(session, failure, plan, {
          visibility: visibility.value,
          pace: pace.value,
          terms: terms.value,
        })
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
                terms.value = { ...terms.value, silentSeconds: usualTerms(one).silentSeconds };
              }}
            />
            <span>{online[one]}</span>
          </label>
        ))}
        <p class="hint">{pace.value === 'live' ? online.liveAbout : online.correspondenceAbout}</p>
      </fieldset>
      <TermsForm
        terms={terms.value}
        isOpen={visibility.value === 'open'}
        pace={pace.value}
        onChange={(next) => {
          terms.value = next;
        }}
      />
    </NewGame>
  );
}
