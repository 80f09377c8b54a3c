import { useEffect, useRef } from 'react';
import { useSearchParams } from '../router/index.ts';

type Make = (current: URLSearchParams) => URLSearchParams;

/**
 * The search part of the address. The router does not queue: what is set before it has got there would be lost,
 * so each change is made to what was asked for last.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, asked: new Set<string>() });

  useEffect(() => {
    const { params: wanted, asked } = latest.current;
    const here = params.toString();
    const isOnTheWay = asked.has(here) && here !== wanted.toString();
    if (!isOnTheWay) latest.current = { params, asked: new Set() };
  }, [params]);

  const put = (make: Make, { replace = false } = {}) => {
    const next = make(latest.current.params);
    latest.current = { params: next, asked: latest.current.asked.add(next.toString()) };
    setParams(next, { replace });
  };
  return [params, put] as const;
}
