import { useQueryClient } from '@tanstack/react-query';
import { useLive } from 'shared-auth';
import { tripQueries } from './trips.api.ts';

/** What others do to trips that are looked at is seen at once. */
export function useFreshTrips() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: tripQueries.all });
  useLive('trips', ask, () => undefined);
}
