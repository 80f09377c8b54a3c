import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders';
import { CreateButton, ListPage, ListTabs, useListParams, type Column } from 'shared-ui/list';
import { bulkActions } from './bulk-actions.tsx';
import { WRITE } from './order-access.ts';
import { ORDER_FILTERS, OrderFilters } from './order-filters.tsx';
import { OrderImport } from './order-import.tsx';
import { empty, messages as words, views, type ViewName } from './order-list.messages.ts';
import { orderQueries } from './orders.api.ts';
import { messages } from './orders.messages.ts';
import { useOrderActions } from './use-order-actions.ts';

const Create = () => <CreateButton access={WRITE} label={messages.create} to="/order/new" />;

/** What stands at the end of the page's title. */
const HeaderActions = () => (
  <>
    <OrderImport />
    <Create />
  </>
);

type OrderListProps<Row> = {
  view: ViewName;
  columns: readonly Column<Row>[];
  /** The order before anybody chose one; the API's own if nothing is said. */
  sort?: string;
};

/** One of the lists of orders. */
export function OrderList<Row extends OrderRow>({ view, columns, sort }: OrderListProps<Row>) {
  const list = useListParams({ filters: ORDER_FILTERS, many: ['stage'], ...(sort && { sort }) });
  const orders = useQuery(orderQueries.view<Row>(view, list.query));
  const rowActions = useOrderActions({ short: true, onReject: (id) => list.open('reject', id) });
  const mayWrite = useCan(WRITE);
  return (
    <ListPage<Row>
      name={view === 'own' ? 'orders' : `orders-${view}`}
      title={messages.title}
      list={list}
      rows={orders}
      columns={columns}
      rowName={(order) => order.number}
      rowLink={(order) => `/orders/${order.id}`}
      rowActions={rowActions}
      {...(mayWrite && { bulkActions })}
      tabs={<ListTabs name="view" label={words.view} tabs={views} />}
      filters={<OrderFilters view={view} list={list} rows={orders.data?.items} />}
      actions={<HeaderActions />}
      empty={{ title: empty.title[view], text: empty.text[view], ...(view === 'own' && { action: <Create /> }) }}
    />
  );
}
