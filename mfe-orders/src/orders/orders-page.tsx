import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Button, Icon } from 'shared-ui';
import { ListPage, useListParams } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { WRITE } from './order-access.ts';
import { OrderFilters } from './order-filters.tsx';
import { orderQueries } from './orders.api.ts';
import { columns } from './orders.columns.tsx';
import { messages } from './orders.messages.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useOrderActions } from './use-order-actions.ts';

const create = (
  <Can access={WRITE}>
    <Button asChild><Link to="/order/new"><Icon name="plus" /><FormattedMessage {...messages.create} /></Link></Button>
  </Can>
);

export default function OrdersPage() {
  const list = useListParams({ filters: ['partnerId', 'orderTypeId', 'waitingForMe'], many: ['stage'], sort: '-createdAt' });
  const orders = useQuery(orderQueries.list(list.query));
  const rowActions = useOrderActions({ short: true, onReject: (id) => list.open('reject', id) });
  return (
    <>
      <ListPage
        name="orders"
        title={messages.title}
        list={list}
        rows={orders}
        columns={columns}
        rowName={(order) => order.number}
        rowLink={(order) => `/orders/${order.id}`}
        rowActions={rowActions}
        filters={<OrderFilters />}
        actions={create}
        empty={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {list.dialog?.name === 'reject' && <RejectDialog id={list.dialog.id} onClose={list.close} />}
    </>
  );
}
