import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, VisuallyHidden } from '../base/chakra.ts';
import type { IconName } from '../base/icon.tsx';
import { useNarrow } from '../base/use-media.ts';
import { fill, useSay, type Words } from '../base/words.ts';
import { EmptyState, ErrorState } from '../feedback/panels.tsx';
import type { Action } from '../overlays/action.ts';
import { Page } from '../page/page.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkBar } from './bulk.tsx';
import { Cards } from './cards.tsx';
import type { Column } from './column.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { FilteringContext } from './context.ts';
import { movedTo, shown, sized, type Layout } from './layout.ts';
import { messages } from './list.messages.ts';
import { Pagination } from './pagination.tsx';
import type { ListParams } from './params.ts';
import { RefetchBar } from './refetch-bar.tsx';
import { useSelection } from './selection.ts';
import { DataTable } from './table.tsx';
import { useLayout } from './use-layout.ts';
import { ShownAs } from './shown-as.tsx';

export type ListPageProps<Row> = {
  /** The table's name under which its layout is kept: `orders`. */
  name: string;
  title: Words;
  list: ListParams;
  rows: UseQueryResult<{ items: Row[]; total: number }>;
  /** The first is always there: it says what the row is. */
  columns: readonly Column<Row>[];
  /** What a person calls a row: its number or name. */
  rowName: (row: Row) => string;
  /** Where a row leads: its first column is then a link. */
  rowLink?: (row: Row) => string;
  rowActions?: (row: Row) => readonly Action[];
  bulkActions?: readonly BulkAction<Row>[];
  /** What a row looks like, in its card; a person may then choose cards where there is room for the table. */
  picture?: (row: Row) => ReactNode;
  /** Stands beside the rows; where it is narrow in their place, once `isBeside` says so. */
  beside?: ReactNode;
  isBeside?: boolean;
  /** `ListTabs`, where there are any: they stay while the rest of the filters gives way to what is done to the chosen rows. */
  tabs?: ReactNode;
  filters?: ReactNode;
  /** The page's main action. */
  actions?: ReactNode;
  /** "No orders found", and what to do next. */
  empty: { title: Words; text?: Words; icon?: IconName; action?: ReactNode };
};

/** On a narrow screen the whole page scrolls, and what may be done to the chosen rows goes along. */
const STUCK = {
  position: 'sticky',
  top: '0',
  zIndex: 'docked',
  py: '2',
  mx: '-4',
  px: '4',
  bg: 'bg.canvas',
  borderBottomWidth: '1px',
} as const;
const SURFACE = { bg: 'bg.surface', borderWidth: '1px' } as const;

/** A screen that lists: title, filters, table or cards, pages; and what to say when there is nothing. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const {
    name,
    title,
    list,
    rows,
    columns,
    rowName,
    bulkActions,
    picture,
    beside,
    isBeside = false,
    tabs,
    filters,
    actions,
  } = props;
  const { layout, change, reset } = useLayout(name, columns);
  const selection = useSelection(rows.data?.items ?? []);
  const narrow = useNarrow();
  const body = useRef<HTMLDivElement>(null);
  const isPicking = bulkActions !== undefined && selection.chosen.length > 0;
  const asCards = narrow || (picture !== undefined && layout.cards === true);
  const areRowsShown = !(narrow && isBeside);
  const isBesideShown = beside !== undefined && (!narrow || isBeside);
  useLastPage(list, rows.data);
  return (
    <FilteringContext value={list}>
      <Page title={title} actions={actions} fill>
        {tabs && (
          <Flex mb="2" flexShrink="0">
            {tabs}
          </Flex>
        )}
        <Flex gap="2" mb="3" align="flex-start" flexShrink="0" {...(isPicking && narrow && STUCK)}>
          {bulkActions && (
            <VisuallyHidden role="status">
              {isPicking && <FormattedMessage {...fill(messages.selected, { count: selection.chosen.length })} />}
            </VisuallyHidden>
          )}
          <Flex flex="1" minW="0" gap="2" wrap="wrap" align="center">
            {isPicking ? (
              <BulkBar
                selection={selection}
                actions={bulkActions}
                rowName={rowName}
                onEmptied={() => body.current?.focus()}
              />
            ) : (
              filters
            )}
          </Flex>
          {!narrow && picture && <ShownAs cards={asCards} onChange={(cards) => change({ ...layout, cards })} />}
          {!asCards && <ColumnsPanel columns={columns} layout={layout} onChange={change} onReset={reset} />}
        </Flex>
        <Flex minH="0" gap="3" flex={beside ? '1' : undefined} align="stretch">
          {areRowsShown && (
            <Box
              ref={body}
              tabIndex={-1}
              outline="none"
              flex="1"
              minW="0"
              position="relative"
              display="flex"
              flexDirection="column"
              minH="0"
              {...(asCards ? { overflowY: { md: 'auto' } } : SURFACE)}
              borderRadius="md"
              aria-busy={rows.isFetching}
            >
              <RefetchBar on={rows.isFetching && rows.data !== undefined} />
              <Rows
                {...props}
                columns={shown(columns, layout)}
                selection={bulkActions && selection}
                asCards={asCards}
                all={columns}
                layout={layout}
                onLayout={change}
              />
            </Box>
          )}
          {isBesideShown && (
            <Box flex={narrow ? '1' : '0 0 40%'} minW="0" h={narrow ? '60dvh' : 'auto'}>
              {beside}
            </Box>
          )}
        </Flex>
        {areRowsShown && rows.data && rows.data.total > 0 && <Pagination list={list} total={rows.data.total} />}
      </Page>
    </FilteringContext>
  );
}

type RowsProps<Row extends { id: string }> = ListPageProps<Row> & {
  selection: ReturnType<typeof useSelection<Row>> | undefined;
  asCards: boolean;
  /** Also those that are not shown. */
  all: readonly Column<Row>[];
  layout: Layout;
  onLayout: (layout: Layout) => void;
};

function Rows<Row extends { id: string }>({
  title,
  list,
  rows,
  columns,
  rowName,
  rowLink,
  rowActions,
  picture,
  empty,
  selection,
  asCards,
  all,
  layout,
  onLayout,
}: RowsProps<Row>) {
  const say = useSay();
  if (rows.isError && !rows.data) return <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />;
  if (rows.data?.items.length === 0) return <Nothing list={list} empty={empty} />;
  const shared = { label: say(title), columns, rows: rows.data?.items, rowName, rowLink, rowActions, selection };
  if (asCards) return <Cards {...shared} picture={picture} />;
  return (
    <DataTable
      {...shared}
      expected={Math.min(list.limit, 12)}
      sort={list.sort}
      onSort={list.sortBy}
      onWidth={(id, width) => onLayout(sized(layout, id, width))}
      onMove={(id, target) => onLayout(movedTo(all, layout, id, target))}
    />
  );
}

/** Filters that match nothing are another matter than a list without entries. */
function Nothing({ list, empty }: Pick<ListPageProps<never>, 'list' | 'empty'>) {
  if (!list.isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon="search"
      title={empty.title}
      text={messages.nothingMatches}
      action={
        <Button size="sm" variant="outline" onClick={list.clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    />
  );
}

/** The last row of the last page is gone: show the page before. */
function useLastPage({ page, limit, goTo }: ListParams, data: { items: unknown[]; total: number } | undefined) {
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / limit));
  const beyond = data !== undefined && data.items.length === 0 && page > last;
  useEffect(() => {
    if (beyond) goTo(last);
  });
}
