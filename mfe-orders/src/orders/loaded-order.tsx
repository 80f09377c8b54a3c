import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Order } from 'shared-contracts/orders';
import { Button, EmptyState, Loaded } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './order-page.messages.ts';
import { orderQueries } from './orders.api.ts';

const OrderNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/orders">
          <FormattedMessage {...messages.toOrders} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** One order, its outline while it loads; an address that names no order of ours says so. */
export function LoadedOrder({ id, children }: { id: string; children: (order: Order) => ReactNode }) {
  const order = useQuery(orderQueries.detail(id));
  if (!order.data && isMissing(order.error)) return <OrderNotFound />;
  return <Loaded query={order}>{children}</Loaded>;
}
