import { useQueryClient } from '@tanstack/react-query';
import { useLive } from 'shared-auth';
import { orderQueries } from './orders.api.ts';

/** What others do to an order that is looked at is seen soon: with the bell at once. */
export function useFreshOrder() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: orderQueries.all });
  useLive('notifications', ask, () => undefined);
}
