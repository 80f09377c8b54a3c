import { useRef, type ComponentProps, type PointerEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../base/icon.tsx';
import type { Column } from './column.ts';

type HeadCellProps = {
  column: Column<never>;
  first: boolean;
  /** The column or `-column` that the list is sorted by. */
  sort: string | undefined;
  onSort: (column: string) => void;
  onWidth: (width: number) => void;
  /** How it is taken and moved. */
  drag?: ComponentProps<'th'> | undefined;
};

const directionOf = (key: string, sort: string | undefined) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';

export function HeadCell({
  column: { id, header, sort: sortable, numeric },
  first,
  sort,
  onSort,
  onWidth,
  drag,
}: HeadCellProps) {
  const key = typeof sortable === 'string' ? sortable : id;
  const direction = directionOf(key, sort);
  const words = <FormattedMessage {...header} />;
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      data-numeric={numeric || undefined}
      data-first={first || undefined}
      {...drag}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(key)}>
          <span>{words}</span>
          <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={13} />
        </button>
      ) : (
        words
      )}
      <Grip onWidth={onWidth} />
    </th>
  );
}

/** Drawn with the pointer; by keyboard a column is sized in the columns panel. */
function Grip({ onWidth }: Pick<HeadCellProps, 'onWidth'>) {
  const from = useRef<{ x: number; width: number }>(undefined);
  const grab = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const draw = (event: PointerEvent) => from.current && onWidth(from.current.width + event.clientX - from.current.x);
  const drop = () => {
    from.current = undefined;
  };
  return (
    <span
      data-grip
      aria-hidden
      onMouseDown={(event) => event.preventDefault() /* else the head is taken along */}
      onPointerDown={grab}
      onPointerMove={draw}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}
