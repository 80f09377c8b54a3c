import { useLayoutEffect, useMemo, useRef } from 'react';

/** One function for good, that does what the latest one does: what gets it is not drawn again for it. */
export function useSame<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useMemo(
    () =>
      (...given: Given) =>
        latest.current(...given),
    [],
  );
}
