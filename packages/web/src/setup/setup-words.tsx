/** The words of a game that is being set up. What is chosen here is offered again for the next game. */

import { builtInLexicon } from '@lexiko/words';
import { agreedList, playersDecide } from '@lexiko/rules/rule-points';
import { ownChecksum } from '../words/own-lists.ts';
import { usePage } from '../page/page-context.ts';
import type { Checking } from '../page/settings.ts';
import { texts } from '../texts/current.ts';
import { dictionariesOf, NO_DICTIONARY } from '../words/dictionaries.ts';
import { isPossible, languageOf, rulesetOf, withOption, type ChoicesProps } from './choices.ts';
import { CheckingField, DictionaryField, LanguageField, OwnListsLink } from './game-words.tsx';

/** Value of the option for each choice. */
const VALIDATION = { challenge: 'challenge', reject: 'auto' } as const satisfies Record<Checking, string>;

/** Whether a dictionary can be chosen for every game of this page; others belong to a server. */
function isOfPage(id: string): boolean {
  return builtInLexicon(id) !== null || ownChecksum(id) !== null;
}

export function SetupWords({ choices, onChange }: ChoicesProps) {
  const { settings } = usePage();
  const { dictionaries } = texts.value;
  const { dictionary, challenge, solitaire } = rulesetOf(choices);
  const language = languageOf(choices);
  const offered = [
    ...dictionariesOf(language, choices.offered),
    { id: NO_DICTIONARY, name: dictionaries.none },
  ].filter(
    ({ id }) =>
      id === dictionary.id || agreedList({ id }) !== null || isPossible(choices, 'dictionary.id', id),
  );
  return (
    <div class="game-words">
      <LanguageField
        language={language}
        onChange={(next) => {
          const changed = withOption(choices, 'letters.language', next);
          const { id } = rulesetOf(changed).dictionary;
          if (isOfPage(id)) settings.change({ dictionary: id });
          onChange(changed);
        }}
      />
      <DictionaryField
        dictionary={dictionary.id}
        dictionaries={offered}
        onChange={(id) => {
          if (isOfPage(id)) settings.change({ dictionary: id });
          onChange(withOption(choices, 'dictionary.id', id));
        }}
      />
      <OwnListsLink />
      {solitaire.kind === 'off' && !playersDecide(dictionary) && (
        <CheckingField
          checking={challenge.kind === 'auto' ? 'reject' : 'challenge'}
          onChange={(checking) => {
            settings.change({ checking });
            onChange(withOption(choices, 'words.validation', VALIDATION[checking]));
          }}
        />
      )}
    </div>
  );
}
