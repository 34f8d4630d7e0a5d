/** The end of a game on a physical set: letters left over are entered, and everybody's total follows. */

import { useSignal } from '@preact/signals';
import { parseTypedTiles, type GcgGame } from '@lexiko/rules/notation';
import { TextField } from '../parts/text-field.tsx';
import { paperSnapshot, settled, type Frame } from './paper-game.ts';
import { configFor } from './paper-rules.ts';
import { companionTexts } from './companion-texts.ts';

export function Settlement({ now, frame }: { readonly now: GcgGame; readonly frame: Frame }) {
  const paper = companionTexts.value;
  const left = useSignal<readonly string[]>(now.players.map(() => ''));
  const { view } = paperSnapshot(now, configFor(now), frame);
  const tiles = left.value.map((text) => parseTypedTiles(text) ?? []);
  const final = settled(view, frame.scores, tiles);
  const hasLeft = tiles.some((one) => one.length > 0);
  return (
    <details class="option-group">
      <summary>{paper.left}</summary>
      <div class="option-list">
        {now.players.map(({ name }, at) => (
          <TextField
            key={at}
            label={`${name}${hasLeft ? ` · ${paper.settled} ${final[at] ?? 0}` : ''}`}
            value={left.value[at] ?? ''}
            autocomplete="off"
            onValue={(value) => {
              left.value = left.value.map((text, seat) => (seat === at ? value : text));
            }}
          />
        ))}
        <p class="hint">{paper.leftAbout}</p>
      </div>
    </details>
  );
}
