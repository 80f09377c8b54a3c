import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Skeleton, VisuallyHidden } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import { withValues, useFormatMessage, type FormatMessage } from '../../base/message.ts';
import type { Action } from '../../overlays/action.ts';
import { Actions } from '../../overlays/actions.tsx';
import { Link } from '../../router/index.ts';
import { showFullText } from './show-full-text.ts';
import type { Column } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { getMinTableWidth } from './table-layout.ts';
import { messages } from '../list.messages.ts';
import type { Selection } from './selection.ts';
import { scrollStyle, tableStyle } from './table-style.ts';
import { useActionsWidth } from './use-actions-width.ts';
import { useColumnDrag } from './use-column-drag.ts';

/** px; these columns cannot be resized. */
const SELECT_WIDTH = 40;
const MIN_ACTIONS_WIDTH = 152;

export type TableProps<Row extends { id: string }> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  /** Number of skeleton rows during the first load. */
  skeletonRowCount: number;
  sort: string | undefined;
  onSort: (column: string) => void;
  onResize: (column: string, width: number) => void;
  onReorder: (column: string, target: string) => void;
  rowName: (row: Row) => string;
  rowLink?: ((row: Row) => string) | undefined;
  rowActions?: ((row: Row) => readonly Action[]) | undefined;
  selection?: Selection<Row> | undefined;
};

/** Marks the sides with more content, so that the sticky columns show an edge. */
function updateScrollEdges(box: HTMLElement) {
  box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
  box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
}

/** In a ResizeObserver, because measuring before the browser's layout would force a layout of the whole page. */
function observeScrollEdges(box: HTMLElement) {
  const observer = new ResizeObserver(() => updateScrollEdges(box));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

export function DataTable<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, skeletonRowCount, sort, onSort, onResize, onReorder, rowActions, selection } = props;
  const formatMessage = useFormatMessage();
  const table = useRef<HTMLTableElement>(null);
  const getDragProps = useColumnDrag(onReorder);
  const actionsWidth = useActionsWidth(table, rows, MIN_ACTIONS_WIDTH);
  const minWidth = getMinTableWidth(columns) + (selection ? SELECT_WIDTH : 0) + (rowActions ? actionsWidth : 0);
  return (
    <Box
      css={scrollStyle}
      ref={observeScrollEdges}
      onScroll={(event) => updateScrollEdges(event.currentTarget)}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <chakra.table ref={table} aria-label={label} css={tableStyle} minW={`${minWidth}px`}>
        <colgroup>
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {rowActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-select>
                <Checkbox
                  aria-label={formatMessage(messages.selectAll)}
                  checked={selection.isPartiallySelected ? 'indeterminate' : selection.isAllSelected}
                  disabled={!rows}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                isFirst={index === 0}
                sort={sort}
                onSort={onSort}
                onResize={(width) => onResize(column.id, width)}
                drag={index === 0 ? undefined : getDragProps(column.id)}
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
            rows.map((row) => <BodyRow key={row.id} row={row} formatMessage={formatMessage} {...props} />)
          ) : (
            <SkeletonRows {...props} rows={skeletonRowCount} />
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
  formatMessage,
}: TableProps<Row> & { row: Row; formatMessage: FormatMessage }) {
  const name = rowName(row);
  return (
    <tr aria-selected={selection?.isSelected(row.id)}>
      {selection && (
        <td data-select>
          <Checkbox
            aria-label={formatMessage(withValues(messages.selectRow, { name }))}
            checked={selection.isSelected(row.id)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map(({ id, cell, numeric }, index) => (
        <td
          key={id}
          data-numeric={numeric || undefined}
          data-first={index === 0 || undefined}
          onMouseEnter={showFullText}
        >
          {index === 0 && rowLink ? <Link to={rowLink(row)}>{cell(row)}</Link> : cell(row)}
        </td>
      ))}
      {rowActions && (
        <td data-last>
          <Actions actions={rowActions(row)} name={name} size="xs" />
        </td>
      )}
    </tr>
  );
}

/** Widths of skeleton texts. */
const WIDTHS = ['60%', '80%', '45%', '70%', '55%'];

function SkeletonRows<Row extends { id: string }>({
  columns,
  rows,
  rowActions,
  selection,
}: Pick<TableProps<Row>, 'columns' | 'rowActions' | 'selection'> & { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {selection && <td data-select />}
      {columns.map(({ id, numeric }, index) => (
        <td key={id} data-numeric={numeric || undefined} data-first={index === 0 || undefined}>
          <Skeleton h="3" w={WIDTHS[(row + index) % WIDTHS.length]} ms={numeric ? 'auto' : undefined} />
        </td>
      ))}
      {rowActions && <td data-last />}
    </tr>
  ));
}
