import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from '../router/index.ts';

type Make = (current: URLSearchParams) => URLSearchParams;

/**
 * The search part of the address, as it was asked for last: shown at once, while the address follows.
 * The router does not queue: what is set before it has got there would be lost, so each change is made to the one before.
 */
export function useAddress() {
  const [inAddress, setInAddress] = useSearchParams();
  const [params, setParams] = useState(inAddress);
  const latest = useRef({ params, asked: new Set<string>() });

  useLayoutEffect(() => {
    const { params: wanted, asked } = latest.current;
    const here = inAddress.toString();
    const isWanted = here === wanted.toString();
    if (asked.has(here) && !isWanted) return; // on the way
    latest.current = { params: isWanted ? wanted : inAddress, asked: new Set() };
    setParams(latest.current.params);
  }, [inAddress]);

  const put = (make: Make, { replace = false } = {}) => {
    const next = make(latest.current.params);
    latest.current = { params: next, asked: latest.current.asked.add(next.toString()) };
    setParams(next);
    setInAddress(next, { replace });
  };
  return [params, put] as const;
}
