/** A new game: against the computer by one button, and the ways to all others. */

import { useSignal, type Signal } from '@preact/signals';
import { LEVEL_RATINGS, LEVELS, type Level } from '@lexiko/engine';
import { lazyPart } from '../page/lazy-screen.tsx';
import { usePage } from '../page/page-context.ts';
import type { Page } from '../page/page.ts';
import { againstComputer, MOST_PLAYERS, passAndPlay, type GameWords } from '../setup/game-plans.ts';
import { useLocalGames } from '../table/local-games.ts';
import { texts } from '../texts/current.ts';

const FindOpponent = lazyPart(async () => (await import('./find-opponent.tsx')).FindOpponent);
const ChosenWordsFields = lazyPart<Pick<Page, 'settings' | 'lists'>>(
  async () => (await import('../setup/game-words.tsx')).ChosenWordsFields,
);

function PassAndPlay({ words }: { readonly words: GameWords }) {
  const people = useSignal(2);
  const local = useLocalGames();
  const { front } = texts.value;
  return (
    <div class="pass-and-play">
      <fieldset class="segments">
        <legend>{front.people}</legend>
        {Array.from({ length: MOST_PLAYERS - 1 }, (_, at) => at + 2).map((number) => (
          <label key={number}>
            <input
              type="radio"
              name="people"
              checked={people.value === number}
              onChange={() => {
                people.value = number;
              }}
            />
            <span>{number}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        title={front.togetherAbout}
        onClick={() => local.createGame(passAndPlay(texts.value, people.value, words))}
      >
        {front.together}
      </button>
    </div>
  );
}

export function PlayCard({
  level,
  words,
  isIdle,
}: {
  readonly level: Signal<Level>;
  readonly words: GameWords;
  /** Whether what is there for later may be fetched. */
  readonly isIdle: boolean;
}) {
  const { settings, lists } = usePage();
  const local = useLocalGames();
  const { front, levels, levelRating } = texts.value;
  const isChoosing = useSignal(false);
  return (
    <section class="card lead play-card" aria-labelledby="play-title">
      <h2 id="play-title">{front.computer}</h2>
      <fieldset class="segments levels">
        <legend class="unseen-text">{front.level}</legend>
        {LEVELS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="level"
              checked={level.value === one}
              onChange={() => {
                level.value = one;
              }}
            />
            <span>{levels[one].name}</span>
          </label>
        ))}
      </fieldset>
      <p class="hint level-about">
        {levels[level.value].about}
        <br />
        {levelRating(LEVEL_RATINGS[level.value])}
      </p>
      <button
        type="button"
        class="primary wide play-now"
        onClick={() => local.createGame(againstComputer(texts.value, level.value, words))}
      >
        {front.play}
      </button>
      <details
        class="words-choice"
        onToggle={({ currentTarget }) => {
          isChoosing.value = currentTarget.open;
        }}
      >
        <summary>
          {front.words}
          {texts.value.colon}
          <b>{words.dictionary.name}</b>
        </summary>
        {isChoosing.value && <ChosenWordsFields settings={settings} lists={lists} />}
      </details>
      <div class="other-ways">
        <a class="button wide" href="#/online" title={front.onlineAbout}>
          {front.online}
        </a>
        <div class="opponent-place">{isIdle && <FindOpponent />}</div>
        <PassAndPlay words={words} />
        <a class="button wide" href="#/new" title={front.moreAbout}>
          {front.more}
        </a>
      </div>
    </section>
  );
}
