import { useLayoutEffect, useMemo, useRef } from 'react';

/** A function that keeps its identity and always calls the latest callback, so that memoized children do not re-render. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useMemo(
    () =>
      (...args: Args) =>
        latest.current(...args),
    [],
  );
}
