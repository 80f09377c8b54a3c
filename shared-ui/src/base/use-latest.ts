import { useEffect, useRef } from 'react';

/** A ref to the value of the latest render, for callbacks that run later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
