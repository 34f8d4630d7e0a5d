/** Before the first turn of a game on a physical set: who plays, by which rulebook, and what a wrong challenge costs. */

import { useSignal } from '@preact/signals';
import type { PresetId } from '@lexiko/rules';
import type { GcgGame } from '@lexiko/rules/notation';
import { TextField } from '../parts/text-field.tsx';
import { usePage } from '../page/page-context.ts';
import { texts } from '../texts/current.ts';
import { chosenLexicon } from '../words/dictionaries.ts';
import { newPaperGame, PAPER_PRESETS, PENALTIES, type Penalty } from './paper-rules.ts';
import { companionTexts } from './companion-texts.ts';

const MOST_PLAYERS = 4;

export function Beginning({ onBegin }: { readonly onBegin: (game: GcgGame) => void }) {
  const paper = companionTexts.value;
  const { setup, presets, forms } = texts.value;
  const preset = useSignal<PresetId>('standard-2007');
  const { settings, lists } = usePage();
  const { language } = chosenLexicon(settings.current.value, lists.dictionaries.value);
  const penalty = useSignal<Penalty>('loseNextTurn');
  const challenge = forms.options['challenge.failPenalty'];
  const names = useSignal(`${setup.player(1)}, ${setup.player(2)}`);
  const players = names.value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const fits =
    players.length > 1 && players.length <= MOST_PLAYERS && new Set(players).size === players.length;
  return (
    <main class="paper-beginning">
      <form
        class="card lead"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onBegin(newPaperGame(players, preset.value, penalty.value, language));
        }}
      >
        <p>{texts.value.front.companionAbout}</p>
        <TextField
          label={paper.players}
          value={names.value}
          autocomplete="off"
          onValue={(value) => {
            names.value = value;
          }}
        />
        <label class="field">
          <span>{setup.rulebook}</span>
          <select
            value={preset.value}
            onChange={({ currentTarget }) => {
              preset.value = PAPER_PRESETS.find((id) => id === currentTarget.value) ?? preset.value;
            }}
          >
            {PAPER_PRESETS.map((id) => (
              <option key={id} value={id}>
                {presets[id].title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{challenge.name}</span>
          <select
            value={penalty.value}
            onChange={({ currentTarget }) => {
              penalty.value = PENALTIES.find((one) => one === currentTarget.value) ?? penalty.value;
            }}
          >
            {PENALTIES.map((one) => (
              <option key={one} value={one}>
                {challenge.values[one]}
              </option>
            ))}
          </select>
        </label>
        <p class="hint">{paper.noDice}</p>
        <button type="submit" class="primary wide" disabled={!fits}>
          {setup.start}
        </button>
      </form>
    </main>
  );
}
