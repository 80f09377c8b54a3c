import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-auth';
import { tripQueries } from './trips.api.ts';

/** Refetches trips when other users change them. */
export function useLiveTripUpdates() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: tripQueries.all });
  useLiveEvents('trips', refetch, () => undefined);
}
