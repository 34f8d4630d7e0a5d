/** Which words a new game is played with: language, dictionary, and how they are checked. */

import { LANGUAGE_IDS, languageOf, type LanguageId } from '@lexiko/languages';
import type { Page } from '../page/page.ts';
import { CHECKINGS, type Checking } from '../page/settings.ts';
import { texts } from '../texts/current.ts';
import { dictionariesOf, type Dictionary } from '../words/dictionaries.ts';
import { chosenWords } from './chosen-words.ts';
import './game-words.css';

interface LanguageFieldProps {
  readonly language: LanguageId;
  /** The dictionaries to choose from. */
  readonly languages?: readonly LanguageId[];
  readonly onChange: (language: LanguageId) => void;
}

export function LanguageField(props: LanguageFieldProps) {
  return <LanguageSelect label={texts.value.dictionaries.language} {...props} />;
}

/** A choice of language with a label of its own, such as for the letters of a game. */
export function LanguageSelect({
  label,
  language,
  languages = LANGUAGE_IDS,
  isDisabled = false,
  onChange,
}: LanguageFieldProps & { readonly label: string; readonly isDisabled?: boolean }) {
  const { forms } = texts.value;
  const names: Readonly<Record<string, string>> = forms.options['letters.language'].values;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={language}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((one) => one === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {names[one] ?? languageOf(one).name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function DictionaryField({
  dictionary,
  dictionaries,
  onChange,
}: {
  /** The id of the chosen dictionary. */
  readonly dictionary: string;
  readonly dictionaries: readonly Pick<Dictionary, 'id' | 'name'>[];
  readonly onChange: (id: string) => void;
}) {
  return (
    <label class="field">
      <span>{texts.value.dictionaries.dictionary}</span>
      <select value={dictionary} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {dictionaries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The link to the player's own lists, beside every choice of a dictionary. */
export function OwnListsLink() {
  return (
    <a class="own-lists-link" href="#/lists">
      {texts.value.dictionaries.ownLists}
    </a>
  );
}

export function CheckingField({
  checking,
  onChange,
}: {
  readonly checking: Checking;
  readonly onChange: (checking: Checking) => void;
}) {
  const { dictionaries } = texts.value;
  return (
    <fieldset class="segments checking">
      <legend>{dictionaries.checking}</legend>
      {CHECKINGS.map((one) => (
        <label key={one}>
          <input type="radio" name="checking" checked={checking === one} onChange={() => onChange(one)} />
          <span>{dictionaries.checkings[one]}</span>
        </label>
      ))}
      <p class="hint">{dictionaries.checkingsAbout[checking]}</p>
    </fieldset>
  );
}

/** The words of all games that start from here; what is chosen stays chosen. */
export function ChosenWordsFields({ settings, lists }: Pick<Page, 'settings' | 'lists'>) {
  const { dictionary, checking, offered } = chosenWords(settings, lists);
  const choose = (id: string): void => settings.change({ dictionary: id });
  return (
    <div class="game-words">
      <LanguageField
        language={dictionary.language}
        languages={LANGUAGE_IDS.filter((id) => dictionariesOf(id, offered).length > 0)}
        onChange={(language) => choose(dictionariesOf(language, offered)[0]?.id ?? dictionary.id)}
      />
      <DictionaryField
        dictionary={dictionary.id}
        dictionaries={dictionariesOf(dictionary.language, offered)}
        onChange={choose}
      />
      <OwnListsLink />
      <CheckingField checking={checking} onChange={(next) => settings.change({ checking: next })} />
    </div>
  );
}
