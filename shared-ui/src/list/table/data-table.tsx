import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Skeleton, VisuallyHidden } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import { withValues, useFormatMessage, type FormatMessage } from '../../base/message.ts';
import type { Action } from '../../overlays/action.ts';
import { Actions } from '../../overlays/actions.tsx';
import { Link } from '../../router/index.ts';
import { EditableCell } from './editable-cell.tsx';
import { editCell, handleRowKey, isRowClick } from './row-events.ts';
import type { OpenRow } from './use-open-row.ts';
import { useDensity } from './density.tsx';
import { showFullText } from './show-full-text.ts';
import type { Column } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { getTotalWidth, stretchedWidth } from './table-layout.ts';
import { messages } from '../list.messages.ts';
import type { Selection } from './selection.ts';
import { scrollStyle, tableStyle } from './table-style.ts';
import { TotalRows, type TotalsRow } from './totals.tsx';
import { useActionsWidth } from './use-actions-width.ts';
import { useColumnDrag } from './use-column-drag.ts';
import { useColumnStretch } from './use-column-stretch.ts';

/** px; these columns cannot be resized. */
const SELECT_WIDTH = 40;
/** A menu button with its padding. */
const MIN_ACTIONS_WIDTH = 52;

export type TableProps<Row extends { id: string }> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  /** Key of the query that the rows are of. */
  shownQuery?: string;
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
  openRow?: OpenRow<Row> | undefined;
  totals?: readonly TotalsRow[] | undefined;
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
  const { label, columns, rows, skeletonRowCount, sort, onSort, onResize, onReorder, selection, openRow } = props;
  const formatMessage = useFormatMessage();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const hintId = useId();
  const { density } = useDensity();
  const openById = (id: string | undefined) => {
    const row = rows?.find((other) => other.id === id);
    if (row) openRow?.open?.(row);
  };
  const getDragProps = useColumnDrag(onReorder);
  const actionsWidth = useActionsWidth(table, rows, MIN_ACTIONS_WIDTH);
  const rowActions = hasActions(props) ? props.rowActions : undefined;
  const columnsWidth = getTotalWidth(columns);
  const fixedWidth = (selection ? SELECT_WIDTH : 0) + (rowActions ? actionsWidth : 0);
  useColumnStretch(box, columnsWidth, fixedWidth);
  useEffect(() => (box.current ? observeScrollEdges(box.current) : undefined), []);
  return (
    <Box
      css={scrollStyle}
      ref={box}
      onScroll={(event) => updateScrollEdges(event.currentTarget)}
      tabIndex={0}
      role="region"
      aria-label={label}
      {...(openRow?.open && {
        'aria-describedby': hintId,
        onKeyDown: (event) =>
          handleRowKey(event, {
            open: (element) => openById(element.dataset['row']),
            isPanelOpen: openRow.current !== undefined,
            close: openRow.close,
          }),
      })}
    >
      {openRow?.open && (
        <VisuallyHidden id={hintId}>
          <FormattedMessage {...messages.rowKeys} />
          {columns.some(({ edit }) => edit) && (
            <>
              . <FormattedMessage {...messages.editKey} />
            </>
          )}
        </VisuallyHidden>
      )}
      <chakra.table
        ref={table}
        aria-label={label}
        data-density={density}
        css={tableStyle}
        minW={`${columnsWidth + fixedWidth}px`}
      >
        <colgroup>
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: stretchedWidth(column) }} />
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
        <tbody key={props.shownQuery}>
          {rows ? (
            rows.map((row) => (
              <BodyRow key={row.id} row={row} formatMessage={formatMessage} {...props} rowActions={rowActions} />
            ))
          ) : (
            <SkeletonRows {...props} rows={skeletonRowCount} />
          )}
        </tbody>
        {rows && props.totals && props.totals.length > 0 && (
          <TotalRows
            columns={columns}
            totals={props.totals}
            hasSelection={selection !== undefined}
            hasActions={rowActions !== undefined}
          />
        )}
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
  openRow,
  formatMessage,
}: TableProps<Row> & { row: Row; formatMessage: FormatMessage }) {
  const name = rowName(row);
  return (
    <tr
      aria-selected={selection?.isSelected(row.id)}
      {...(openRow?.open && {
        'data-row': row.id,
        tabIndex: -1,
        'aria-current': openRow.current?.id === row.id || undefined,
        onClick: (event) => isRowClick(event) && openRow.open?.(row),
      })}
    >
      {selection && (
        <td data-select>
          <Checkbox
            aria-label={formatMessage(withValues(messages.selectRow, { name }))}
            checked={selection.isSelected(row.id)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map(({ id, cell, detail, numeric, wrap = !numeric, ...column }, index) => (
        <td
          key={id}
          data-numeric={numeric || undefined}
          data-first={index === 0 || undefined}
          data-truncate={!wrap || undefined}
          onMouseEnter={showFullText}
          onDoubleClick={column.edit && editCell}
        >
          <EditableCell column={column} row={row} rowName={name}>
            <CellLines detail={detail?.(row)}>
              {index === 0 && rowLink ? <Link to={rowLink(row)}>{cell(row)}</Link> : cell(row)}
            </CellLines>
          </EditableCell>
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

/** Each line is wrapped, or truncated, on its own. */
const CellLines = ({ detail, children }: { detail: ReactNode; children: ReactNode }) =>
  detail ? (
    <>
      <div data-line data-truncated>
        {children}
      </div>{' '}
      <div data-line data-truncated>
        {detail}
      </div>
    </>
  ) : (
    children
  );

/** If no row of the page has an action, the table has no column for them. */
const hasActions = <Row extends { id: string }>({ rows, rowActions }: TableProps<Row>) =>
  rowActions !== undefined && (rows === undefined || rows.some((row) => rowActions(row).length > 0));

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
