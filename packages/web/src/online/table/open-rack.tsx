/** The rack of a side, for the teacher alone (T-07). */

import type { PlayerView, Seat } from '@lexiko/rules';
import { TileFace } from '@lexiko/board/parts';
import { classTexts } from '../online-texts.ts';

export function OpenRack({
  view,
  seat,
  name,
}: {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly name: string;
}) {
  const tiles = view.racks[seat] ?? [];
  return (
    <div class="partner open-rack" role="group" aria-label={classTexts.value.rackOf(name)}>
      <span>{name}</span>
      {tiles.map((tile, at) => (
        <span key={at} class="small-tile tile">
          <TileFace tile={tile} set={view.ruleset.tiles} hasValues={false} />
        </span>
      ))}
    </div>
  );
}
