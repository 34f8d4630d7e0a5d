/** The form of the word finder: what kind of search, its letters, and its conditions. */

import { languageOf } from '@lexiko/languages';
import { needsLetters, SEARCH_KINDS, SORTS } from '@lexiko/words/questions';
import { TextField } from '../../parts/text-field.tsx';
import { useStore } from '../../page/page-context.ts';
import { useChosenLexicon } from '../use-answer.ts';
import { openFinder } from './finder-state.ts';
import { ChoiceField } from '../../parts/choice-field.tsx';
import { finderTexts } from './finder-texts.ts';
import { COMMONNESS, LONGEST, searchOf, type WantedSearch } from './wanted-search.ts';

const LENGTHS = Array.from({ length: LONGEST - 1 }, (_, at) => at + 2);

/** Longer searches match no word. */
const MOST_TYPED = 30;

/** Conditions that few searches need. */
function MoreConditions() {
  const words = finderTexts.value;
  const finder = useStore(openFinder);
  const wanted = finder.wanted.value;
  const text = (name: 'with' | 'without' | 'likelyFrom' | 'likelyTo', isNumber = false) => (
    <TextField
      label={words[name]}
      type={isNumber ? 'number' : 'text'}
      {...(isNumber ? { min: 1 } : { maxLength: MOST_TYPED, autocapitalize: 'characters' })}
      value={wanted[name]}
      autocomplete="off"
      spellcheck={false}
      onValue={(value) => finder.change({ [name]: value })}
    />
  );
  return (
    <details class="option-group">
      <summary>{words.more}</summary>
      <div class="option-list">
        {text('with')}
        {text('without')}
        {text('likelyFrom', true)}
        {text('likelyTo', true)}
        <ChoiceField
          label={words.commonness}
          value={wanted.commonness}
          choices={COMMONNESS}
          nameOf={(one) => words.common[one]}
          onChoose={(commonness) => finder.change({ commonness })}
        />
      </div>
      <p class="hint finder-note">{words.likelyAbout}</p>
    </details>
  );
}

export function SearchForm() {
  const words = finderTexts.value;
  const finder = useStore(openFinder);
  const { language } = useChosenLexicon();
  const wanted = finder.wanted.value;
  const change = (part: Partial<WantedSearch>): void => finder.change(part);
  const length = (name: 'min' | 'max') => (
    <ChoiceField
      label={words[name]}
      value={wanted[name]}
      choices={LENGTHS}
      nameOf={String}
      onChoose={(value) => change({ [name]: value })}
    />
  );
  return (
    <form
      class="finder-form"
      onSubmit={(event) => {
        event.preventDefault();
        finder.find(searchOf(finder.wanted.peek(), languageOf(language)));
      }}
    >
      <div class="finder-fields">
        <ChoiceField
          label={words.kind}
          value={wanted.kind}
          choices={SEARCH_KINDS}
          nameOf={(kind) => words.kinds[kind].name}
          onChoose={(kind) => change({ kind })}
        />
        {needsLetters(wanted.kind) && (
          <TextField
            label={words.letters}
            value={wanted.letters}
            maxLength={MOST_TYPED}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby="finder-kind"
            onValue={(letters) => change({ letters })}
          />
        )}
        <div class="finder-lengths">
          {length('min')}
          {length('max')}
        </div>
        <ChoiceField
          label={words.sort}
          value={wanted.sort}
          choices={SORTS}
          nameOf={(sort) => words.sorts[sort]}
          onChoose={(sort) => change({ sort })}
        />
      </div>
      <p id="finder-kind" class="hint">
        {words.kinds[wanted.kind].about}
      </p>
      <MoreConditions />
      <button type="submit" class="primary">
        {words.search}
      </button>
    </form>
  );
}
