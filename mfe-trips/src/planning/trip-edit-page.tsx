import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import { Button, EmptyState, fill, Loaded, Page } from 'shared-ui';
import { Link, useParams } from 'shared-ui/router';
import { planningQueries } from './planning.api.ts';
import { messages } from './planning.messages.ts';
import { TripForm } from './trip-form.tsx';

const Locked = ({ trip: { id, number } }: { trip: Trip }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={fill(messages.locked, { number })}
    text={messages.lockedText}
    action={
      <Button asChild variant="outline">
        <Link to={`/trips/${id}`}>
          <FormattedMessage {...messages.openTrip} />
        </Link>
      </Button>
    }
  />
);

function Editing({ trip: latest }: { trip: Trip }) {
  const [trip] = useState(latest); // what this very form saves does not change under it
  if (!trip.actions.includes('edit')) return <Locked trip={trip} />;
  const { id, number } = trip;
  return (
    <Page title={fill(messages.edit, { number })} back={{ to: `/trips/${id}`, label: fill(messages.trip, { number }) }}>
      <TripForm trip={trip} />
    </Page>
  );
}

export default function TripEditPage() {
  const { id = '' } = useParams();
  const trip = useQuery(planningQueries.trip(id));
  return <Loaded query={trip}>{(loaded) => <Editing key={id} trip={loaded} />}</Loaded>;
}
