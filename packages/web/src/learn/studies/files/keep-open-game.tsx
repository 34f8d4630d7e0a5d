/** The button that makes a study of a finished game of this device in which all tiles were open. */

import { useStore } from '../../../page/page-context.ts';
import { openStudy } from '../../../study/study.ts';
import { KeepLog } from './keep-log.tsx';

export function KeepOpenGame({ game }: { readonly game: string }) {
  const study = useStore(openStudy);
  return <KeepLog log={async () => (await study.ask('finishedGame', game))?.log ?? null} />;
}
