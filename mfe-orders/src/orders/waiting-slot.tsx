import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { WaitingProps } from 'shared-ui/area';
import { DateTimeRange } from 'shared-ui/format';
import { WaitingLine, WaitingSection } from 'shared-ui/waiting';
import { WRITE } from './order-access.ts';
import { orderQueries } from './orders.api.ts';
import { waiting as messages } from './orders.messages.ts';

const SHOWN = 5;

/** On the home page: orders that wait for my approval. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayApprove = useCan(WRITE);
  const { data } = useQuery({
    ...orderQueries.list({ waitingForMe: 'true', sort: 'pickupFrom', limit: SHOWN }),
    enabled: mayApprove,
  });
  return (
    <WaitingSection
      title={messages.title}
      asked={mayApprove}
      page={data}
      all="/orders?waitingForMe=true"
      onCount={onCount}
    >
      {({ id, number, partner, pickupFrom, pickupTo }) => (
        <WaitingLine
          to={`/orders/${id}`}
          name={number}
          nameWidth="6rem"
          what={partner.name}
          aside={<DateTimeRange from={pickupFrom} to={pickupTo} />}
        />
      )}
    </WaitingSection>
  );
}
