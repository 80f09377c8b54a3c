import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { QueryContent, Section, Skeleton } from 'shared-ui';
import { Timeline } from 'shared-ui/format';
import { changedFields } from './changed-fields.ts';
import { events, messages } from './vehicle-page.messages.ts';
import { vehicleQueries } from '../vehicles.api.ts';

function History({ id }: Pick<Vehicle, 'id'>) {
  const timeline = useQuery(vehicleQueries.timeline(id));
  return (
    <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="16" />}>
      {({ items }) => <Timeline entries={items} eventMessages={events} fields={changedFields} />}
    </QueryContent>
  );
}

export const HistorySection = ({ vehicle: { id } }: { vehicle: Vehicle }) => (
  <Section title={messages.history}>
    <History id={id} />
  </Section>
);
