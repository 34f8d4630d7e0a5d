/** What a browser forgets of shared studies when its person signs out. What was never sent stays, as a study of the device. */

import { condensed, studyOf } from '@lexiko/analysis/studies';
import { newId } from '../store/new-id.ts';
import { StudyStore } from '../store/study-store.ts';
import { LiveLog } from './live-log.ts';
import { LiveStore } from './live-store.ts';

export async function forgetLiveStudies(): Promise<void> {
  const store = await LiveStore.open();
  for (const { id } of await store.list()) {
    const { entries, waiting } = await store.read(id);
    if (waiting.length > 0) await keep(new LiveLog(entries, waiting));
    await store.remove(id);
  }
  store.close();
}

async function keep({ state }: LiveLog): Promise<void> {
  const entries = condensed(state, Date.now());
  const { title, chapters } = studyOf(entries);
  const studies = await StudyStore.open();
  const summary = {
    id: newId(),
    title,
    chapters: chapters.length,
    changedMs: Date.now(),
    count: entries.length,
  };
  await studies.add(summary, entries);
  studies.close();
}
