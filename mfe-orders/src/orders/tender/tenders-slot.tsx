import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { DateTime } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { HANDLE } from '../order-access.ts';
import { tenderQueries } from './tender.api.ts';
import { receivedMessages as messages } from './tender.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MAX_LISTED_OFFERS = 5;

/** Home page section with the tenders that the user's organization can answer. */
export default function TendersSlot({ onCount }: HomeWaitingProps) {
  const canAnswer = useCan(HANDLE);
  const { data } = useQuery({
    ...tenderQueries.received({ state: 'open', limit: MAX_LISTED_OFFERS }),
    enabled: canAnswer,
  });
  return (
    <WaitingSection title={messages.waiting} enabled={canAnswer} page={data} allLink="/tenders" onCount={onCount}>
      {({ id, organization, deadline, ...order }) => (
        <WaitingItem
          to={`/tenders?dialog=offer.${id}`}
          name={formatOrderNumber(order)}
          nameWidth="6rem"
          description={organization.name}
          aside={<DateTime at={deadline} />}
        />
      )}
    </WaitingSection>
  );
}
