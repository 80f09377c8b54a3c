import { useEffect, useRef, useState } from 'react';
import { checkTrip } from './planning.api.ts';
import type { Board } from './board.ts';
import type { Column } from './board.rules.ts';

/** Long enough for several orders moved in a row to be one question. */
const PAUSE_MS = 300;

/** Asks what the times say of a column once its orders have changed; the answer of an older question counts no more. */
export function useColumnCheck(board: Board, { id, orders, isChecked, suggestion }: Column) {
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const typeId = suggestion?.vehicleType?.id;
  const ask = async (vehicleTypeId: string | undefined) => {
    const question = ++asked.current;
    setFailed(false);
    try {
      const answer = await checkTrip(
        orders.map((order) => order.id),
        vehicleTypeId,
      );
      if (question === asked.current) board.check(id, answer);
    } catch {
      if (question === asked.current) setFailed(true);
    }
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    asked.current += 1;
    if (isChecked) return undefined;
    const timer = setTimeout(() => void latest.current(typeId), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [orders, isChecked, typeId]);
  return { failed: failed && !isChecked, again: () => void ask(typeId), fit: () => void ask(undefined) };
}
