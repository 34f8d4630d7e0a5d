/** Hides word lists and word tools while the player has a running game whose rules lock them (H-00, H-20). */

import type { ComponentChildren } from 'preact';
import { helpPermission, type HelpTopic } from '@lexiko/rules';
import { usePage, useStore } from '../page/page-context.ts';
import { openRatedGames } from '../page/storage/rated-games.ts';
import { learnTexts } from './learn-texts.ts';
import './help-gate.css';

/** The player may pause the game to open the help; as at a real table, that is a matter of honour. */
export function WordHelpGate({
  topic,
  title,
  children,
}: {
  readonly topic: HelpTopic;
  /** The heading of a screen that has its own inside. */
  readonly title?: string;
  readonly children: ComponentChildren;
}) {
  const { lastGame } = usePage();
  const rated = useStore(openRatedGames).live;
  const left = lastGame.game.value;
  // A rated game cannot be paused: others play it too.
  if (rated !== null && (topic === 'tools' || rated.locksLists))
    return <RatedGate title={title} game={rated.game} />;
  if (left === null || helpPermission(left.view, topic) === 'allowed') return <>{children}</>;
  const { gate } = learnTexts.value;
  return (
    <section class="help-gate">
      {title !== undefined && <h1>{title}</h1>}
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

function RatedGate({ title, game }: { readonly title: string | undefined; readonly game: string }) {
  const { gate, toGame } = learnTexts.value;
  return (
    <section class="help-gate">
      {title !== undefined && <h1>{title}</h1>}
      <p>{gate.rated}</p>
      <a class="button" href={`#/online/game/${game}`}>
        {toGame}
      </a>
    </section>
  );
}
