/** Says to whoever reads or plays in another language that a lesson lives from the English game. */

import { texts } from '../texts/current.ts';
import { useChosenLexicon } from './use-answer.ts';

/** `children`: the sentence, if there is more to say than “In English only.” */
export function EnglishNote({ children }: { readonly children?: string }) {
  const isEnglish = useChosenLexicon().language === 'english' && texts.value.tag === 'en';
  return isEnglish ? null : <p class="hint">{children ?? texts.value.dictionaries.englishOnly}</p>;
}
