/** Sets up a game: rulebook, players, rules, and everybody's consent. A game that the rules refuse cannot start. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PresetId } from '@lexiko/rules';
import { deviations, isOptionKey, type OptionKey } from '@lexiko/rules/options';
import { usePage } from '../page/page-context.ts';
import type { Route } from '../page/route.ts';
import { TextField } from '../parts/text-field.tsx';
import { TopBar } from '../screens/top-bar.tsx';
import { useLocalGames } from '../table/local-games.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { NO_DICTIONARY, usualDictionary, type Dictionary } from '../words/dictionaries.ts';
import { ownChecksum } from '../words/own-lists.ts';
import {
  fitted,
  languageOf,
  planOf,
  rulesetOf,
  withOption,
  withoutOption,
  type Choices,
  type ChoicesProps,
} from './choices.ts';
import { computer, person, plainChoices, RULEBOOKS, seated } from './game-plans.ts';
import { chosenWords } from './chosen-words.ts';
import { SetupWords } from './setup-words.tsx';
import { Rulebooks } from './rulebooks.tsx';
import { RulesForm } from './rules-form.tsx';
import { Seats, type Place } from './seats.tsx';
import './new-game.css';

/** What is still wrong with the choices; `null` if the game can start. */
function faultOf(words: Texts, choices: Choices, place: Place): string | null {
  const { seats } = choices;
  const language = languageOf(choices);
  const names: Readonly<Record<string, string>> = words.forms.options['letters.language'].values;
  const isWordless =
    usualDictionary(language) === NO_DICTIONARY && ownChecksum(rulesetOf(choices).dictionary.id) === null;
  if (seats.some(({ kind }) => kind === 'computer') && isWordless)
    return words.dictionaries.noComputers(names[language] ?? language);
  if (place === 'online') return null;
  const called = seats.map(({ name }) => name.trim().toLowerCase());
  if (called.includes('')) return words.setup.noName;
  if (new Set(called).size < called.length) return words.setup.sameName;
  return seats.some(({ kind }) => kind === 'person') ? null : words.setup.needPerson;
}

/** A coach needs a free dictionary (H-00); with all letters open the workbench helps instead. */
function CoachChoice({ choices, onChange }: ChoicesProps) {
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

/** What the address asks for: a rulebook, and the option to show first. */
function wantedSetup(at: Route): { readonly preset: PresetId; readonly option: OptionKey | null } {
  const [book, key = ''] = at.screen === 'new' ? at.path : [];
  return {
    preset: RULEBOOKS.find((one) => one === book) ?? 'standard-2007',
    option: isOptionKey(key) ? key : null,
  };
}

/** `children`: further questions, such as those for an online game. */
export function NewGame({
  place = 'here',
  onStart,
  offered,
  children,
}: {
  /** The dictionaries offered there; absent: those of this page. */
  readonly offered?: readonly Dictionary[];
  readonly place?: Place;
  readonly onStart?: (plan: GamePlan) => void;
  readonly children?: ComponentChildren;
}) {
  const { setup, forms, presets } = texts.value;
  const games = useLocalGames();
  const start = onStart ?? ((plan: GamePlan) => games.createGame(plan));
  const { router, settings, lists } = usePage();
  const wanted = useMemo(() => wantedSetup(router.route.peek()), []);
  const choices = useSignal<Choices>(
    fitted({
      ...plainChoices(
        seated(texts.value, wanted.preset, [
          person(setup.you),
          place === 'here' ? computer(texts.value, 'easy') : person(setup.player(2)),
        ]),
        chosenWords(settings, place === 'here' ? lists : null),
      ),
      preset: wanted.preset,
      ...(offered === undefined ? {} : { offered }),
    }),
  );
  useEffect(() => {
    if (offered !== undefined) choices.value = { ...choices.peek(), offered };
  }, [offered]);
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
            <SetupWords choices={choices.value} onChange={change} />
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
