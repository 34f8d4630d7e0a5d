/** One row for each kind of game played; pressing a row shows its statistics. */

import type { ResultGroup } from '@lexiko/rules/records';
import { useDictionaryTitle } from '../../words/use-dictionary-title.ts';
import { optionsText, presetName } from './finished-games.ts';
import { statisticsTexts } from './statistics-texts.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { locale } from '../../texts/current.ts';

/** A short title for a kind of game: preset and number of sides. */
export function kindTitle({ preset, sides }: ResultGroup): string {
  return `${presetName(preset)} · ${statisticsTexts.value.sides(sides)}`;
}

/** The dictionary and the changed options of a kind of game. */
export function KindDetails({ group: { dictionary, options } }: { readonly group: ResultGroup }) {
  const titleOf = useDictionaryTitle();
  return <>{[titleOf(dictionary), optionsText({ options })].filter((part) => part !== '').join(' · ')}</>;
}

export function KindsTable({
  groups,
  chosen,
  onChoose,
}: {
  readonly groups: readonly ResultGroup[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}) {
  const words = statisticsTexts.value;
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  return (
    <ScrollRegion title={words.kindOfGame}>
      <table class="numbers kinds">
        <thead>
          <tr>
            <th scope="col">{words.kindOfGame}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.wonDrawnLost}</th>
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{words.bingosPerGame}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group, at) => (
            <tr key={at} class={at === chosen ? 'current' : ''}>
              <th scope="row">
                <button type="button" class="quiet" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
                  {kindTitle(group)}
                </button>
                <span class="hint">
                  <KindDetails group={group} />
                </span>
              </th>
              <td>{group.games}</td>
              <td>
                {group.won} / {group.drawn} / {group.lost}
              </td>
              <td>{number.format(group.mean)}</td>
              <td>{group.best.score}</td>
              <td>{number.format(group.fifties / group.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
