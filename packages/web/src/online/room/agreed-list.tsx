/** The word list by which the players of a room decide; whoever lacks it sees which one it is and can add it. */

import type { Ruleset } from '@lexiko/rules';
import { agreedList } from '@lexiko/rules/rule-points';
import { usePage } from '../../page/page-context.ts';
import { shownChecksum } from '../../words/own-lists.ts';
import { roomTexts } from '../online-texts.ts';

/** The checksum of the list that this device lacks; `null` if none is missing. */
export function useMissingList({ dictionary }: Pick<Ruleset, 'dictionary'>): string | null {
  const { lists } = usePage();
  const wanted = agreedList(dictionary);
  return lists.all.value.some(({ checksum }) => checksum === wanted) ? null : wanted;
}

export function MissingList({ checksum }: { readonly checksum: string }) {
  const { room: words } = roomTexts.value;
  return (
    <p class="fault">
      {words.needsList} {words.listSum(shownChecksum(checksum))} <a href="#/lists">{words.addList}</a>
    </p>
  );
}
