/** Hides word lists and word tools while the player has a running game whose rules lock them (H-00, H-20). */

import type { ComponentChildren } from 'preact';
import { helpPermission, type HelpTopic } from '@lexiko/rules';
import { usePage } from '../page/page-context.ts';
import { learnTexts } from './learn-texts.ts';
import './help-gate.css';

/** The player may pause the game to open the help; as at a real table, that is a matter of honour. */
export function WordHelpGate({
  topic,
  children,
}: {
  readonly topic: HelpTopic;
  readonly children: ComponentChildren;
}) {
  const { lastGame } = usePage();
  const left = lastGame.game.value;
  if (left === null || helpPermission(left.view, topic) === 'allowed') return <>{children}</>;
  const { gate } = learnTexts.value;
  return (
    <section class="help-gate">
      <p>{gate.about}</p>
      <p>
        <a href="#/learn/rules/table/lookup">{gate.rule}</a>
      </p>
      <button
        type="button"
        onClick={() => {
          lastGame.game.value = null;
        }}
      >
        {gate.pause}
      </button>
    </section>
  );
}
