import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Skeleton, VisuallyHidden } from '../base/chakra.ts';
import { Checkbox } from '../base/controls.tsx';
import { fill, useSay, type Say } from '../base/words.ts';
import type { Action } from '../overlays/action.ts';
import { Actions } from '../overlays/actions.tsx';
import { Link } from '../router/index.ts';
import { showWhole } from './cell.ts';
import type { Column } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { leastWidth } from './layout.ts';
import { messages } from './list.messages.ts';
import type { Selection } from './selection.ts';
import { scrollStyle, tableStyle } from './table-style.ts';
import { useActionsWidth } from './use-actions-width.ts';
import { useColumnDrag } from './use-column-drag.ts';

/** px of the columns that no person arranges. */
const PICK = 40;
const ACTIONS = 152;

export type TableProps<Row extends { id: string }> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first ones load. */
  rows: readonly Row[] | undefined;
  /** How many rows to outline meanwhile. */
  expected: number;
  sort: string | undefined;
  onSort: (column: string) => void;
  onWidth: (column: string, width: number) => void;
  onMove: (column: string, target: string) => void;
  rowName: (row: Row) => string;
  rowLink?: ((row: Row) => string) | undefined;
  rowActions?: ((row: Row) => readonly Action[]) | undefined;
  selection?: Selection<Row> | undefined;
};

/** Marks where more is to be seen sideways, so that the columns that stay show an edge. */
function markScrolled(box: HTMLElement) {
  box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
  box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
}

/** From the beginning, once the browser has laid it out: asked earlier, it would lay out the whole page for the answer. */
function keepMarked(box: HTMLElement) {
  const observer = new ResizeObserver(() => markScrolled(box));
  for (const part of [box, ...box.children]) observer.observe(part);
  return () => observer.disconnect();
}

export function DataTable<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, expected, sort, onSort, onWidth, onMove, rowActions, selection } = props;
  const say = useSay();
  const table = useRef<HTMLTableElement>(null);
  const dragOf = useColumnDrag(onMove);
  const actionsWidth = useActionsWidth(table, rows, ACTIONS);
  const least = leastWidth(columns) + (selection ? PICK : 0) + (rowActions ? actionsWidth : 0);
  return (
    <Box
      css={scrollStyle}
      ref={keepMarked}
      onScroll={(event) => markScrolled(event.currentTarget)}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <chakra.table ref={table} aria-label={label} css={tableStyle} minW={`${least}px`}>
        <colgroup>
          {selection && <col style={{ width: PICK }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {rowActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-pick>
                <Checkbox
                  aria-label={say(messages.selectAll)}
                  checked={selection.some ? 'some' : selection.all}
                  disabled={!rows}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                first={index === 0}
                sort={sort}
                onSort={onSort}
                onWidth={(width) => onWidth(column.id, width)}
                drag={index === 0 ? undefined : dragOf(column.id)}
              />
            ))}
            {rowActions && (
              <th scope="col" data-last>
                <VisuallyHidden>
                  <FormattedMessage {...messages.actions} />
                </VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => <BodyRow key={row.id} row={row} say={say} {...props} />)
          ) : (
            <Outline {...props} rows={expected} />
          )}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function BodyRow<Row extends { id: string }>({
  row,
  columns,
  rowName,
  rowLink,
  rowActions,
  selection,
  say,
}: TableProps<Row> & { row: Row; say: Say }) {
  const name = rowName(row);
  return (
    <tr aria-selected={selection?.has(row.id)}>
      {selection && (
        <td data-pick>
          <Checkbox
            aria-label={say(fill(messages.selectRow, { name }))}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map(({ id, cell, numeric }, index) => (
        <td key={id} data-numeric={numeric || undefined} data-first={index === 0 || undefined} onMouseEnter={showWhole}>
          {index === 0 && rowLink ? <Link to={rowLink(row)}>{cell(row)}</Link> : cell(row)}
        </td>
      ))}
      {rowActions && (
        <td data-last>
          <Actions of={rowActions(row)} name={name} size="xs" />
        </td>
      )}
    </tr>
  );
}

/** Widths that look like words. */
const WIDTHS = ['60%', '80%', '45%', '70%', '55%'];

function Outline<Row extends { id: string }>({
  columns,
  rows,
  rowActions,
  selection,
}: Pick<TableProps<Row>, 'columns' | 'rowActions' | 'selection'> & { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {selection && <td data-pick />}
      {columns.map(({ id, numeric }, index) => (
        <td key={id} data-numeric={numeric || undefined} data-first={index === 0 || undefined}>
          <Skeleton h="3" w={WIDTHS[(row + index) % WIDTHS.length]} ms={numeric ? 'auto' : undefined} />
        </td>
      ))}
      {rowActions && <td data-last />}
    </tr>
  ));
}
