import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { DateTimeRange } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { WRITE } from './order-access.ts';
import { orderQueries } from './orders.api.ts';
import { waitingMessages as messages } from './orders.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MAX_LISTED_ORDERS = 5;

/** Home page section with the orders that wait for the user's approval. */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const canApprove = useCan(WRITE);
  const { data } = useQuery({
    ...orderQueries.list({ waitingForMe: 'true', sort: 'pickupFrom', limit: MAX_LISTED_ORDERS }),
    enabled: canApprove,
  });
  return (
    <WaitingSection
      title={messages.title}
      enabled={canApprove}
      page={data}
      allLink="/orders?waitingForMe=true"
      onCount={onCount}
    >
      {({ id, partner, pickupFrom, pickupTo, ...order }) => (
        <WaitingItem
          to={`/orders/${id}`}
          name={formatOrderNumber(order)}
          nameWidth="6rem"
          description={partner.name}
          aside={<DateTimeRange from={pickupFrom} to={pickupTo} />}
        />
      )}
    </WaitingSection>
  );
}
