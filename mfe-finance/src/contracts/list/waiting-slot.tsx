import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { DateOnly } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { WRITE_ACCESS } from '../contract-access.ts';
import { contractQueries } from '../contracts.api.ts';
import { waitingMessages as messages } from '../contracts.messages.ts';

const MAX_ROWS = 5;

/** Home page section: contracts waiting for our review. Root would see those of all organizations. */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const isRoot = useSession(({ user }) => user?.role === 'root');
  const canReview = useCan(WRITE_ACCESS) && !isRoot;
  const { data } = useQuery({
    ...contractQueries.view('partner', { waitsForUs: 'true', sort: 'startDate', limit: MAX_ROWS }),
    enabled: canReview,
  });
  return (
    <WaitingSection
      title={messages.title}
      enabled={canReview}
      page={data}
      allLink="/contracts?view=partner&waitsForUs=true"
      onCount={onCount}
    >
      {({ id, name, partner, startDate }) => (
        <WaitingItem
          to={`/contracts/${id}`}
          name={name}
          nameWidth="14rem"
          description={partner.name}
          aside={<DateOnly at={startDate} />}
        />
      )}
    </WaitingSection>
  );
}
