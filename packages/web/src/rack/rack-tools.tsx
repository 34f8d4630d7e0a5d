/** Recalling, shuffling and sorting letters. Each button has its own place, whether it can be pressed now or not. */

import { useTable } from '../table/table-context.ts';
import { Icon } from '../parts/icons.tsx';
import { texts } from '../texts/current.ts';
import './rack.css';

function Tool({
  name,
  label,
  disabled,
  onClick,
}: {
  readonly name: 'recall' | 'shuffle' | 'sort';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class={`tool ${name}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

export function RackTools({ isOver = false }: { readonly isOver?: boolean }) {
  const { game } = texts.value;
  const { laying } = useTable();
  const isEmpty = !laying.hasLaid.value && !laying.isStaged.value;
  return (
    <div class="rack-tools">
      <Tool
        name="recall"
        label={game.recall}
        disabled={isOver || isEmpty}
        onClick={() => laying.recallAll()}
      />
      <Tool name="shuffle" label={game.shuffle} disabled={isOver} onClick={() => laying.rack.shuffle()} />
      <Tool name="sort" label={game.sort} disabled={isOver} onClick={() => laying.rack.sort()} />
    </div>
  );
}
