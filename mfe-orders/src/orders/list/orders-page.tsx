import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { delayedColumns, demurrageColumns } from './late-orders.columns.tsx';
import { RejectDialog } from '../actions/lazy-dialogs.tsx';
import { OrderDialogs } from '../actions/order-dialogs.tsx';
import { OrderList } from './order-list.tsx';
import { archiveColumns, columns, partnerColumns } from './orders.columns.tsx';
import type { OrderView } from '../orders.api.ts';
import { useLiveOrders } from '../use-live-orders.ts';

const NEWEST_FIRST = '-createdAt';
const ownOrders = <OrderList key="own" view="own" columns={columns} sort={NEWEST_FIRST} />;
const LISTS: Record<OrderView, ReactNode> = {
  own: ownOrders,
  partner: <OrderList key="partner" view="partner" columns={partnerColumns} sort={NEWEST_FIRST} />,
  '3pl': <OrderList key="3pl" view="3pl" columns={partnerColumns} sort={NEWEST_FIRST} />,
  delayed: <OrderList key="delayed" view="delayed" columns={delayedColumns} />,
  demurrage: <OrderList key="demurrage" view="demurrage" columns={demurrageColumns} />,
  archive: <OrderList key="archive" view="archive" columns={archiveColumns} sort={NEWEST_FIRST} />,
};
const isView = (name: string): name is OrderView => Object.hasOwn(LISTS, name);

export default function OrdersPage() {
  const { dialog, getValue, closeDialog } = useListParams();
  useLiveOrders();
  const view = getValue('view') ?? 'own';
  return (
    <>
      {isView(view) ? LISTS[view] : ownOrders}
      {dialog?.name === 'reject' && <RejectDialog id={dialog.id} onClose={closeDialog} />}
      <OrderDialogs />
    </>
  );
}
