import { useQueryClient } from '@tanstack/react-query';
import { useLive } from 'shared-auth';
import { useEffect, useRef } from 'react';
import { orderQueries } from './orders.api.ts';

/** Orders often change in rows: so long after the first of them all are asked for at once. */
const GATHER_MS = 500;

/** What others do to orders that are looked at is seen soon. @param only the order of the page; a list hears of all */
export function useFreshOrders(only?: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: orderQueries.all, refetchType: 'active' });
    }, GATHER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(
    'orders',
    ({ id }) => {
      if (only === undefined || id === null || id === only) ask();
    },
    () => undefined,
  );
}
