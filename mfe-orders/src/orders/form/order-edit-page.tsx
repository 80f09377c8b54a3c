import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Button, EmptyState, withValues, Page } from 'shared-ui';
import { useRecordForm } from 'shared-ui/form';
import { Link, useParams } from 'shared-ui/router';
import { collectRecords } from './reference-data.tsx';
import { OrderLoader } from '../loaded-order.tsx';
import { OrderForm } from './order-form.tsx';
import { orderQueries } from '../orders.api.ts';
import { messages } from './order-form.messages.ts';
import { toFormValues } from './order-form-values.ts';

const LockedOrder = ({ order: { id, number } }: { order: Order }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={withValues(messages.locked, { number })}
    text={messages.lockedText}
    action={
      <Button asChild variant="outline">
        <Link to={`/orders/${id}`}>
          <FormattedMessage {...messages.openOrder} />
        </Link>
      </Button>
    }
  />
);

function OrderEditor({ order }: { order: Order }) {
  // Checked only once, since sending the order for approval makes it uneditable while the form is open.
  const [isEditable] = useState(order.actions.includes('edit'));
  const { initialValues, concurrency } = useRecordForm(orderQueries.detail(order.id), toFormValues);
  const records = useMemo(() => collectRecords(order), [order]);
  if (!isEditable) return <LockedOrder order={order} />;
  const { id, number } = order;
  return (
    <Page
      title={withValues(messages.edit, { number })}
      backLink={{ to: `/orders/${id}`, label: withValues(messages.order, { number }) }}
    >
      <OrderForm
        id={id}
        initialValues={initialValues ?? toFormValues(order)}
        initialRecords={records}
        concurrency={concurrency}
      />
    </Page>
  );
}

export default function OrderEditPage() {
  const { id = '' } = useParams();
  return <OrderLoader id={id}>{(order) => <OrderEditor key={id} order={order} />}</OrderLoader>;
}
