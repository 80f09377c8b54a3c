import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-auth';
import { deviceQueries } from './devices.api.ts';

/** Refetches refused devices when some appeared, or were attached, ignored or restored. */
export function useLiveDevices() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: deviceQueries.all });
  useLiveEvents('devices', refetch, refetch);
}
