import type { HomeWaitingProps } from 'shared-ui/area';
import { DateTimeRange } from 'shared-ui/format';
import { PLAN } from '../order-access.ts';
import { waitingMessages as messages } from '../orders.messages.ts';
import { PartnerOrdersSection } from './partner-orders-section.tsx';

/** The orders that the user's organization has not put into a trip yet, with their pickup windows. */
export default function PlanningSlot({ onCount }: HomeWaitingProps) {
  return (
    <PartnerOrdersSection
      title={messages.plan}
      toDo="plan"
      access={PLAN}
      renderTime={({ pickupFrom, pickupTo }) => <DateTimeRange from={pickupFrom} to={pickupTo} />}
      onCount={onCount}
    />
  );
}
