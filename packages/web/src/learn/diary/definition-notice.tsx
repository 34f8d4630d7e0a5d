/** Where definitions come from and in which language they are: what their makers want told wherever their texts are. */

import { diaryTexts } from './diary-texts.ts';

const NOTICE = new URL('../../../../words/data/DEFINITIONS-NOTICE.md', import.meta.url);

export function DefinitionNotice() {
  const { sources, meaningsIn } = diaryTexts.value;
  return (
    <span class="hint">
      {meaningsIn}{' '}
      <a href={NOTICE.pathname} target="_blank" rel="noreferrer">
        {sources}
      </a>
    </span>
  );
}
