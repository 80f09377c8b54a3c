import { useEffect, useState } from 'react';
import { MINUTE_MS, SECOND_MS } from 'shared-contracts/values/time';

const getNow = () => Math.trunc(Date.now() / SECOND_MS);

/** Unix seconds, renewed every minute. */
export function useNow(): number {
  const [now, setNow] = useState(getNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(getNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
