/** How all turns of a game are judged: playouts or time, turns ahead, inference, dictionary. */

import { useSignal } from '@preact/signals';
import { hasFreePlies, type GameSettings, type GameWish, type Inference } from '@lexiko/analysis';
import { LEXICA } from '@lexiko/words';
import { ChoiceField } from '../../../parts/choice-field.tsx';
import { usePage, useStore } from '../../../page/page-context.ts';
import { DictionaryField } from '../../../setup/game-words.tsx';
import { useFailureReporter } from '../../use-answer.ts';
import { openAnalyses } from '../analyses.ts';
import { analysisTexts, reportTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';

/** Of the usual playouts. */
const FACTORS = [1, 4, 10, 50] as const;
const NO_LIMIT = 0;
const SECONDS = [NO_LIMIT, 2, 10, 30, 120] as const;
const PLIES = [2, 4, 6, 8, 12] as const;
const RACKS = { on: 'by-last-turn', off: 'any' } as const satisfies Record<Inference, string>;

/** Values to choose from, with the one that a file may have brought. */
function withChosen(choices: readonly number[], chosen: number): readonly number[] {
  return choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
}

function wishOf({ playouts, seconds, plies, inference }: GameSettings): GameWish {
  return {
    playouts,
    seconds,
    ...(plies === null ? {} : { plies }),
    ...(inference === null ? {} : { inference }),
  };
}

export function GameSettingsPanel({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const analyses = useStore(openAnalyses);
  const reportFailure = useFailureReporter();
  const { failure, lists } = usePage();
  const { settings, source, usualPlayouts } = session;
  const { ruleset } = source;
  const wanted = useSignal(wishOf(settings));
  const dictionary = useSignal(settings.dictionary.id);
  const choose = (change: Partial<GameWish>): void => {
    wanted.value = { ...wanted.peek(), ...change };
  };
  const { playouts, seconds, plies = PLIES[0], inference = 'on' } = wanted.value;
  const isByKernel = source.atTable === null;
  const all = [...LEXICA, ...lists.dictionaries.value];
  // The letters of a log are those of its language; GCG does not say which they are.
  const isAnyLanguage = source.dictionary === null && source.origin.dictionary === undefined;
  const dictionaries = isAnyLanguage ? all : all.filter(({ language }) => language === ruleset.language);
  const begin = async (): Promise<void> => {
    const chosen = dictionary.peek();
    const faults = await analyses.analyseAgain({
      ...(chosen === settings.dictionary.id ? {} : { dictionary: chosen }),
      wish: wanted.peek(),
    });
    if (faults.length > 0) failure.tell(faults.join(' '));
  };
  return (
    <details class="analysis-table game-settings">
      <summary>{words.gameSettings}</summary>
      <p class="hint">{reportTexts.value.gameSettings(settings)}</p>
      <div class="look-fields">
        <ChoiceField
          label={words.lookPlayouts}
          value={playouts}
          choices={withChosen(
            FACTORS.map((factor) => factor * usualPlayouts),
            playouts,
          )}
          nameOf={(one) => reportTexts.value.numbers.points(one)}
          onChoose={(chosen) => choose({ playouts: chosen })}
        />
        <ChoiceField
          label={words.turnTime}
          value={seconds ?? NO_LIMIT}
          choices={withChosen(SECONDS, seconds ?? NO_LIMIT)}
          nameOf={(one) => (one === NO_LIMIT ? words.noLimit : words.seconds(one))}
          onChoose={(chosen) => choose({ seconds: chosen === NO_LIMIT ? null : chosen })}
        />
        {isByKernel && hasFreePlies(ruleset) && (
          <ChoiceField
            label={words.plies}
            value={plies}
            choices={withChosen(PLIES, plies)}
            nameOf={(one) => one}
            onChoose={(chosen) => choose({ plies: chosen })}
          />
        )}
        {isByKernel && ruleset.sides > 1 && (
          <ChoiceField
            label={words.rivalRack}
            value={inference}
            choices={['on', 'off']}
            nameOf={(one) => words.rivalRacks[RACKS[one]]}
            onChoose={(chosen) => choose({ inference: chosen })}
          />
        )}
        <DictionaryField
          dictionary={dictionary.value}
          dictionaries={dictionaries}
          onChange={(id) => {
            dictionary.value = id;
          }}
        />
      </div>
      <div class="choices">
        <button
          type="button"
          aria-describedby="analyse-again-about"
          onClick={() => void begin().catch(reportFailure)}
        >
          {words.analyseAgain}
        </button>
      </div>
      <p class="hint" id="analyse-again-about">
        {words.analyseAgainAbout}
      </p>
    </details>
  );
}
