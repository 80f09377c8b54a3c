import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { HomeWaitingProps } from 'shared-ui/area';
import { DateTime } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { exceptionQueries } from './control-tower.api.ts';
import { kinds, messages } from './control-tower.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MAX_LISTED = 5;

/** Home page section with the exceptions that the user owns, those due first. */
export default function ExceptionsSlot({ onCount }: HomeWaitingProps) {
  const { data } = useQuery(exceptionQueries.list({ owner: 'me', limit: MAX_LISTED }));
  return (
    <WaitingSection title={messages.assignedToMe} page={data} allLink="/control-tower?owner=me" onCount={onCount}>
      {({ kind, trip, order, stop, dueAt }) => (
        <WaitingItem
          to={`/control-tower?owner=me&kind=${kind}`}
          name={trip?.number ?? (order && formatOrderNumber(order))}
          nameWidth="6rem"
          description={
            <>
              <FormattedMessage {...kinds[kind]} />
              {stop && ` · ${stop}`}
            </>
          }
          aside={<DateTime at={dueAt} />}
        />
      )}
    </WaitingSection>
  );
}
