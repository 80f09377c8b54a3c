import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { Button, EmptyState, withValues, QueryContent, Page } from 'shared-ui';
import { Link, useParams } from 'shared-ui/router';
import { planningQueries } from './planning.api.ts';
import { messages } from './planning.messages.ts';
import { TripForm } from './form/trip-form.tsx';

const TripLocked = ({ trip: { id, number } }: { trip: Trip }) => (
  <EmptyState
    icon="lock"
    size="page"
    title={withValues(messages.locked, { number })}
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

function TripEditForm({ trip: loadedTrip }: { trip: Trip }) {
  // Saving updates the query: the form retains the trip it started with.
  const [trip] = useState(loadedTrip);
  if (!trip.actions.includes('edit')) return <TripLocked trip={trip} />;
  const { id, number } = trip;
  return (
    <Page
      title={withValues(messages.edit, { number })}
      backLink={{ to: `/trips/${id}`, label: withValues(messages.trip, { number }) }}
    >
      <TripForm trip={trip} />
    </Page>
  );
}

export default function TripEditPage() {
  const { id = '' } = useParams();
  const trip = useQuery(planningQueries.trip(id));
  return <QueryContent query={trip}>{(data) => <TripEditForm key={id} trip={data} />}</QueryContent>;
}
