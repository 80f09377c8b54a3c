import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TripStopInput } from 'shared-contracts/trips';
import { useFormValue } from 'shared-ui/form';

/** The orders of the trip; other orders have other stops, which are merged anew. */
export function useChosenOrders() {
  const [orderIds, setOrderIds] = useFormValue<string[]>('orderIds');
  const [, setStops] = useFormValue<TripStopInput[]>('stops');
  const act = (id: string) => {
    setOrderIds(orderIds.includes(id) ? orderIds.filter((other) => other !== id) : [...orderIds, id]);
    setStops([]);
  };
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return { orderIds, toggle: useCallback((id: string) => latest.current(id), []) };
}
