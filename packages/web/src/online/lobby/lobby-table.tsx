/** Everything there is to join, as one table: seeks and open games together. On a narrow screen each row is a card. */

import { useSignal } from '@preact/signals';
import type { Person, WordsSummary } from '@lexiko/protocol';
import { playersDecide } from '@lexiko/rules/rule-points';
import { texts } from '../../texts/current.ts';
import { dictionaryTitle } from '../../words/dictionary-title.ts';
import { variantTitle } from '../../words/game-title.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { useOnline } from '../online-context.ts';
import { onlineTexts, pairingTexts } from '../online-texts.ts';
import { PersonLink } from '../people/person-link.tsx';
import { ratingText } from '../people/rating-text.ts';
import { personName } from '../person-name.ts';
import { clockText } from './game-list.tsx';
import { lobbyRows, type LobbyRow } from './lobby-rows.ts';
import { QUICK_PRESET } from '../pairing/quick-game.ts';
import './lobby-table.css';

interface Facts {
  readonly clock: string;
  readonly rules: readonly string[];
  readonly words: string;
}

/** Where the players decide on words, with the language of the tiles. */
function wordsTitle({ language, dictionary }: WordsSummary): string {
  const words = texts.value;
  const title = dictionaryTitle(words, dictionary);
  if (!playersDecide({ id: dictionary })) return title;
  const languages: Readonly<Record<string, string>> = words.forms.options['letters.language'].values;
  return `${languages[language] ?? language}${words.colon}${title}`;
}

function factsOf({ what, pace }: LobbyRow): Facts {
  const words = texts.value;
  const online = onlineTexts.value;
  const pairing = pairingTexts.value;
  if (what.kind === 'seek') {
    const { time, dictionary, play } = what.seek;
    const rules = [variantTitle(words, { preset: QUICK_PRESET }), pairing.playValues[play]];
    return { clock: pairing.times[time], rules, words: dictionaryTitle(words, dictionary) };
  }
  const { preset, clock, words: spelling, rated, seats, sides } = what.game;
  const free = seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  const time = clock === null ? '' : clockText(clock);
  return {
    clock: time === '' ? online[pace] : time,
    rules: [
      variantTitle(words, { preset, sides }),
      rated ? online.rated : pairing.casual,
      ...(sides > 2 && free > 0 ? [online.freeSeats(free)] : []),
    ],
    words: spelling === null ? '' : wordsTitle(spelling),
  };
}

/** Joining a seek begins its game; an open game has a room, where players agree to its rules. */
function JoinButton({ row, onFault }: { readonly row: LobbyRow; readonly onFault: (text: string) => void }) {
  const { seeks } = useOnline();
  const pairing = pairingTexts.value;
  const { what, people } = row;
  const label = pairing.joinGameOf(texts.value.list(people.map(personName)));
  if (what.kind === 'game')
    return (
      <a class="button" href={`#/online/game/${what.game.game}`} aria-label={label}>
        {pairing.join}
      </a>
    );
  return (
    <button
      type="button"
      class="primary"
      aria-label={label}
      onClick={() =>
        void seeks.accept(what.seek.seek).then((answer) => {
          if (!answer.ok) onFault(onlineRefusalText(texts.peek(), answer.error).sentence);
        })
      }
    >
      {pairing.join}
    </button>
  );
}

function Opponents({ people }: { readonly people: readonly Person[] }) {
  return (
    <span class="lobby-people">
      {people.map((person) => (
        <PersonLink key={person.id} person={person} />
      ))}
    </span>
  );
}

export function LobbyTable() {
  const { lists, connection, seeks } = useOnline();
  const online = onlineTexts.value;
  const pairing = pairingTexts.value;
  const fault = useSignal('');
  const content = lists.lobby.value;
  if (content === null) return <p class="hint">{online.connecting}</p>;
  const rows = lobbyRows(content, connection.me.value, lists.wanted.value);
  const isFiltered = Object.keys(lists.wanted.value).length > 0;
  const columns = [pairing.opponent, pairing.rating, pairing.clock, pairing.rules, pairing.dictionary];
  return (
    <>
      <p class="fault lobby-fault" role="alert">
        {fault.value}
      </p>
      {rows.length === 0 ? (
        <p class="hint">
          {isFiltered ? pairing.noneFits : seeks.live.value === null ? pairing.none : pairing.noneElse}
        </p>
      ) : (
        // The roles stay when a narrow screen shows the rows as cards.
        <table class="lobby-table" role="table" aria-label={pairing.lobby}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span class="unseen-text">{pairing.join}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => {
              const { clock, rules, words } = factsOf(row);
              const rating = row.rating === null ? pairing.noRating : ratingText(row.rating);
              return (
                <tr key={row.key} role="row">
                  <td role="cell" class="lobby-opponent">
                    <Opponents people={row.people} />
                  </td>
                  <td role="cell" class="lobby-rating" data-name={pairing.rating}>
                    {rating}
                  </td>
                  <td role="cell" data-name={pairing.clock}>
                    {clock}
                  </td>
                  <td role="cell" data-name={pairing.rules}>
                    {rules.join(' · ')}
                  </td>
                  <td role="cell" data-name={pairing.dictionary}>
                    {words}
                  </td>
                  <td role="cell" class="lobby-join">
                    <JoinButton
                      row={row}
                      onFault={(text) => {
                        fault.value = text;
                      }}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
