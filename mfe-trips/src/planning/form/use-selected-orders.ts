import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TripStopInput } from 'shared-contracts/trips/trips';
import { useFormValue } from 'shared-ui/form';

/** The selected orders. Changing them resets the order of the stops. */
export function useSelectedOrders() {
  const [orderIds, setOrderIds] = useFormValue<string[]>('orderIds');
  const [, setStops] = useFormValue<TripStopInput[]>('stops');
  const toggle = (id: string) => {
    setOrderIds(orderIds.includes(id) ? orderIds.filter((orderId) => orderId !== id) : [...orderIds, id]);
    setStops([]);
  };
  const toggleRef = useRef(toggle);
  useLayoutEffect(() => {
    toggleRef.current = toggle;
  });
  return { orderIds, toggleOrder: useCallback((id: string) => toggleRef.current(id), []) };
}
