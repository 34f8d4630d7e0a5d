/** Where definitions come from: what their makers want told wherever their texts are. */

import { diaryTexts } from './diary-texts.ts';

const NOTICE = new URL('../../../../words/data/DEFINITIONS-NOTICE.md', import.meta.url);

export function DefinitionNotice() {
  return (
    <a class="hint" href={NOTICE.pathname} target="_blank" rel="noreferrer">
      {diaryTexts.value.sources}
    </a>
  );
}
