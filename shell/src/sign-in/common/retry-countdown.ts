import { ApiError } from 'shared-auth';
import { useEffect, useMemo, useState } from 'react';

/** Whole seconds until then (ms), counted down; 0 when it is over. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** When the next attempt is welcome, ms. */
const waitUntil = (error: Error | null) =>
  error instanceof ApiError && error.code === 'tooManyAttempts'
    ? Date.now() + Number(error.params['retryAfter'] ?? 0) * 1000
    : 0;

/** Seconds until the next attempt is welcome, after a refusal. */
export const useWait = (error: Error | null): number => useSecondsLeft(useMemo(() => waitUntil(error), [error]));
