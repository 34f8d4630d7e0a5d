/** What stands above a shared study: whether it is saved for everybody, who is there and where they look. */

import { useSignal } from '@preact/signals';
import type { StudyReader } from '@lexiko/protocol';
import { nodeAt, type Chapter } from '@lexiko/analysis/studies';
import { accountTexts } from '../../../online/online-texts.ts';
import { useOnline } from '../../../online/online-context.ts';
import { usePage, useStore } from '../../../page/page-context.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { depthOf, openChapterPlaces } from '../chapter/chapter-state.ts';
import { LivePeople } from './live-people.tsx';
import type { LiveStudy } from './live-study.ts';
import { liveTexts } from './live-texts.ts';

function useCopy(live: LiveStudy): () => void {
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  return () => {
    live.keepCopy().then((id) => router.go({ screen: 'learn', path: ['studies', id] }), reportFailure);
  };
}

/** How what is written here is kept. */
function Keeping({ live }: { readonly live: LiveStudy }) {
  const words = liveTexts.value;
  const { connection } = useOnline();
  const unsent = live.unsent.value;
  const link = connection.link.value === 'outdated' ? 'outdated' : live.link.value;
  const sentence =
    link === 'here'
      ? unsent === 0
        ? words.here
        : words.sending(unsent)
      : link === 'away'
        ? words.elsewhere.away(unsent)
        : words.elsewhere[link];
  return (
    <p role="status" class="live-state">
      {live.role.value === 'read' && link === 'here' ? words.readOnly : sentence}
    </p>
  );
}

/** What could not be taken over is on this device, and said until its writer has seen it. */
function Apart({ live }: { readonly live: LiveStudy }) {
  const words = liveTexts.value;
  const { value: apart } = live.apart;
  if (apart === null) return null;
  const { reason, copy } = apart;
  return (
    <div class="live-apart" role="alert">
      <p>
        {reason === 'conflict' || reason === 'DOES_NOT_FIT'
          ? words.conflict
          : `${accountTexts.value.failures[reason]} ${words.keptApart}`}
      </p>
      <a href={`#/learn/studies/${copy}`}>{words.openCopy}</a>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          live.apart.value = null;
        }}
      >
        {words.seen}
      </button>
    </div>
  );
}

function Reader({
  reader,
  live,
  chapters,
}: {
  readonly reader: StudyReader;
  readonly live: LiveStudy;
  readonly chapters: readonly Chapter[];
}) {
  const words = liveTexts.value;
  const { router } = usePage();
  const places = useStore(openChapterPlaces);
  const { connection } = useOnline();
  const { person, chapter: id, node } = reader;
  const chapter = chapters.find((one) => one.id === id);
  const isMe = connection.me.value?.id === person.id;
  if (isMe) return <span>{words.you(person.name)}</span>;
  if (chapter === undefined || nodeAt(chapter, node) === null) return <span>{person.name}</span>;
  return (
    <button
      type="button"
      class="quiet live-reader"
      aria-label={words.goTo(person.name)}
      onClick={() => {
        places.of(id).value = node;
        router.go({ screen: 'learn', path: ['studies', live.id, id] }, 'replace');
      }}
    >
      {words.at(person.name, chapter.title, depthOf(chapter, node))}
    </button>
  );
}

export function LivePanel({ live }: { readonly live: LiveStudy }) {
  const words = liveTexts.value;
  const copy = useCopy(live);
  const isOpen = useSignal(false);
  const readers = live.presence.readers.value;
  const { chapters } = live.state.value;
  const isLost = live.link.value === 'gone';
  return (
    <section class="live-panel" aria-label={words.together}>
      <Keeping live={live} />
      <Apart live={live} />
      {readers.length > 0 && (
        <ul class="live-readers" aria-label={words.present}>
          {readers.map((reader) => (
            <li key={reader.person.id}>
              <Reader reader={reader} live={live} chapters={chapters} />
            </li>
          ))}
        </ul>
      )}
      <details
        class="study-part"
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>{words.people}</summary>
        {isOpen.value && (
          <>
            <LivePeople live={live} isLost={isLost} />
            <button type="button" onClick={copy}>
              {words.copy}
            </button>
          </>
        )}
      </details>
    </section>
  );
}
