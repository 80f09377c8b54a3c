import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable formatting function, so that the field isn't registered again on every render. */
export function useFormatValue<V>(format: (value: V) => string): (value: V) => string {
  const latest = useRef(format);
  useLayoutEffect(() => {
    latest.current = format;
  });
  return useCallback((value: V) => latest.current(value), []);
}
