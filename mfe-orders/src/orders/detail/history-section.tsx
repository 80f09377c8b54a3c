import { useQuery } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { ErrorState, type Message, Section, Skeleton } from 'shared-ui';
import { orderStatusStyles, Timeline, type timelineEventMessages } from 'shared-ui/format';
import { changedFields } from './changed-fields.ts';
import { documentEvents } from '../documents/documents.messages.ts';
import { handshakeEvents } from '../handshake/handshake.messages.ts';
import { messages } from './order-page.messages.ts';
import { orderQueries } from '../orders.api.ts';
import { slotEvents } from '../slots/slots.messages.ts';
import { splitMergeEvents } from '../split-merge/split-merge.messages.ts';
import { tenderEvents } from '../tender/tender.messages.ts';
import { trackingEvents } from '../tracking/tracking.messages.ts';

const eventMessages = {
  ...trackingEvents,
  ...handshakeEvents,
  ...tenderEvents,
  ...documentEvents,
  ...splitMergeEvents,
  ...slotEvents,
} satisfies Record<Exclude<TimelineEvent<'order'>, keyof typeof timelineEventMessages | 'delete'>, Message>;

function History({ id }: Pick<Order, 'id'>) {
  const timeline = useQuery(orderQueries.timeline(id));
  if (timeline.data)
    return (
      <Timeline
        entries={timeline.data.items}
        statusStyles={orderStatusStyles}
        eventMessages={eventMessages}
        fields={changedFields}
      />
    );
  if (timeline.isError) return <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

export const HistorySection = ({ order: { id } }: { order: Order }) => (
  <Section title={messages.history}>
    <History id={id} />
  </Section>
);
