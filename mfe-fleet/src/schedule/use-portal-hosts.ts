import { useEffect, useRef } from 'react';

/** Elements by key that the calendar puts where they belong and React fills. */
export function useHosts(keys: readonly string[]): (key: string) => HTMLElement {
  const hosts = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const kept = new Set(keys);
    for (const key of hosts.current.keys()) if (!kept.has(key)) hosts.current.delete(key);
  }, [keys]);
  return (key) => {
    const host = hosts.current.get(key) ?? document.createElement('div');
    hosts.current.set(key, host);
    return host;
  };
}
