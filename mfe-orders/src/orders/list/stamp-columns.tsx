import type { Order, OrderRow } from 'shared-contracts/orders/orders';
import { DateTime, PersonName } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { fields } from '../orders.messages.ts';

const renderApproval = (approval: Order['firstApproval']) =>
  approval ? (
    <>
      <PersonName name={approval.by} />, <DateTime at={approval.at} />
    </>
  ) : (
    '–'
  );

/** Who created and approved orders, and when. */
export const stampColumns: Column<OrderRow>[] = [
  {
    id: 'createdBy',
    header: fields.createdBy,
    width: 160,
    hiddenByDefault: true,
    cell: (order) => <PersonName name={order.createdBy} />,
  },
  {
    id: 'firstApproval',
    header: fields.firstApproval,
    width: 240,
    hiddenByDefault: true,
    cell: (order) => renderApproval(order.firstApproval),
  },
  {
    id: 'secondApproval',
    header: fields.secondApproval,
    width: 240,
    hiddenByDefault: true,
    cell: (order) => renderApproval(order.secondApproval),
  },
];
