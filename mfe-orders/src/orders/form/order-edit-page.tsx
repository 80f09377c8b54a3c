import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import { Button, EmptyState, fill, Page } from 'shared-ui';
import { Link, useParams } from 'shared-ui/router';
import { knownOf } from './known.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { OrderForm } from './order-form.tsx';
import { messages } from './order-form.messages.ts';
import { valuesOf } from './order-values.ts';

const Locked = ({ order: { id, number } }: { order: Order }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={fill(messages.locked, { number })}
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

function Editing({ order }: { order: Order }) {
  // Asked once: the order that this very form sends for approval is not locked away under it.
  const [isEditable] = useState(order.actions.includes('edit'));
  if (!isEditable) return <Locked order={order} />;
  const { id, number } = order;
  return (
    <Page
      title={fill(messages.edit, { number })}
      back={{ to: `/orders/${id}`, label: fill(messages.order, { number }) }}
    >
      <OrderForm id={id} initial={valuesOf(order)} initialKnown={knownOf(order)} />
    </Page>
  );
}

export default function OrderEditPage() {
  const { id = '' } = useParams();
  return <LoadedOrder id={id}>{(order) => <Editing key={id} order={order} />}</LoadedOrder>;
}
