import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType<object> }>;
export type HotPart = {
  load: Load;
  /** Replaces the module if it is loaded. */ renew: () => Promise<void>;
};

/** _Try again_ of a page that threw: it isn't rendered any more, so new code alone wouldn't show it. */
const FAILED_PAGE = '[data-area-panel="broken"] button';

/**
 * A page or slot component whose code may change while it is shown: it is rendered again in place, and the page around
 * it stays.
 */
export function hotPart(load: Load): HotPart {
  let Part: ComponentType<object> | undefined;
  const listeners = new Set<() => void>();
  const take = async () => {
    Part = (await load()).default;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    load: async () => {
      const [{ createElement, useSyncExternalStore }] = await Promise.all([import('react'), take()]); // React is loaded on demand
      function Hot(props: object) {
        const Now = useSyncExternalStore(subscribe, () => Part);
        return Now ? createElement(Now, props) : null;
      }
      return { default: Hot };
    },
    renew: async () => {
      if (!Part) return;
      await take();
      document.querySelector<HTMLElement>(FAILED_PAGE)?.click();
    },
  };
}
