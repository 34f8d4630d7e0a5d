/** Setting up a game: rulebook, players, rules. What cannot be played so cannot be started. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LEVELS } from '@lexiko/engine';
import { configure, FINISH_LINE_LEVELS, finishLineTarget } from '@lexiko/rules';
import { Icon } from '../icons.tsx';
import { createGame } from '../local-table.ts';
import type { GamePlan, SeatPlan } from '../messages.ts';
import { refusalText, texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import {
  computer,
  configOf,
  isLevel,
  person,
  planOf,
  playerRange,
  RULEBOOKS,
  type Choices,
  type Rulebook,
} from './game-plans.ts';
import { TopBar } from './top-bar.tsx';

const LONGEST_NAME = 14;

/** Online the first seat is one's own, every other person is whoever joins, and names are everybody's own affair. */
type Place = 'here' | 'online';

/** What is still wrong with the choices; `null` if the game can start. */
function faultOf(words: Texts, choices: Choices, place: Place): string | null {
  const configured = configure(configOf(choices));
  if (!configured.ok) return refusalText(words, configured.error).sentence;
  if (place === 'online') return null;
  const names = choices.seats.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return words.setup.noName;
  if (new Set(names).size < names.length) return words.setup.sameName;
  return choices.seats.some(({ kind }) => kind === 'person') ? null : words.setup.needPerson;
}

/** The seats that the rulebook has room for, with names that suit it. */
function fitted(words: Texts, rulebook: Rulebook, seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const { least, most } = playerRange(rulebook);
  const fresh = (at: number): SeatPlan => person(words.setup.player(at + 1));
  const filled = Array.from({ length: Math.max(least, seats.length) }, (_, at) => seats[at] ?? fresh(at));
  return filled.slice(0, most);
}

function SeatRow({
  seat,
  at,
  place,
  canRemove,
  onChange,
  onRemove,
}: {
  readonly seat: SeatPlan;
  readonly at: number;
  readonly place: Place;
  readonly canRemove: boolean;
  readonly onChange: (seat: SeatPlan) => void;
  readonly onRemove: () => void;
}) {
  const { setup, levels } = texts.value;
  const number = setup.player(at + 1);
  return (
    <li class="seat-row">
      {place === 'here' ? (
        <input
          type="text"
          value={seat.name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-label={`${number}: ${setup.nameLabel}`}
          onInput={({ currentTarget }) => onChange({ ...seat, name: currentTarget.value })}
        />
      ) : (
        <span class="seat-number">{number}</span>
      )}
      <select
        disabled={place === 'online' && at === 0}
        aria-label={`${number}: ${setup.kindLabel}`}
        value={seat.kind === 'person' ? 'person' : seat.level}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          onChange(isLevel(value) ? computer(texts.value, value, at) : person(number));
        }}
      >
        <option value="person">
          {place === 'here' ? setup.person : at === 0 ? setup.you : setup.whoeverJoins}
        </option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level].name}: {levels[level].about}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="quiet round"
        disabled={!canRemove}
        aria-label={`${setup.remove}: ${seat.name || number}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** `children` asks for what a place needs to know besides. */
export function NewGame({
  place = 'here',
  onStart = createGame,
  children,
}: {
  readonly place?: Place;
  readonly onStart?: (plan: GamePlan) => void;
  readonly children?: ComponentChildren;
}) {
  const { setup, presets } = texts.value;
  const choices = useSignal<Choices>({
    rulebook: 'standard-2007',
    seats: [person(setup.you), place === 'here' ? computer(texts.value, 'easy') : person(setup.player(2))],
    rack: 7,
    words: 'challenge',
    finish: 'off',
    dealCode: '',
  });
  const { rulebook, seats, rack, words, finish, dealCode } = choices.value;
  const choose = (part: Partial<Choices>): void => {
    choices.value = { ...choices.value, ...part };
  };
  const { least, most } = playerRange(rulebook);
  const isAlone = seats.length === 1;
  const isCrosswords = rulebook === 'crosswords';
  const fault = faultOf(texts.value, choices.value, place);
  return (
    <>
      <TopBar>
        <h1>{setup.title}</h1>
      </TopBar>
      <main class="setup">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (fault === null) onStart(planOf(choices.value));
          }}
        >
          <fieldset class="rulebooks">
            <legend>{setup.rulebook}</legend>
            {RULEBOOKS.map((one) => (
              <label key={one} class="rulebook">
                <input
                  type="radio"
                  name="rulebook"
                  checked={rulebook === one}
                  onChange={() => choose({ rulebook: one, seats: fitted(texts.value, one, seats) })}
                />
                <span class="rulebook-face">
                  <b>{presets[one].title}</b>
                  <span>{presets[one].about}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset class="seats">
            <legend>{setup.players}</legend>
            <ul>
              {seats.map((seat, at) => (
                <SeatRow
                  key={at}
                  seat={seat}
                  at={at}
                  place={place}
                  canRemove={seats.length > least && !(place === 'online' && at === 0)}
                  onChange={(next) => choose({ seats: seats.with(at, next) })}
                  onRemove={() => choose({ seats: seats.filter((_, other) => other !== at) })}
                />
              ))}
            </ul>
            <button
              type="button"
              disabled={seats.length >= most}
              onClick={() => choose({ seats: [...seats, person(setup.player(seats.length + 1))] })}
            >
              {setup.addPlayer}
            </button>
            <p class="hint">{isAlone ? setup.alone : rulebook === 'school' ? setup.school : ''}</p>
          </fieldset>
          <fieldset class="rules">
            <legend>{setup.options}</legend>
            <label class="field">
              <span>{setup.rack}</span>
              <select
                value={isCrosswords ? '10' : String(rack)}
                disabled={isCrosswords}
                onChange={({ currentTarget }) => choose({ rack: currentTarget.value === '9' ? 9 : 7 })}
              >
                {isCrosswords && <option value="10">{setup.rack10}</option>}
                <option value="7">{setup.rack7}</option>
                <option value="9">{setup.rack9}</option>
              </select>
            </label>
            <label class="field">
              <span>{setup.words}</span>
              <select
                value={isAlone ? 'auto' : words}
                disabled={isAlone}
                onChange={({ currentTarget }) =>
                  choose({ words: currentTarget.value === 'auto' ? 'auto' : 'challenge' })
                }
              >
                <option value="challenge">{setup.wordsChallenge}</option>
                <option value="auto">{setup.wordsAuto}</option>
              </select>
            </label>
            <label class="field">
              <span>{setup.finish}</span>
              <select
                value={isAlone || isCrosswords ? 'off' : finish}
                disabled={isAlone || isCrosswords}
                onChange={({ currentTarget }) =>
                  choose({
                    finish: FINISH_LINE_LEVELS.find((level) => level === currentTarget.value) ?? 'off',
                  })
                }
              >
                <option value="off">{setup.finishOff}</option>
                {!isAlone &&
                  FINISH_LINE_LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {setup[level]}: {setup.target(finishLineTarget(seats.length, level))}
                    </option>
                  ))}
              </select>
            </label>
            {place === 'here' && (
              <>
                <label class="field">
                  <span>{setup.deal}</span>
                  <input
                    type="text"
                    value={dealCode}
                    maxLength={64}
                    autocomplete="off"
                    aria-describedby="deal-about"
                    onInput={({ currentTarget }) => choose({ dealCode: currentTarget.value })}
                  />
                </label>
                <p class="hint" id="deal-about">
                  {setup.dealAbout}
                </p>
              </>
            )}
          </fieldset>
          {children}
          <div class="start">
            <p class="fault" role="status">
              {fault}
            </p>
            <button type="submit" class="primary wide" disabled={fault !== null}>
              {setup.start}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}
