/** A button that makes a study of what is on the screen and goes there: a game or a position, with what was found out about it. */

import { titleOf } from '@lexiko/analysis/report';
import { usePage, useStore } from '../../../page/page-context.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { studyEventsOf, type AnalysedSource } from './analysed-study.ts';
import { openStudies } from '../store/studies.ts';
import { studiesTexts } from '../studies-texts.ts';

export function KeepAsStudy({ analysed }: { readonly analysed: () => AnalysedSource }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { router, failure } = usePage();
  const reportFailure = useFailureReporter();
  const keep = async (): Promise<void> => {
    const all = analysed();
    const events = studyEventsOf(all);
    if (events === null) {
      failure.tell(words.faults['too-long']);
      return;
    }
    const title = titleOf({ game: all.source.file.game });
    const id = await studies.create(title, events);
    router.go({ screen: 'learn', path: ['studies', id] });
  };
  return (
    <button type="button" onClick={() => void keep().catch(reportFailure)}>
      {words.keepAsStudy}
    </button>
  );
}
