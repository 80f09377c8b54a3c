import { useQuery } from '@tanstack/react-query';
import type { Trip } from 'shared-contracts/trips/trips';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { type Message, QueryContent, Section, Skeleton } from 'shared-ui';
import { Timeline, type timelineEventMessages, tripStatusStyles } from 'shared-ui/format';
import { changedFields } from './changed-fields.ts';
import { messages, tripHistory } from './trip-page.messages.ts';
import { tripQueries } from '../trips.api.ts';

/** Trips have no approval: "submit" reads differently from orders. */
const EVENT_MESSAGES = {
  submit: messages.submitted,
  fileAdded: messages.documentAdded,
  fileRemoved: messages.documentRemoved,
  stopOutOfSequence: tripHistory.stopOutOfSequence,
  accept: tripHistory.accept,
  decline: tripHistory.decline,
  handOver: tripHistory.handOver,
  addOrder: tripHistory.addOrder,
  removeOrders: tripHistory.removeOrders,
  splitAtHub: tripHistory.splitAtHub,
  undoSplit: tripHistory.undoSplit,
  reorderStops: tripHistory.reorderStops,
  reportedAfterCancellation: tripHistory.reportedAfterCancellation,
  reportedLate: tripHistory.reportedLate,
  startedEarly: tripHistory.startedEarly,
  arrivedFar: tripHistory.arrivedFar,
} satisfies Record<
  Exclude<TimelineEvent<'trip'>, Exclude<keyof typeof timelineEventMessages, 'submit'> | 'delete' | 'dissolve'>,
  Message
>;

export function HistorySection({ trip: { id } }: { trip: Trip }) {
  const timeline = useQuery(tripQueries.timeline(id));
  return (
    <Section title={messages.history}>
      <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => (
          <Timeline
            entries={items}
            statusStyles={tripStatusStyles}
            eventMessages={EVENT_MESSAGES}
            fields={changedFields}
          />
        )}
      </QueryContent>
    </Section>
  );
}
