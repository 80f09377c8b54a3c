import { ApiError } from 'shared-auth';
import { SECOND_MS } from 'shared-contracts/values/time';
import { useEffect, useMemo, useState } from 'react';

const TICK_MS = 250;

/** Counts down whole seconds until a time in ms. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

/** When the API allows the next attempt, in ms. */
const retryAt = (error: Error | null) =>
  error instanceof ApiError && error.code === 'tooManyAttempts'
    ? Date.now() + Number(error.params['retryAfter'] ?? 0) * SECOND_MS
    : 0;

/** Counts down the seconds until the API allows the next attempt. */
export const useRetryCountdown = (error: Error | null): number =>
  useSecondsLeft(useMemo(() => retryAt(error), [error]));
