import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { HomeWaitingProps } from 'shared-ui/area';
import { RelativeTime, organizationTypeMessages } from 'shared-ui/format';
import { WaitingItem, WaitingSection } from 'shared-ui/waiting';
import { WRITE } from './partner-access.ts';
import { partnerQueries } from './partners.api.ts';
import { waitingMessages as messages } from './partners.messages.ts';

const MAX_SHOWN = 5;
const ALL_REQUESTS = '/partners?waitsForUs=true';

/** Lists pending partnership requests on the home page. */
export default function WaitingSlot({ onCount }: HomeWaitingProps) {
  const canConfirm = useCan(WRITE);
  const { data } = useQuery({
    ...partnerQueries.list({ waitsForUs: 'true', sort: 'createdAt', limit: MAX_SHOWN }),
    enabled: canConfirm,
  });
  return (
    <WaitingSection title={messages.title} enabled={canConfirm} page={data} allLink={ALL_REQUESTS} onCount={onCount}>
      {({ id, name, type, createdAt }) => (
        <WaitingItem
          to={`${ALL_REQUESTS}&dialog=info.${id}`}
          name={name}
          nameWidth="14rem"
          description={<FormattedMessage {...organizationTypeMessages[type]} />}
          aside={<RelativeTime at={createdAt} />}
        />
      )}
    </WaitingSection>
  );
}
