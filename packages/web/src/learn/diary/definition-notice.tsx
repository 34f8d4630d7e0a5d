/** Names the sources of the definitions, as their licences require, and says that they are in English. */

import { diaryTexts } from './diary-texts.ts';
import { language } from '../../texts/current.ts';

const NOTICE = new URL('../../../../words/data/DEFINITIONS-NOTICE.md', import.meta.url);

export function DefinitionNotice() {
  const { sources, inEnglishOnly } = diaryTexts.value;
  return (
    <span class="hint">
      {language.value !== 'en' && `${inEnglishOnly} `}
      <a href={NOTICE.pathname} target="_blank" rel="noreferrer">
        {sources}
      </a>
    </span>
  );
}
