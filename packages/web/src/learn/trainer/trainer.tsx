/** Counting practice on a worked game: step and back, count every turn yourself or have it explained. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { announce } from '../../announcer.tsx';
import { StillBoard } from '../../board/still-board.tsx';
import { Icon } from '../../icons.tsx';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { countWords, sumText } from './counting.ts';
import { workedGame, type WorkedGame, type WorkedGameId, type WorkedTurn } from './worked-games.ts';

/** How every word counts, and the fifty. */
function Explanation({ game, turn }: { readonly game: WorkedGame; readonly turn: WorkedTurn }) {
  const words = learnTexts.value.trainer;
  const counted = countWords(game.ruleset, turn.board, turn.fresh);
  return (
    <div class="counted">
      <ul>
        {counted.map((one) => (
          <li key={one.word}>
            <b>{one.word}</b> {sumText(one)} = <b>{one.points}</b>
          </li>
        ))}
        {turn.bonus > 0 && (
          <li>
            {words.bonus} <b>{turn.bonus}</b>
          </li>
        )}
      </ul>
      <p>
        {words.makes(turn.score)} <a href="#/learn/rules/deluxe/score">{texts.value.learn.rule}</a>
      </p>
    </div>
  );
}

/** A field for one's own count; what is right shows after an answer, or on wish. */
function Count({
  game,
  turn,
  at,
}: {
  readonly game: WorkedGame;
  readonly turn: WorkedTurn;
  readonly at: number;
}) {
  const words = learnTexts.value.trainer;
  const answer = useSignal('');
  const isShown = useSignal(false);
  const verdict = useSignal<string | null>(null);
  const id = `count-${at}`;
  return (
    <>
      <form
        class="count-form"
        onSubmit={(event) => {
          event.preventDefault();
          const isRight = Number(answer.value) === turn.score && answer.value.trim() !== '';
          verdict.value = isRight ? words.right : words.wrong(answer.value);
          announce(verdict.value);
          if (isRight) isShown.value = true;
        }}
      >
        <label for={id}>{words.question}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          value={answer.value}
          onInput={({ currentTarget }) => {
            answer.value = currentTarget.value;
          }}
        />
        <button type="submit" class="primary">
          {words.check}
        </button>
        <button
          type="button"
          onClick={() => {
            isShown.value = true;
          }}
        >
          {words.explain}
        </button>
      </form>
      {verdict.value !== null && <p class="verdict">{verdict.value}</p>}
      {isShown.value && <Explanation game={game} turn={turn} />}
    </>
  );
}

export function Trainer({ id }: { readonly id: WorkedGameId }) {
  const game = useMemo(() => workedGame(id), [id]);
  const at = useSignal(0);
  const words = learnTexts.value.trainer;
  const turn = game.turns[at.value];
  if (turn === undefined) throw new RangeError(`there is no turn ${at.value}`);
  const last = game.turns.length - 1;
  const plays = game.turns.filter(({ kind }) => kind === 'play').length;
  const titleAt = (place: number): string =>
    place < plays ? words.turn(place + 1, plays) : words.settlement;
  const goTo = (next: number): void => {
    at.value = Math.max(0, Math.min(last, next));
    announce(titleAt(at.value));
  };
  const player = game.players[turn.player] ?? '';
  // Before the answer the totals are those of the turn before.
  const totals = turn.kind === 'play' ? (game.turns[at.value - 1]?.totals ?? [0, 0]) : turn.totals;
  const step = id === 'steps' ? words.steps[at.value] : undefined;
  return (
    <main class="rules-page trainer">
      <h1>{words.titles[id]}</h1>
      <p>{words.abouts[id]}</p>
      <div class="trainer-table">
        <StillBoard ruleset={game.ruleset} board={turn.board} fresh={turn.fresh} />
        <section class="trainer-side" aria-labelledby="trainer-turn">
          <h2 id="trainer-turn">{titleAt(at.value)}</h2>
          <div class="replay-buttons">
            <button
              type="button"
              class="round"
              aria-label={texts.value.table.previous}
              disabled={at.value === 0}
              onClick={() => goTo(at.value - 1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              class="round"
              aria-label={texts.value.table.next}
              disabled={at.value === last}
              onClick={() => goTo(at.value + 1)}
            >
              <Icon name="next" />
            </button>
          </div>
          {turn.kind === 'play' ? (
            <>
              <p>
                {words.plays(player, turn.notation)} {step ?? ''}
              </p>
              <Count key={`${id} ${at.value}`} game={game} turn={turn} at={at.value} />
            </>
          ) : (
            <p>
              {turn.score > 0
                ? words.gains(player, turn.notation, turn.score)
                : words.loses(player, turn.notation, -turn.score)}{' '}
              <a href="#/learn/rules/deluxe/settling">{texts.value.learn.rule}</a>
            </p>
          )}
          <p class="trainer-totals">
            {game.players.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(' · ')}
            {at.value === last && id === 'guide'
              ? ` · ${words.together(turn.totals.reduce((sum, total) => sum + total, 0))}`
              : ''}
          </p>
        </section>
      </div>
    </main>
  );
}
