import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import type { OrderRow } from 'shared-contracts/orders/orders';
import type { Message } from 'shared-ui';
import type { HomeWaitingProps } from 'shared-ui/area';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { orderQueries } from '../orders.api.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MAX_LISTED_ORDERS = 5;

type PartnerOrdersSectionProps = HomeWaitingProps & {
  title: Message;
  toDo: 'accept' | 'plan';
  access: Access;
  renderTime: (order: OrderRow) => ReactNode;
};

/** Home page section with the orders of partners that wait for the user's organization. */
export function PartnerOrdersSection({ title, toDo, access, renderTime, onCount }: PartnerOrdersSectionProps) {
  const canAct = useCan(access);
  useLiveOrders();
  const { data } = useQuery({
    ...orderQueries.view('partner', { toDo, sort: 'pickupFrom', limit: MAX_LISTED_ORDERS }),
    enabled: canAct,
  });
  return (
    <WaitingSection
      title={title}
      enabled={canAct}
      page={data}
      allLink={`/orders?view=partner&toDo=${toDo}`}
      onCount={onCount}
    >
      {(order) => (
        <WaitingItem
          to={`/orders/${order.id}`}
          name={formatOrderNumber(order)}
          nameWidth="6rem"
          description={order.organization.name}
          aside={renderTime(order)}
        />
      )}
    </WaitingSection>
  );
}
