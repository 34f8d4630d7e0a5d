/** The screen of game analysis: `#/learn/analysis`, with a game of this device behind it, or `online/` and one of a server. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { useStore } from '../../page/page-context.ts';
import { AnalysedGame } from './analysed-game.tsx';
import { openAnalyses } from './analyses.ts';
import { analysisTexts } from './analysis-texts.ts';
import { HANDED_OVER } from './source/handed-over.ts';
import { Sources } from './source/sources.tsx';
import './analysis.css';

/** The game that another screen has passed on; it can be taken once. */
function takeHandedOver(): string | null {
  try {
    const text = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return text;
  } catch {
    return null;
  }
}

/** Closed while a game with a locked dictionary is running: it would solve that game (H-00). */
export function Analysis(props: ScreenProps) {
  return (
    <main class="rules-page">
      <WordHelpGate topic="tools" title={analysisTexts.value.title}>
        <Screen {...props} />
      </WordHelpGate>
    </main>
  );
}

function Screen({ path }: ScreenProps) {
  const reportFailure = useFailureReporter();
  const analyses = useStore(openAnalyses);
  /** Problems with the game of the address and with a pasted text; each is shown at its own place. */
  const problem = useSignal<readonly string[]>([]);
  const textProblem = useSignal<readonly string[]>([]);
  const address = path.join('/');
  useEffect(() => {
    const handed = address === '' ? takeHandedOver() : null;
    if (handed === null && (address === '' || analyses.current.peek()?.path === address)) return;
    const opening = handed !== null ? analyses.open(null, handed, 'standard-2007') : analyses.openPath(path);
    opening.then((said) => {
      problem.value = said;
    }, reportFailure);
  }, [address]);
  const shown = analyses.current.value;
  if (shown !== null && shown.path === address)
    return (
      <AnalysedGame
        session={shown.session}
        onLeave={() => {
          problem.value = [];
          textProblem.value = [];
          analyses.leave();
        }}
      />
    );
  return (
    <Sources
      problem={problem.value}
      textProblem={textProblem.value}
      onText={(text, preset) => {
        analyses.open(null, text, preset).then((said) => {
          textProblem.value = said;
        }, reportFailure);
      }}
    />
  );
}
