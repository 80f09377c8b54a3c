import { useEffect, useRef, useState } from 'react';
import { checkTrip } from '../planning.api.ts';
import type { Board } from './board-store.ts';
import type { Column } from './board.rules.ts';

/** Several orders moved in a row become one request. */
const DEBOUNCE_MS = 300;

/** Checks a column after its orders have changed. Results of outdated requests are ignored. */
export function useColumnCheck(board: Board, { id, orders, isChecked, suggestion }: Column) {
  const [hasFailed, setHasFailed] = useState(false);
  const latestRequest = useRef(0);
  const typeId = suggestion?.vehicleType?.id;
  const check = async (vehicleTypeId: string | undefined) => {
    const request = ++latestRequest.current;
    setHasFailed(false);
    try {
      const result = await checkTrip(
        orders.map((order) => order.id),
        vehicleTypeId,
      );
      if (request === latestRequest.current) board.applyCheck(id, result);
    } catch {
      if (request === latestRequest.current) setHasFailed(true);
    }
  };
  const checkRef = useRef(check);
  checkRef.current = check;
  useEffect(() => {
    latestRequest.current += 1;
    if (isChecked) return undefined;
    const timer = setTimeout(() => void checkRef.current(typeId), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [orders, isChecked, typeId]);
  return {
    hasFailed: hasFailed && !isChecked,
    retry: () => void check(typeId),
    chooseType: () => void check(undefined),
  };
}
