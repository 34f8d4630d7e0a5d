/** What has happened to a study, the latest first; it can go back to any of it. */

import type { ComponentChild } from 'preact';
import type { StudyEntry } from '@lexiko/analysis/studies';
import { useFeedback } from '../../page/page-context.ts';
import { locale, texts } from '../../texts/current.ts';
import type { OpenStudy } from './store/open-study.ts';
import { studiesTexts } from './studies-texts.ts';

/** More are not looked through by hand. */
const MOST_SHOWN = 100;

/** What an event is about, where that has a name. */
function subjectOf({ event }: StudyEntry): string {
  switch (event.type) {
    case 'titled':
    case 'chapter-added':
    case 'log-chapter-added':
    case 'chapter-titled':
      return event.title;
    case 'noted':
      return event.text;
    case 'reverted':
      return String(event.to);
    default:
      return '';
  }
}

export function StudyVersions({
  study,
  toolsOf,
}: {
  readonly study: OpenStudy;
  readonly toolsOf?: ((entry: StudyEntry) => ComponentChild) | undefined;
}) {
  const words = studiesTexts.value;
  const { announce } = useFeedback();
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  const entries = study.entries.value;
  const shown = entries.slice(-MOST_SHOWN).toReversed();
  return (
    <details class="study-part">
      <summary>{words.versions}</summary>
      <p class="hint">{words.versionsAbout}</p>
      <ol class="study-versions" reversed start={entries.length}>
        {shown.map((entry) => {
          const { number, atMs, event } = entry;
          return (
            <li key={number} value={number}>
              <span>
                {words.changes[event.type]} <span class="hint study-subject">{subjectOf(entry)}</span>
              </span>{' '}
              <span>
                {study.authorOf?.(number) != null && `${study.authorOf(number)}, `}
                <time dateTime={new Date(atMs).toISOString()}>{when.format(atMs)}</time>
              </span>
              {number < entries.length && !study.isReadOnly && (
                <button
                  type="button"
                  aria-label={`${words.goBack}${texts.value.colon}${number}`}
                  onClick={() => {
                    if (study.record({ type: 'reverted', to: number }) === null) announce(words.wentBack);
                  }}
                >
                  {words.goBack}
                </button>
              )}
              {toolsOf?.(entry)}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
