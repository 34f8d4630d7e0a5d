/** A button that makes a study of a log and goes there, for games that the analysis does not take. */

import { MAX_SIDES } from '@lexiko/rules/options';
import { usePage, useStore } from '../../../page/page-context.ts';
import { texts } from '../../../texts/current.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { newId } from '../store/new-id.ts';
import { openStudies } from '../store/studies.ts';
import { studiesTexts } from '../studies-texts.ts';
import { importText } from './study-import.ts';

/** `log` answers with the text of a file. `name` is of the study, and empty for that of its game. */
export function KeepLog({
  log,
  name = '',
  players,
  label,
}: {
  readonly log: () => Promise<string>;
  readonly name?: string;
  /** Of a log that does not name them. */
  readonly players?: readonly string[];
  /** For screen readers, where several games stand in a list. */
  readonly label?: string;
}) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { router, failure, lists } = usePage();
  const reportFailure = useFailureReporter();
  const keep = async (): Promise<void> => {
    const text = await log();
    const { player } = texts.peek().setup;
    const names = players ?? Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
    const read = importText({ name, text }, { newId, names, own: lists.dictionaries.peek() });
    if (!read.ok || read.value.kind === 'study') {
      failure.tell(words.faults[read.ok ? 'unreadable' : read.error]);
      return;
    }
    const { events } = read.value;
    const [first] = events;
    const title = first?.type === 'chapter-added' || first?.type === 'log-chapter-added' ? first.title : '';
    const id = await studies.create(name === '' ? title : name, events);
    router.go({ screen: 'learn', path: ['studies', id] });
  };
  const said =
    label === undefined ? {} : { 'aria-label': `${words.keepAsStudy}${texts.value.colon}${label}` };
  return (
    <button type="button" {...said} onClick={() => void keep().catch(reportFailure)}>
      {words.keepAsStudy}
    </button>
  );
}
