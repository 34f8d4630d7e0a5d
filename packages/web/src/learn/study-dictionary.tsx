/** Chooses the dictionary for drills, word lists and puzzles. It is the same setting as for new games. */

import { LEXICA } from '@lexiko/words';
import { usePage } from '../page/page-context.ts';
import { DictionaryField, OwnListsLink } from '../setup/game-words.tsx';
import { chosenDictionary } from '../words/dictionaries.ts';

export function StudyDictionary() {
  const { settings, lists } = usePage();
  const own = lists.dictionaries.value;
  return (
    <>
      <DictionaryField
        dictionary={chosenDictionary(settings.current.value, own).id}
        dictionaries={[...LEXICA, ...own]}
        onChange={(id) => settings.change({ dictionary: id })}
      />
      <OwnListsLink />
    </>
  );
}
