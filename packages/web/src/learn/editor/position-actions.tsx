/** What can be done with a position: analyse it, play on against a computer, make a puzzle, copy it, pass its link on. */

import { useSignal } from '@preact/signals';
import { chapterOfPosition } from '@lexiko/analysis/studies';
import { LEVELS, type Level } from '@lexiko/engine';
import type { GameConfig, Ruleset } from '@lexiko/rules';
import { ShareButton } from '../../finished-game/share.tsx';
import { positionToShare } from '../../finished-game/shared-position.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { openRatedGames } from '../../page/storage/rated-games.ts';
import { computer, isLevel, person } from '../../setup/game-plans.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { HANDED_OVER } from '../analysis/source/handed-over.ts';
import { newId } from '../studies/store/new-id.ts';
import { openStudies } from '../studies/store/studies.ts';
import { studiesTexts } from '../studies/studies-texts.ts';
import { useFailureReporter } from '../use-answer.ts';
import { bagOf, rackTiles, type EditedPosition } from './edited-position.ts';
import { positionTexts } from './position-texts.ts';

export function PositionActions({
  cgp,
  position,
  setting: { config, ruleset },
  isReady: isComplete,
}: {
  readonly cgp: string;
  readonly position: EditedPosition;
  readonly setting: { readonly config: GameConfig; readonly ruleset: Ruleset };
  /** Whether nothing fatal is wrong with the position. */
  readonly isReady: boolean;
}) {
  const words = positionTexts.value;
  const { router, feedback } = usePage();
  const games = useLocalGames();
  const studies = useStore(openStudies);
  const reportFailure = useFailureReporter();
  const level = useSignal<Level>('expert');
  const { board, racks, scores, turn } = position;
  const isRated = useStore(openRatedGames).hasBoard(board);
  const isReady = isComplete && !isRated;

  const playOn = (): void => {
    const seats = [person(texts.peek().setup.you), computer(texts.peek(), level.peek())];
    games.createGame({
      config,
      seats: turn === 0 ? seats : seats.toReversed(),
      dealCode: '',
      position: {
        board,
        racks: racks.map((rack) => rackTiles(rack, ruleset.tiles) ?? []),
        bag: bagOf(position, ruleset.tiles),
        scores,
        turn,
      },
    });
  };
  const keep = async (): Promise<void> => {
    const chapter = chapterOfPosition(cgp, config, { chapter: newId(), title: words.title });
    const id = await studies.create(studiesTexts.peek().untitled, [chapter]);
    router.go({ screen: 'learn', path: ['studies', id] });
  };
  const copy = async (text: string, said: string): Promise<void> => {
    // If the browser refuses the clipboard, the address bar still has the position.
    await navigator.clipboard?.writeText(text).then(
      () => feedback.announce(said),
      () => {},
    );
  };
  return (
    <section class="card editor-actions" aria-label={words.actions}>
      {isRated && <p role="status">{learnTexts.value.gate.ratedBoard}</p>}
      <button
        type="button"
        class="primary"
        disabled={!isReady}
        onClick={() => {
          sessionStorage.setItem(HANDED_OVER, cgp);
          router.go({ screen: 'learn', path: ['analysis'] });
        }}
      >
        {words.analyse}
      </button>
      <div class="editor-play-on">
        <label class="field">
          <span>{words.opponent}</span>
          <select
            value={level.value}
            onChange={({ currentTarget: { value } }) => {
              if (isLevel(value)) level.value = value;
            }}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {texts.value.levels[one].name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={!isReady} onClick={playOn}>
          {words.playOn}
        </button>
      </div>
      <div class="practice-buttons">
        <button
          type="button"
          disabled={!isReady}
          onClick={() => router.go({ screen: 'learn', path: ['puzzles', 'made', encodeURIComponent(cgp)] })}
        >
          {words.makePuzzle}
        </button>
        <button type="button" disabled={!isComplete} onClick={() => void keep().catch(reportFailure)}>
          {studiesTexts.value.keepAsStudy}
        </button>
        <ShareButton
          textOf={() => Promise.resolve(positionToShare(cgp))}
          said={{ copied: words.linkCopied, tooLong: texts.value.table.shareTooLong }}
        />
        <button type="button" onClick={() => void copy(cgp, words.positionCopied)}>
          {words.copyPosition}
        </button>
      </div>
    </section>
  );
}
