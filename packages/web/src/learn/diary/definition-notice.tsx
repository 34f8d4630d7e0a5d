/** Where definitions come from, as their licences ask, and that they are in English. */

import { settings } from '../../page/settings.ts';
import { diaryTexts } from './diary-texts.ts';

const NOTICE = new URL('../../../../words/data/DEFINITIONS-NOTICE.md', import.meta.url);

export function DefinitionNotice() {
  const { sources, inEnglishOnly } = diaryTexts.value;
  return (
    <span class="hint">
      {settings.value.language !== 'en' && `${inEnglishOnly} `}
      <a href={NOTICE.pathname} target="_blank" rel="noreferrer">
        {sources}
      </a>
    </span>
  );
}
