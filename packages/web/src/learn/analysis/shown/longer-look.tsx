/** A longer analysis of a turn, and how it is made: playouts or time, turns ahead, the opponent's rack, further moves. */

import { useSignal } from '@preact/signals';
import { hasFreePlies, type GameTurn, type StudiedTurn } from '@lexiko/analysis';
import { useFeedback } from '../../../page/page-context.ts';
import { TextField } from '../../../parts/text-field.tsx';
import { analysisTexts, factTexts, reportTexts } from '../analysis-texts.ts';
import { LONGER, type Session } from '../session.ts';
import { ChoiceField } from '../../../parts/choice-field.tsx';
import { readKnownTiles, readMove } from './look-input.ts';

/** Of the usual playouts. */
const FACTORS = [1, LONGER.factor, 50, 200] as const;
const SECONDS = [10, 60, 300] as const;
const PLIES = [2, 4, 6, 8, 12] as const;
/** A search to the end follows no more. */
const MOST_ADDED = 4;

/** Moves to compare, typed one by one. */
function AddedMoves({
  session,
  turn,
  added,
  onChange,
}: {
  readonly session: Session;
  readonly turn: GameTurn;
  readonly added: readonly string[];
  readonly onChange: (added: readonly string[]) => void;
}) {
  const words = analysisTexts.value;
  const text = useSignal('');
  const unreadable = useSignal('');
  return (
    <form
      class="look-moves"
      onSubmit={(event) => {
        event.preventDefault();
        const move = readMove(session.source, turn, text.peek().trim());
        unreadable.value = move === null ? text.peek().trim() : '';
        if (move === null) return;
        text.value = '';
        if (!added.includes(move)) onChange([...added, move]);
      }}
    >
      <TextField
        label={words.alsoCompare}
        value={text.value}
        maxLength={60}
        required
        disabled={added.length >= MOST_ADDED}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby="look-move-hint"
        onValue={(value) => {
          text.value = value;
        }}
      />
      <button type="submit" disabled={added.length >= MOST_ADDED}>
        {words.addMove}
      </button>
      <p class="hint" id="look-move-hint">
        {words.compareHint}
      </p>
      {unreadable.value !== '' && (
        <p class="fault" role="alert">
          {words.unreadableMove(unreadable.value)}
        </p>
      )}
      {added.map((move) => (
        <button
          key={move}
          type="button"
          class="quiet"
          aria-label={words.removeMove(factTexts.value.moveTitle(move))}
          onClick={() => onChange(added.filter((one) => one !== move))}
        >
          {factTexts.value.moveTitle(move)} ✕
        </button>
      ))}
    </form>
  );
}

export function LongerLook({
  session,
  studied,
}: {
  readonly session: Session;
  readonly studied: StudiedTurn;
}) {
  const words = analysisTexts.value;
  const { announce } = useFeedback();
  const { source, look, longer } = session;
  const { turn } = studied.analysis;
  const added = useSignal<readonly string[]>([]);
  const knownText = useSignal<string | null>(null);
  const refused = useSignal<readonly string[]>([]);
  const { factor, withinMs, plies = PLIES[0], rivalRack = 'by-last-turn' } = look.value;
  const isByKernel = source.atTable === null;
  const isPlayedOut = isByKernel && turn.bagSize > 0;
  const isTwo = source.ruleset.sides === 2;
  const known = knownText.value === null ? null : readKnownTiles(turn, knownText.value);
  const rival = knownText.value !== null ? 'known' : rivalRack === 'any' ? 'any' : 'by-last-turn';
  const choose = (change: Partial<typeof look.value>): void => {
    look.value = { ...look.peek(), ...change };
  };
  const begin = async (): Promise<void> => {
    const wanted = added.peek();
    const at = session.at.peek();
    refused.value = [];
    const { withinMs: limit, ...rest } = look.peek();
    const isDone = await session.thinkLonger({
      ...rest,
      ...(limit === undefined ? {} : { withinMs: limit }),
      ...(known === null || known.length === 0 ? {} : { rivalRack: known }),
      ...(wanted.length === 0 ? {} : { added: wanted }),
    });
    const judged = session.studied.peek()[at]?.analysis;
    if (!isDone || judged === undefined) return;
    const found = new Set(
      [...judged.best, judged.made].map(({ notation }) => readMove(source, turn, notation)),
    );
    refused.value = wanted.filter((move) => !found.has(move));
    announce(words.moves);
  };
  return (
    <div class="longer-look">
      <div class="choices">
        <button
          type="button"
          disabled={longer.value !== null || (knownText.value !== null && known === null)}
          onClick={() => void begin()}
        >
          {longer.value === null ? words.longer : words.thinking(longer.value)}
        </button>
        {longer.value !== null && (
          <button type="button" onClick={() => session.stopLonger()}>
            {words.stop}
          </button>
        )}
      </div>
      {refused.value.length > 0 && (
        <p class="fault" role="alert">
          {refused.value.map((move) => words.notCompared(factTexts.value.moveTitle(move))).join(' ')}
        </p>
      )}
      <details class="analysis-table">
        <summary>{words.lookSettings}</summary>
        <div class="look-fields">
          <ChoiceField
            label={words.lookPlayouts}
            value={factor}
            choices={FACTORS}
            nameOf={(one) => reportTexts.value.numbers.points(one * session.usualPlayouts)}
            onChoose={(chosen) => choose({ factor: chosen })}
          />
          <ChoiceField
            label={words.lookTime}
            value={withinMs === undefined ? 0 : withinMs / 1000}
            choices={[0, ...SECONDS]}
            nameOf={(one) => (one === 0 ? words.noLimit : words.seconds(one))}
            onChoose={(chosen) => {
              const { withinMs: _, ...rest } = look.peek();
              look.value = chosen === 0 ? rest : { ...rest, withinMs: 1000 * chosen };
            }}
          />
          {isPlayedOut && hasFreePlies(source.ruleset) && (
            <ChoiceField
              label={words.plies}
              value={plies}
              choices={PLIES}
              nameOf={(one) => one}
              onChoose={(chosen) => choose({ plies: chosen })}
            />
          )}
          {isPlayedOut && isTwo && (
            <ChoiceField
              label={words.rivalRack}
              value={rival}
              choices={['by-last-turn', 'any', 'known']}
              nameOf={(one) => words.rivalRacks[one]}
              onChoose={(chosen) => {
                knownText.value = chosen === 'known' ? '' : null;
                if (chosen !== 'known') choose({ rivalRack: chosen });
              }}
            />
          )}
          {knownText.value !== null && (
            <TextField
              label={words.knownTiles}
              value={knownText.value}
              maxLength={30}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-describedby="look-tiles-fault"
              onValue={(value) => {
                knownText.value = value.toUpperCase();
              }}
            />
          )}
          <p class="fault" id="look-tiles-fault" role="status">
            {knownText.value !== null && known === null && words.notUnseen}
          </p>
        </div>
        {isByKernel && (
          <AddedMoves
            session={session}
            turn={turn}
            added={added.value}
            onChange={(moves) => {
              added.value = moves;
            }}
          />
        )}
      </details>
    </div>
  );
}
