/** Setting up a game: rulebook, players, rules, and everybody's consent. What cannot be played so cannot be started. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LEVELS } from '@lexiko/engine';
import { PRESETS, type PresetId } from '@lexiko/rules';
import { deviations, isOptionKey, type OptionKey } from '@lexiko/rules/options';
import { Icon } from '../parts/icons.tsx';
import { useLocalGames } from '../table/local-games.ts';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import { usePage } from '../page/page-context.ts';
import type { Route } from '../page/route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { TextField } from '../parts/text-field.tsx';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import type { Offer } from '../page/offers.ts';
import {
  colourPlans,
  fitted,
  planOf,
  playerRange,
  rulesetOf,
  seatsOf,
  withOption,
  withoutOption,
  type Choices,
} from './choices.ts';
import { addressed, computer, countPeople, isLevel, person, plainChoices, RULEBOOKS } from './game-plans.ts';
import { RulesForm } from './rules-form.tsx';
import './new-game.css';

const LONGEST_NAME = 14;

/** Online the first seat is one's own, every other person is whoever joins, and names are everybody's own affair. */
type Place = 'here' | 'online';

/** What is still wrong with the choices; `null` if the game can start. */
function faultOf(words: Texts, { seats }: Choices, place: Place): string | null {
  if (place === 'online') return null;
  const names = seats.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return words.setup.noName;
  if (new Set(names).size < names.length) return words.setup.sameName;
  return seats.some(({ kind }) => kind === 'person') ? null : words.setup.needPerson;
}

/** The seats that the rulebook has room for. */
function seated(words: Texts, preset: PresetId, seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const { least, most } = playerRange(preset);
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

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** A few squares of the board, as a rulebook has them. */
function Swatches({ preset }: { readonly preset: PresetId }) {
  const { game, options } = PRESETS[preset];
  const squares =
    game === 'classic' ? ['word3', 'letter2', 'word2', 'letter3'] : ['red', 'blue', 'green', 'orange'];
  return (
    <span class="swatches" data-palette={options['board.theme']} aria-hidden="true">
      {squares.map((mark) => (
        <span key={mark} class={mark} />
      ))}
    </span>
  );
}

function Rulebooks({ choices, onChange }: PartProps) {
  const { setup, presets } = texts.value;
  return (
    <fieldset class="rulebooks">
      <legend>{setup.rulebook}</legend>
      {RULEBOOKS.map((one) => (
        <label key={one} class="rulebook">
          <input
            type="radio"
            name="rulebook"
            checked={choices.preset === one}
            onChange={() =>
              onChange(fitted({ ...choices, preset: one, seats: seated(texts.value, one, choices.seats) }))
            }
          />
          <span class="rulebook-face">
            <Swatches preset={one} />
            <b>{presets[one].title}</b>
            <span class="about">{presets[one].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Seats({ choices, onChange, place }: PartProps & { readonly place: Place }) {
  const { setup, forms, front, squares } = texts.value;
  const { seats, preset } = choices;
  const { least, most } = playerRange(preset);
  const latest = useRef(choices);
  latest.current = choices;
  const { offers } = usePage();
  const made = useRef<Offer | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (made.current !== null && document.activeElement === document.body) add.current?.focus();
  }, [seats.length]);
  useEffect(
    () => () => {
      if (made.current !== null) offers.withdraw(made.current);
    },
    [],
  );
  const withSeats = (before: Choices, next: readonly SeatPlan[]): Choices => {
    const isNewRound = place === 'here' && countPeople(next) !== countPeople(before.seats);
    return fitted({ ...before, seats: isNewRound ? addressed(texts.value, next) : next });
  };
  const sit = (next: readonly SeatPlan[]): void => onChange(withSeats(choices, next));
  const remove = (seat: SeatPlan, at: number): void => {
    const rest = withSeats(choices, seats.toSpliced(at, 1));
    onChange(rest);
    made.current = offers.offerUndo(front.removed(seat.name || setup.player(at + 1)), () => {
      const now = latest.current;
      // What was changed meanwhile stays.
      if (now === rest) onChange(choices);
      else if (now.seats.length < playerRange(now.preset).most)
        onChange(withSeats(now, now.seats.toSpliced(at, 0, seat)));
    });
  };
  const isManual = rulesetOf(choices).start.kind === 'manual';
  return (
    <fieldset class="seats">
      <legend>{setup.players}</legend>
      <ul>
        {seats.map((one, at) => (
          <SeatRow
            key={at}
            seat={one}
            at={at}
            place={place}
            canRemove={seats.length > least && !(place === 'online' && at === 0)}
            onChange={(next) => sit(seats.with(at, next))}
            onRemove={() => remove(one, at)}
          />
        ))}
      </ul>
      <button
        ref={add}
        type="button"
        disabled={seats.length >= most}
        onClick={() => sit([...seats, person(setup.player(seats.length + 1))])}
      >
        {setup.addPlayer}
      </button>
      {rulesetOf(choices).colours.length > 0 && (
        <label class="field">
          <span>{forms.colours}</span>
          <select
            value={choices.colours?.join(' ') ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...choices,
                colours: colourPlans(choices).find((plan) => plan.join(' ') === value) ?? null,
              })
            }
          >
            <option value="">{forms.asInRulebook}</option>
            {colourPlans(choices).map((plan) => (
              <option key={plan.join(' ')} value={plan.join(' ')}>
                {plan.map((colour) => squares[colour]).join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {isManual && (
        <label class="field">
          <span>{forms.starter}</span>
          <select
            value={choices.starter}
            onChange={({ currentTarget }) => onChange({ ...choices, starter: Number(currentTarget.value) })}
          >
            {seatsOf(texts.value, choices).map((seat, at) => (
              <option key={at} value={at}>
                {seat.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">{seats.length === 1 ? setup.alone : preset === 'school' ? setup.school : ''}</p>
    </fieldset>
  );
}

/** A coach needs a free dictionary (H-00); with all letters open the workbench helps instead. */
function CoachChoice({ choices, onChange }: PartProps) {
  const { setup } = texts.value;
  const { solitaire, dictionary } = rulesetOf(choices);
  if (solitaire.kind === 'openPool') return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={dictionary.access === 'free' && dictionary.help === 'full'}
        onChange={({ currentTarget }) => {
          const plain = withoutOption(withoutOption(choices, 'help.inGame'), 'dictionary.access');
          onChange(currentTarget.checked ? withOption(plain, 'dictionary.access', 'free') : plain);
        }}
      />
      <span>
        {setup.coach} <span class="hint">{setup.coachAbout}</span>
      </span>
    </label>
  );
}

/** V-00: every person at the table confirms the rules as they stand. */
function Consent({
  names,
  given,
  onChange,
}: {
  readonly names: readonly string[];
  readonly given: ReadonlySet<number>;
  readonly onChange: (given: ReadonlySet<number>) => void;
}) {
  const { forms } = texts.value;
  return (
    <fieldset class="consent">
      <legend>{forms.agree}</legend>
      <p class="hint">{forms.agreeAbout}</p>
      <div class="checks">
        {names.map((name, at) => (
          <label key={at} class="check">
            <input
              type="checkbox"
              checked={given.has(at)}
              onChange={({ currentTarget }) => {
                const next = new Set(given);
                if (currentTarget.checked) next.add(at);
                else next.delete(at);
                onChange(next);
              }}
            />
            <span>{forms.agrees(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the address wants: a rulebook, and an option to begin with. */
function wantedSetup(at: Route): { readonly preset: PresetId; readonly option: OptionKey | null } {
  const [book, key = ''] = at.screen === 'new' ? at.path : [];
  return {
    preset: RULEBOOKS.find((one) => one === book) ?? 'standard-2007',
    option: isOptionKey(key) ? key : null,
  };
}

/** `children` asks for what a place needs to know besides. */
export function NewGame({
  place = 'here',
  onStart,
  children,
}: {
  readonly place?: Place;
  readonly onStart?: (plan: GamePlan) => void;
  readonly children?: ComponentChildren;
}) {
  const { setup, forms, presets } = texts.value;
  const games = useLocalGames();
  const start = onStart ?? ((plan: GamePlan) => games.createGame(plan));
  const { router } = usePage();
  const wanted = useMemo(() => wantedSetup(router.route.peek()), []);
  const choices = useSignal<Choices>(
    fitted({
      ...plainChoices(
        seated(texts.value, wanted.preset, [
          person(setup.you),
          place === 'here' ? computer(texts.value, 'easy') : person(setup.player(2)),
        ]),
      ),
      preset: wanted.preset,
    }),
  );
  const agreed = useSignal<ReadonlySet<number>>(new Set());
  const change = (next: Choices): void => {
    choices.value = next;
    agreed.value = new Set();
  };
  // Online everybody agrees at their own screen.
  const people = place === 'here' ? choices.value.seats.filter(({ kind }) => kind === 'person') : [];
  const isUnanimous = people.length < 2 || agreed.value.size === people.length;
  const fault = faultOf(texts.value, choices.value, place) ?? (isUnanimous ? null : forms.notAllAgree);
  const isChanged = deviations(rulesetOf(choices.value).config).length > 0;
  const { preset, dealCode } = choices.value;
  return (
    <>
      <TopBar>
        <h1>{setup.title}</h1>
      </TopBar>
      <main class="setup">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (fault === null) start(planOf(texts.value, choices.value));
          }}
        >
          <Rulebooks choices={choices.value} onChange={change} />
          <div class="setup-side">
            <Seats choices={choices.value} onChange={change} place={place} />
            {place === 'here' && (
              <>
                <CoachChoice choices={choices.value} onChange={change} />
                <TextField
                  label={setup.deal}
                  value={dealCode}
                  maxLength={64}
                  autocomplete="off"
                  aria-describedby="deal-about"
                  onValue={(value) => {
                    choices.value = { ...choices.value, dealCode: value };
                  }}
                />
                <p class="hint" id="deal-about">
                  {setup.dealAbout}
                </p>
              </>
            )}
            {children}
          </div>
          <fieldset class="rules">
            <legend>
              {setup.options}{' '}
              <span class="hint">{isChanged ? forms.basedOn(presets[preset].title) : ''}</span>
            </legend>
            <RulesForm choices={choices.value} onChange={change} wanted={wanted.option} />
          </fieldset>
          {people.length > 1 && (
            <Consent
              names={people.map(({ name }) => name)}
              given={agreed.value}
              onChange={(given) => {
                agreed.value = given;
              }}
            />
          )}
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
