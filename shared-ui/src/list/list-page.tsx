import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex } from '../base/chakra.ts';
import type { IconName } from '../base/icon.tsx';
import { useFormatMessage, type Message } from '../base/message.ts';
import { useIsMobile } from '../base/use-media.ts';
import { EmptyState, ErrorState } from '../feedback/states.tsx';
import type { Action } from '../overlays/action.ts';
import { Page } from '../page/page.tsx';
import type { BulkAction } from './bulk/bulk-action.ts';
import type { ListExports } from './export/export-menu.tsx';
import { ListFilterContext } from './filters/filter-context.ts';
import { messages } from './list.messages.ts';
import { Pagination } from './pagination.tsx';
import type { ListParams } from './params/list-params.ts';
import { useShownQuery } from './params/use-shown-query.ts';
import { RowPanel } from './panel/row-panel.tsx';
import { RowSheet } from './panel/row-sheet.tsx';
import { useOpenRow, type OpenRow } from './table/use-open-row.ts';
import type { TotalsRow } from './table/totals.tsx';
import { Cards } from './table/cards.tsx';
import type { Column } from './table/column.ts';
import { DataTable } from './table/data-table.tsx';
import { RefetchBar } from './table/refetch-bar.tsx';
import { useSelection, type Selection } from './table/selection.ts';
import { getVisibleColumns, moveColumnTo, resizeColumn, sortColumns, type TableLayout } from './table/table-layout.ts';
import { Toolbar } from './toolbar.tsx';
import { useListView } from './views/use-list-view.ts';

export type ListPageProps<Row> = {
  /** The table's name in the stored layout: `orders`. */
  name: string;
  title: Message;
  backLink?: ComponentProps<typeof Page>['backLink'];
  list: ListParams;
  rows: UseQueryResult<{ items: Row[]; total: number }>;
  /** The first column identifies the row and is always visible. */
  columns: readonly Column<Row>[];
  /** The row's number or name. */
  rowName: (row: Row) => string;
  /** Path of the row's page: makes the first column a link. */
  rowLink?: (row: Row) => string;
  /** Offers to export the list. */
  exports?: ListExports;
  rowActions?: (row: Row) => readonly Action[];
  /** Sums over all rows, below those of the page. */
  totals?: readonly TotalsRow[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Picture of a row in its card; users can then switch from the table to cards. */
  rowPicture?: (row: Row) => ReactNode;
  /** For a card; defaults to 4. */
  maxCardFields?: number;
  /** Content next to the rows. On small screens it replaces them while `isSidePanelActive`. */
  sidePanel?: ReactNode;
  isSidePanelActive?: boolean;
  /** `ListTabs`: unlike filters, they stay visible while rows are selected. */
  tabs?: ReactNode;
  filters?: ReactNode;
  /** The page's actions. */
  actions?: ReactNode;
  /** "No orders found", and what to do next. */
  emptyState: { title: Message; text?: Message; icon?: IconName; action?: ReactNode };
};

/** A row needs less space than a map. */
const SIDE_PANEL_FLEX = { own: '0 0 40%', row: '0 0 clamp(16rem, 26%, 26rem)' } as const;
const SURFACE = { bg: 'bg.surface', borderWidth: '1px' } as const;

/** A page with a list: title, filters, table or cards, and pagination. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const {
    name,
    title,
    backLink,
    list,
    rows,
    columns,
    rowName,
    bulkActions,
    rowPicture,
    sidePanel,
    isSidePanelActive = false,
    tabs,
    filters,
    actions,
  } = props;
  const openRow = useOpenRow(rows.data?.items, props.rowLink, sidePanel === undefined);
  const { current: panelRow } = openRow;
  const listView = useListView(name, list, columns, rows.error);
  const { layout, change } = listView;
  const selection = useSelection(rows.data?.items ?? []);
  const isMobile = useIsMobile();
  const rowsBox = useRef<HTMLDivElement>(null);
  const showsCards = isMobile || (rowPicture !== undefined && layout.cards === true);
  const showsRows = !(isMobile && isSidePanelActive);
  const rowPanel = panelRow && {
    row: panelRow,
    columns: sortColumns(columns, layout),
    name: rowName(panelRow),
    link: props.rowLink?.(panelRow),
    actions: props.rowActions?.(panelRow) ?? [],
    openRow,
  };
  const panel = rowPanel && !isMobile ? <RowPanel {...rowPanel} /> : sidePanel;
  const showsSidePanel = panel !== undefined && (!isMobile || isSidePanelActive);
  useExistingPage(list, rows.data);
  return (
    <ListFilterContext value={list}>
      <Page title={title} {...(backLink && { backLink })} actions={actions} fullHeight>
        {tabs && (
          <Flex mb="2" flexShrink="0">
            {tabs}
          </Flex>
        )}
        <Toolbar
          name={name}
          title={title}
          list={list}
          listView={listView}
          columns={columns}
          exports={props.exports}
          isEmpty={(rows.data?.total ?? 0) === 0}
          rowName={rowName}
          filters={filters}
          hasTabs={tabs !== undefined}
          hasCards={rowPicture !== undefined}
          showsCards={showsCards}
          selection={selection}
          bulkActions={bulkActions}
          rowsBox={rowsBox}
        />
        <Flex minH="0" gap="3" flex={panel ? '1' : undefined} align="stretch">
          {showsRows && (
            <Box
              ref={rowsBox}
              tabIndex={-1}
              outline="none"
              flex="1"
              minW="0"
              position="relative"
              display="flex"
              flexDirection="column"
              minH="0"
              {...(showsCards ? { overflowY: { md: 'auto' } } : SURFACE)}
              borderRadius="md"
              aria-busy={rows.isFetching}
            >
              <RefetchBar isActive={rows.isFetching && rows.data !== undefined} />
              <Rows
                {...props}
                columns={getVisibleColumns(columns, layout)}
                allColumns={columns}
                selection={bulkActions && selection}
                openRow={openRow}
                showsCards={showsCards}
                layout={layout}
                onLayoutChange={change}
              />
            </Box>
          )}
          {showsSidePanel && (
            <Box
              flex={isMobile ? '1' : SIDE_PANEL_FLEX[panelRow ? 'row' : 'own']}
              minW="0"
              h={isMobile ? '60dvh' : 'auto'}
            >
              {panel}
            </Box>
          )}
        </Flex>
        {rowPanel && isMobile && <RowSheet {...rowPanel} />}
        {showsRows && rows.data && rows.data.total > 0 && <Pagination list={list} {...toCounted(rows.data)} />}
      </Page>
    </ListFilterContext>
  );
}

type RowsProps<Row extends { id: string }> = ListPageProps<Row> & {
  /** Including hidden ones. */
  allColumns: readonly Column<Row>[];
  selection: Selection<Row> | undefined;
  openRow: OpenRow<Row>;
  showsCards: boolean;
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
};

function Rows<Row extends { id: string }>({
  title,
  list,
  rows,
  columns,
  allColumns,
  rowName,
  rowLink,
  rowActions,
  rowPicture,
  maxCardFields,
  totals,
  emptyState,
  selection,
  openRow,
  showsCards,
  layout,
  onLayoutChange,
}: RowsProps<Row>) {
  const formatMessage = useFormatMessage();
  const shownQuery = useShownQuery(list.query, rows.isPlaceholderData);
  if (rows.isError && !rows.data) return <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data?.items.length === 0) return <NoRows list={list} emptyState={emptyState} />;
  const rowProps = {
    label: formatMessage(title),
    columns,
    rows: rows.data?.items,
    shownQuery,
    rowName,
    rowLink,
    rowActions,
    totals,
    selection,
    openRow: openRow.open && openRow,
  };
  if (showsCards) return <Cards {...rowProps} rowPicture={rowPicture} maxFields={maxCardFields} />;
  return (
    <DataTable
      {...rowProps}
      skeletonRowCount={Math.min(list.limit, 12)}
      sort={list.sort}
      onSort={list.sortBy}
      onResize={(id, width) => onLayoutChange(resizeColumn(layout, id, width))}
      onReorder={(id, target) => onLayoutChange(moveColumnTo(allColumns, layout, id, target))}
    />
  );
}

/** Offers to clear the filters if nothing matches them. */
function NoRows({ list, emptyState }: Pick<ListPageProps<never>, 'list' | 'emptyState'>) {
  if (!list.isFiltered) return <EmptyState {...emptyState} />;
  return (
    <EmptyState
      icon="search"
      title={emptyState.title}
      text={messages.noResults}
      action={
        <Button size="sm" variant="outline" onClick={list.clearFilters}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    />
  );
}

type Counted = { total: number; totalIsLowerBound?: boolean };
/** Long lists have the mark as well. `rows` has a type of the host API, which lacks it. */
const toCounted = ({ total, totalIsLowerBound = false }: Counted) => ({ total, totalIsLowerBound });

/** Goes to the last page if the current one is beyond it, for example after its last row was deleted. */
function useExistingPage({ page, limit, goToPage }: ListParams, data: { items: unknown[]; total: number } | undefined) {
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / limit));
  const isBeyond = data !== undefined && data.items.length === 0 && page > lastPage;
  useEffect(() => {
    if (isBeyond) goToPage(lastPage);
  });
}
