import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Order } from 'shared-contracts/orders/orders';
import { Button, EmptyState, QueryContent } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { orderQueries } from './orders.api.ts';
import { messages } from './orders.messages.ts';

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

/** Loads an order for its children; shows an empty state for orders that are missing or not accessible. */
export function OrderLoader({ id, children }: { id: string; children: (order: Order) => ReactNode }) {
  const order = useQuery(orderQueries.detail(id));
  if (!order.data && isMissing(order.error)) return <OrderNotFound />;
  return <QueryContent query={order}>{children}</QueryContent>;
}
