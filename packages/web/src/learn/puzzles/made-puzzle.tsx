/** The puzzles in a position that somebody has set up. Its address has the position, not the answers. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { usePage, useStore } from '../../page/page-context.ts';
import { openRatedGames } from '../../page/storage/rated-games.ts';
import { chosenDictionary, namedDictionary, wordListOf } from '../../words/dictionaries.ts';
import { isFatal, positionFaults, rackTiles } from '../editor/edited-position.ts';
import { positionAt, settingOf } from '../editor/position-setting.ts';
import { learnTexts } from '../learn-texts.ts';
import { useAnswer } from '../use-answer.ts';
import { PuzzlePlay } from './puzzle-play.tsx';
import { namedPuzzle } from './puzzle-set.ts';
import { puzzlesTexts } from './puzzles-texts.ts';

export function MadePuzzle({ code }: { readonly code: string }) {
  const words = puzzlesTexts.value;
  const { settings, lists } = usePage();
  const rated = useStore(openRatedGames);
  const at = useSignal(0);
  const own = lists.dictionaries.value;
  const asked = useMemo(() => {
    const usual = chosenDictionary(settings.current.value, own);
    const read = positionAt(code, usual);
    if (read === null) return null;
    const { board, racks, scores } = read.position;
    const lexicon = namedDictionary(read.lexicon ?? '', own) ?? usual;
    const { config, ruleset } = settingOf(read.position, lexicon);
    // The side to move comes first in an address.
    const rack = rackTiles(racks[0], ruleset.tiles);
    if (rack === null || positionFaults(read.position, ruleset).some(isFatal)) return null;
    return { words: wordListOf(lexicon), config, position: { board, rack, scores } };
  }, [code, own]);
  const isRated = asked !== null && rated.hasBoard(asked.position.board);
  const lines = useAnswer(
    'puzzlesIn',
    asked === null || isRated ? null : { config: asked.config, position: asked.position },
    asked?.words,
  );
  const edit = `#/learn/position/${code}`;
  if (asked === null) return <p role="status">{words.noSuchPuzzle}</p>;
  if (isRated) return <p role="status">{learnTexts.value.gate.ratedBoard}</p>;
  if (lines === null) return <p role="status">{words.making}</p>;
  const line = lines[at.value];
  if (line === undefined)
    return (
      <>
        <p role="status">{words.noneHere}</p>
        <a class="button" href={edit}>
          {words.edit}
        </a>
      </>
    );
  return (
    <PuzzlePlay
      key={line}
      named={namedPuzzle(line, asked.config)}
      day={null}
      before={null}
      address={`#/learn/puzzles/made/${code}`}
      onNext={lines.length > 1 ? () => (at.value = (at.value + 1) % lines.length) : null}
    />
  );
}
