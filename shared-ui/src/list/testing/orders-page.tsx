import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import { renderScreen, type Replies } from '../../testing/index.ts';
import { ListPage, MoreFilters, SearchFilter, SelectFilter, useListParams, type Column } from '../index.ts';

type Order = { id: string; number: string; partner: string; cost: string; city: string; stage: 'saved' | 'validated' };

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const columns: Column<Order>[] = [
  { id: 'number', header: message('Number'), sort: true, cell: (order) => order.number },
  { id: 'partner', header: message('Partner'), cell: (order) => order.partner, detail: (order) => `PO-${order.id}` },
  { id: 'cost', header: message('Cost'), sort: 'predictedCost', numeric: true, cell: (order) => order.cost },
  {
    id: 'city',
    header: message('City'),
    labels: { kandy: message('City of Kandy') },
    hiddenByDefault: true,
    cell: (order) => order.city,
  },
];
const stages = { saved: message('Saved'), validated: message('Validated') };

type OrdersPageProps = { hasActions?: boolean; /** Whether the orders have pages. */ hasPages?: boolean };

function OrdersPage({ hasActions = true, hasPages = true }: OrdersPageProps) {
  const list = useListParams({ filters: ['stage', 'city'], sort: '-createdAt' });
  const rows = useQuery({
    queryKey: ['orders', list.query],
    queryFn: ({ signal }) => api.get<Page<Order>>('orders', { query: list.query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      name="orders"
      title={message('Orders')}
      list={list}
      rows={rows}
      columns={columns}
      exports={{ path: 'orders', query: list.query }}
      rowName={({ number }) => number}
      {...(hasPages && { rowLink: ({ id }: Order) => `/orders/${id}` })}
      rowActions={({ id }) =>
        hasActions
          ? [
              { label: message('Edit'), primary: true, onSelect: () => list.openDialog('edit', id) },
              {
                label: message('Delete'),
                danger: true,
                confirmText: message('Deletes it permanently.'),
                onSelect: () => api.delete(`orders/${id}`),
              },
            ]
          : []
      }
      filters={
        <>
          <SearchFilter />
          <SelectFilter name="stage" label={message('Stage')} options={stages} />
          <MoreFilters names={['city']}>
            <SelectFilter name="city" label={message('City')} options={{ kandy: message('Kandy') }} />
          </MoreFilters>
        </>
      }
      emptyState={{ title: message('No orders found'), text: message('Create the first one.') }}
    />
  );
}

const buildOrder = (n: number): Order => ({
  id: `id-${n}`,
  number: `ORD-${n}`,
  partner: 'Lanka Logistics',
  cost: '1,200.00',
  city: 'Kandy',
  stage: 'saved',
});
export const orderReplies: Replies = {
  'GET orders': ({ query }) => {
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    return {
      items: Array.from({ length: Math.min(limit, 214 - (page - 1) * limit) }, (_, index) =>
        buildOrder((page - 1) * limit + index + 1),
      ),
      total: 214,
    };
  },
};
export const emptyReplies: Replies = { 'GET orders': () => ({ items: [], total: 0 }) };
export const renderOrdersPage = ({
  hasActions = true,
  hasPages = true,
  ...options
}: Parameters<typeof renderScreen>[1] & OrdersPageProps = {}) =>
  renderScreen(<OrdersPage hasActions={hasActions} hasPages={hasPages} />, { replies: orderReplies, ...options });
export const getHeaders = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
export const getSearch = ({ router }: ReturnType<typeof renderOrdersPage>) => router.state.location.search;
