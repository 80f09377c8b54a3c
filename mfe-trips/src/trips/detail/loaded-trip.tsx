import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Trip } from 'shared-contracts/trips/trips';
import { Button, EmptyState, QueryContent } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './trip-page.messages.ts';
import { tripQueries } from '../trips.api.ts';

const TripNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/trips">
          <FormattedMessage {...messages.toTrips} />
        </Link>
      </Button>
    }
  />
);

const isNotFoundError = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** Loads a trip. Unknown and inaccessible ids show "Trip not found". */
export function LoadedTrip({ id, children }: { id: string; children: (trip: Trip) => ReactNode }) {
  const trip = useQuery(tripQueries.detail(id));
  if (!trip.data && isNotFoundError(trip.error)) return <TripNotFound />;
  return <QueryContent query={trip}>{children}</QueryContent>;
}
