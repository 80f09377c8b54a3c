import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-auth';
import { alertQueries } from './alerts.api.ts';

/** Refetches alerts when some were raised, acknowledged or ended. */
export function useLiveAlerts() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: alertQueries.all });
  useLiveEvents('alerts', refetch, refetch);
}
