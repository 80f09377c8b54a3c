import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { WaitingProps } from 'shared-ui/area';
import { DateOnly } from 'shared-ui/format';
import { WaitingLine, WaitingSection } from 'shared-ui/waiting';
import { WRITE } from './contract-access.ts';
import { contractQueries } from './contracts.api.ts';
import { waitingMessages as messages } from './contracts.messages.ts';

const SHOWN = 5;

/** On the home page: contracts that wait for our review. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayReview = useCan(WRITE);
  const { data } = useQuery({
    ...contractQueries.view('partner', { waitsForUs: 'true', sort: 'startDate', limit: SHOWN }),
    enabled: mayReview,
  });
  return (
    <WaitingSection
      title={messages.title}
      asked={mayReview}
      page={data}
      all="/contracts?view=partner&waitsForUs=true"
      onCount={onCount}
    >
      {({ id, name, partner, startDate }) => (
        <WaitingLine
          to={`/contracts/${id}`}
          name={name}
          nameWidth="14rem"
          what={partner.name}
          aside={<DateOnly at={startDate} />}
        />
      )}
    </WaitingSection>
  );
}
