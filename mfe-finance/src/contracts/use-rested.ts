import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** The value once the typing pauses. */
export function useRested<V>(value: V): V {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
