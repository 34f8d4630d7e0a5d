/** The word finder: searches a dictionary, and judges words. */

import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { StudyDictionary } from '../study-dictionary.tsx';
import { finderTexts } from './finder-texts.ts';
import { FoundWords } from './found-words.tsx';
import { Judge } from './judge.tsx';
import { SearchForm } from './search-form.tsx';
import '../decks/decks.css';
import './finder.css';

export function Finder({ path: [part] }: ScreenProps) {
  const words = finderTexts.value;
  const isJudge = part === 'judge';
  return (
    <main class="rules-page finder">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <WordHelpGate topic="tools">
        <nav class="finder-parts" aria-label={words.title}>
          <a class="button" href="#/learn/words" aria-current={isJudge ? undefined : 'page'}>
            {words.find}
          </a>
          <a class="button" href="#/learn/words/judge" aria-current={isJudge ? 'page' : undefined}>
            {words.judge}
          </a>
        </nav>
        <StudyDictionary />
        {isJudge ? (
          <Judge />
        ) : (
          <>
            <SearchForm />
            <FoundWords />
          </>
        )}
      </WordHelpGate>
    </main>
  );
}
