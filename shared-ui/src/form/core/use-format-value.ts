import { useCallback, useLayoutEffect, useRef } from 'react';

/** How a field shows a value, with an identity that stays, so that the field isn't registered again on every render. */
export function useFormatValue<V>(format: (value: V) => string): (value: V) => string {
  const latest = useRef(format);
  useLayoutEffect(() => {
    latest.current = format;
  });
  return useCallback((value: V) => latest.current(value), []);
}
