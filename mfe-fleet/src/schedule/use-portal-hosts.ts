import { useEffect, useRef } from 'react';

/** Returns elements by key, which the calendar places and React renders into. */
export function usePortalHosts(keys: readonly string[]): (key: string) => HTMLElement {
  const hosts = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const currentKeys = new Set(keys);
    for (const key of hosts.current.keys()) if (!currentKeys.has(key)) hosts.current.delete(key);
  }, [keys]);
  return (key) => {
    const host = hosts.current.get(key) ?? document.createElement('div');
    hosts.current.set(key, host);
    return host;
  };
}
