import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { CreateButton, ListPage, ListTabs, useListParams, type Column } from 'shared-ui/list';
import { bulkActions } from '../actions/bulk-actions.tsx';
import { WRITE } from '../order-access.ts';
import { ORDER_FILTERS, OrderFilters } from './order-filters.tsx';
import { OrderImport } from './order-import.tsx';
import { emptyMessages, messages as listMessages, viewLabels } from './order-list.messages.ts';
import { orderQueries, VIEW_ENDPOINTS, type OrderView } from '../orders.api.ts';
import { messages } from '../orders.messages.ts';
import { useOrderActions } from '../actions/use-order-actions.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const CreateOrderButton = () => <CreateButton access={WRITE} label={messages.create} to="/order/new" />;

const HeaderActions = () => (
  <>
    <OrderImport />
    <CreateOrderButton />
  </>
);

type OrderListProps<Row> = {
  view: OrderView;
  columns: readonly Column<Row>[];
  /** The default sort; without it, the API's default. */
  sort?: string;
};

export function OrderList<Row extends OrderRow>({ view, columns, sort }: OrderListProps<Row>) {
  const list = useListParams({ filters: ORDER_FILTERS, multiFilters: ['stage'], ...(sort && { sort }) });
  const orders = useQuery(orderQueries.view<Row>(view, list.query));
  const rowActions = useOrderActions({ isCompact: true, onReject: (id) => list.openDialog('reject', id) });
  const canWrite = useCan(WRITE);
  return (
    <ListPage<Row>
      name={view === 'own' ? 'orders' : `orders-${view}`}
      title={messages.title}
      list={list}
      rows={orders}
      columns={columns}
      exports={{ path: VIEW_ENDPOINTS[view].path, query: { ...VIEW_ENDPOINTS[view].query, ...list.query } }}
      rowName={formatOrderNumber}
      rowLink={(order) => `/orders/${order.id}`}
      rowActions={rowActions}
      {...(canWrite && { bulkActions })}
      tabs={<ListTabs name="view" label={listMessages.view} tabs={viewLabels} />}
      filters={<OrderFilters view={view} list={list} rows={orders.data?.items} />}
      actions={<HeaderActions />}
      emptyState={{
        title: emptyMessages.title[view],
        text: emptyMessages.text[view],
        ...(view === 'own' && { action: <CreateOrderButton /> }),
      }}
    />
  );
}
