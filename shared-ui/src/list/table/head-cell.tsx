import { useRef, type ComponentProps, type PointerEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../base/icon.tsx';
import type { Column } from './column.ts';
import { showFullText } from './show-full-text.ts';

type HeadCellProps = {
  column: Column<never>;
  isFirst: boolean;
  /** The column or `-column` that the list is sorted by. */
  sort: string | undefined;
  onSort: (column: string) => void;
  onResize: (width: number) => void;
  /** For reordering by drag and drop. */
  drag?: ComponentProps<'th'> | undefined;
};

function getDirection(key: string, sort: string | undefined) {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

export function HeadCell({
  column: { id, header, sort: sortable, numeric },
  isFirst,
  sort,
  onSort,
  onResize,
  drag,
}: HeadCellProps) {
  const key = typeof sortable === 'string' ? sortable : id;
  const direction = getDirection(key, sort);
  const label = <FormattedMessage {...header} />;
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      data-numeric={numeric || undefined}
      data-first={isFirst || undefined}
      onMouseEnter={showFullText}
      {...drag}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(key)}>
          <span data-truncated>{label}</span>
          <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={13} />
        </button>
      ) : (
        label
      )}
      <ResizeHandle onResize={onResize} />
    </th>
  );
}

/** Resizes the column by pointer; keyboard users use the columns panel. */
function ResizeHandle({ onResize }: Pick<HeadCellProps, 'onResize'>) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const startResize = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const resize = (event: PointerEvent) =>
    start.current && onResize(start.current.width + event.clientX - start.current.x);
  const endResize = () => {
    start.current = undefined;
  };
  return (
    <span
      data-grip
      aria-hidden
      onMouseDown={(event) => event.preventDefault() /* otherwise the header is dragged */}
      onPointerDown={startResize}
      onPointerMove={resize}
      onPointerUp={endResize}
      onPointerCancel={endResize}
    />
  );
}
