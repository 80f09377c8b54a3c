import { useQuery } from '@tanstack/react-query';
import type { Trip } from 'shared-contracts/trips';
import { Loaded, Section, Skeleton } from 'shared-ui';
import { Timeline, tripLooks } from 'shared-ui/format';
import { messages } from './trip-page.messages.ts';
import { tripQueries } from './trips.api.ts';

/** A trip is sent to nobody for approval. */
const EVENTS = { submit: messages.submitted, fileAdded: messages.documentAdded, fileRemoved: messages.documentRemoved };

export function HistorySection({ trip: { id } }: { trip: Trip }) {
  const timeline = useQuery(tripQueries.timeline(id));
  return (
    <Section title={messages.history}>
      <Loaded query={timeline} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => <Timeline entries={items} looks={tripLooks} events={EVENTS} />}
      </Loaded>
    </Section>
  );
}
