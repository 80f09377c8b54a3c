import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-auth';
import { useEffect, useRef } from 'react';
import { orderQueries } from './orders.api.ts';

/** Orders often change in batches: the changes of this period cause a single refetch. */
const BATCH_MS = 500;

/** Refetches the displayed orders when others change them. @param orderId limits it to one order */
export function useLiveOrders(orderId?: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scheduleRefetch = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: orderQueries.all, refetchType: 'active' });
    }, BATCH_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents(
    'orders',
    ({ id }) => {
      if (orderId === undefined || id === null || id === orderId) scheduleRefetch();
    },
    () => undefined,
  );
}
