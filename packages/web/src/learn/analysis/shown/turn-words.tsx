/** Definitions of the words of a turn, of the move made and the best ones, fetched on request. */

import { useSignal } from '@preact/signals';
import type { StudiedTurn } from '@lexiko/analysis';
import type { Ruleset } from '@lexiko/rules';
import { DefinitionNotice } from '../../diary/definition-notice.tsx';
import { Meaning } from '../../diary/played-words.tsx';
import { useAnswer } from '../../use-answer.ts';
import { analysisTexts } from '../analysis-texts.ts';
import '../../meanings.css';

/** Of so many of the best moves. */
const BEST = 4;

/** The main word of `12C CO(O)KIE`, COOKIE; `null` if it is no play. */
export function wordOf(notation: string): string | null {
  if (notation.startsWith('-')) return null;
  return (notation.split(' ').at(-1) ?? '').replaceAll(/[()]/gu, '').toUpperCase();
}

export function TurnWords({
  ruleset,
  studied,
}: {
  readonly ruleset: Ruleset;
  readonly studied: StudiedTurn;
}) {
  const isOpen = useSignal(false);
  const { made, best } = studied.analysis;
  const words = [
    ...new Set([made, ...best.slice(0, BEST)].flatMap(({ notation }) => wordOf(notation) ?? [])),
  ];
  const asked = isOpen.value && words.length > 0 ? { words, config: ruleset.config } : null;
  const found = useAnswer('meanings', asked);
  if (words.length === 0) return null;
  return (
    <details
      class="analysis-table"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{analysisTexts.value.meanings}</summary>
      <dl class="diary-words" aria-busy={found === null}>
        {found?.map((one) => (
          <Meaning key={one.word} {...one} />
        ))}
      </dl>
      <p>
        <DefinitionNotice />
      </p>
    </details>
  );
}
