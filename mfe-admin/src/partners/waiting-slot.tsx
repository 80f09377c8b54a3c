import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { WaitingProps } from 'shared-ui/area';
import { Ago, organizationTypeMessages } from 'shared-ui/format';
import { WaitingLine, WaitingSection } from 'shared-ui/waiting';
import { WRITE } from './partner-access.ts';
import { partnerQueries } from './partners.api.ts';
import { waiting as messages } from './partners.messages.ts';

const SHOWN = 5;
const ALL = '/partners?waitsForUs=true';

/** On the home page: organizations that ask us for a partnership. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayConfirm = useCan(WRITE);
  const { data } = useQuery({
    ...partnerQueries.list({ waitsForUs: 'true', sort: 'createdAt', limit: SHOWN }),
    enabled: mayConfirm,
  });
  return (
    <WaitingSection title={messages.title} asked={mayConfirm} page={data} all={ALL} onCount={onCount}>
      {({ id, name, type, createdAt }) => (
        <WaitingLine
          to={`${ALL}&dialog=info.${id}`}
          name={name}
          nameWidth="14rem"
          what={<FormattedMessage {...organizationTypeMessages[type]} />}
          aside={<Ago at={createdAt} />}
        />
      )}
    </WaitingSection>
  );
}
