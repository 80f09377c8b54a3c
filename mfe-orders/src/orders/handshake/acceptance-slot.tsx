import { FormattedMessage } from 'react-intl';
import { withValues } from 'shared-ui';
import type { HomeWaitingProps } from 'shared-ui/area';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { HANDLE } from '../order-access.ts';
import { waitingMessages as messages } from '../orders.messages.ts';
import { PartnerOrdersSection } from './partner-orders-section.tsx';

function Deadline({ at }: { at: number }) {
  const timeZone = useTimeZone();
  return <FormattedMessage {...withValues(messages.deadline, { deadline: formatDateTime(at, timeZone) })} />;
}

/** The orders that the user's organization can accept, with the time until when. */
export default function AcceptanceSlot({ onCount }: HomeWaitingProps) {
  return (
    <PartnerOrdersSection
      title={messages.accept}
      toDo="accept"
      access={HANDLE}
      renderTime={({ handshake }) => handshake?.deadline && <Deadline at={handshake.deadline} />}
      onCount={onCount}
    />
  );
}
