import { Table } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex } from '../base/chakra.ts';
import type { IconName } from '../base/icon.tsx';
import type { Words } from '../base/words.ts';
import { EmptyState, ErrorState } from '../feedback/panels.tsx';
import type { Action } from '../overlays/action.ts';
import { Actions } from '../overlays/actions.tsx';
import { Page } from '../page/page.tsx';
import type { Column } from './column.ts';
import { ListContext } from './context.ts';
import type { ListParams } from './params.ts';

/** Something to do to several rows, one after the other. */
export type BulkAction<Row> = {
  label: Words;
  icon?: IconName;
  danger?: boolean;
  /** Which of the chosen rows it is for. */
  allowed?: (row: Row) => boolean;
  run: (row: Row) => Promise<unknown>;
};

export type ListPageProps<Row> = {
  /** The table's name under which its layout is kept: `orders`. */
  name: string;
  title: Words;
  list: ListParams;
  rows: UseQueryResult<{ items: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  /** What a person calls a row: its number or name. */
  rowName: (row: Row) => string;
  /** Where a row leads: its first column is then a link. */
  rowLink?: (row: Row) => string;
  rowActions?: (row: Row) => readonly Action[];
  bulkActions?: readonly BulkAction<Row>[];
  filters?: ReactNode;
  /** The page's main action. */
  actions?: ReactNode;
  /** "No orders found" and what to do next. */
  empty: { title: Words; text?: Words; icon?: IconName; action?: ReactNode };
};

export function ListPage<Row extends { id: string }>({ title, list, rows, columns, rowName, rowActions, filters, actions, empty }: ListPageProps<Row>) {
  const items = rows.data?.items ?? [];
  return (
    <ListContext value={list}>
      <Page title={title} actions={actions} fill>
        <Flex gap="2" mb="3">{filters}</Flex>
        {rows.isError && !rows.data && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data && items.length === 0 && <EmptyState {...empty} />}
        <Table.Root>
          <Table.Header><Table.Row>{columns.map(({ id, header }) => <Table.ColumnHeader key={id}><FormattedMessage {...header} /></Table.ColumnHeader>)}</Table.Row></Table.Header>
          <Table.Body>
            {items.map((row) => (
              <Table.Row key={row.id}>
                {columns.map(({ id, cell }) => <Table.Cell key={id}>{cell(row)}</Table.Cell>)}
                {rowActions && <Table.Cell><Actions of={rowActions(row)} name={rowName(row)} size="xs" /></Table.Cell>}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Page>
    </ListContext>
  );
}
