import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { delayedColumns, demurrageColumns } from './late.columns.tsx';
import { RejectDialog } from './lazy-dialogs.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderList } from './order-list.tsx';
import type { ViewName } from './order-list.messages.ts';
import { archiveColumns, columns, partnerColumns } from './orders.columns.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

const NEWEST = '-createdAt';
const own = <OrderList key="own" view="own" columns={columns} sort={NEWEST} />;
const LISTS: Record<ViewName, ReactNode> = {
  own,
  partner: <OrderList key="partner" view="partner" columns={partnerColumns} sort={NEWEST} />,
  '3pl': <OrderList key="3pl" view="3pl" columns={partnerColumns} sort={NEWEST} />,
  delayed: <OrderList key="delayed" view="delayed" columns={delayedColumns} />,
  demurrage: <OrderList key="demurrage" view="demurrage" columns={demurrageColumns} />,
  archive: <OrderList key="archive" view="archive" columns={archiveColumns} sort={NEWEST} />,
};
const isView = (name: string): name is ViewName => Object.hasOwn(LISTS, name);

export default function OrdersPage() {
  const { dialog, valueOf, close } = useListParams();
  useFreshOrders();
  const view = valueOf('view') ?? 'own';
  return (
    <>
      {isView(view) ? LISTS[view] : own}
      {dialog?.name === 'reject' && <RejectDialog id={dialog.id} onClose={close} />}
      <OrderDialogs />
    </>
  );
}
