/** The way to the example of a study; it is fetched with its notes when somebody lists their studies. */

import { guideStudy as en, type GuideStudyTexts } from '@lexiko/texts/en/learn/guide-study';
import type { ReadonlySignal } from '@preact/signals';
import { usePage, useStore } from '../../../page/page-context.ts';
import { areaTexts } from '../../../texts/area-texts.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { guideStudyEvents } from './guide-study.ts';
import { openStudies } from '../store/studies.ts';
import { studiesTexts } from '../studies-texts.ts';

const guideTexts: ReadonlySignal<GuideStudyTexts> = areaTexts('guideStudy', en);

export function GuideStudyCard() {
  const words = studiesTexts.value;
  const guide = guideTexts.value;
  const studies = useStore(openStudies);
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  const open = async (): Promise<void> => {
    const id = await studies.create(guide.title, guideStudyEvents(guide));
    router.go({ screen: 'learn', path: ['studies', id] });
  };
  return (
    <section aria-label={words.example}>
      <h2>{words.example}</h2>
      <button type="button" class="study-link" onClick={() => void open().catch(reportFailure)}>
        <b>{guide.title}</b>
        <span class="hint">{words.exampleAbout}</span>
      </button>
    </section>
  );
}
