import { useSyncExternalStore } from 'react';

/** State outside React, with a subscription per field: a drag or a selection renders only what watches it. */
export function createStore<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Map<keyof State, Set<() => void>>();
  const listenersOf = (name: keyof State) => {
    const ofField = listeners.get(name) ?? new Set();
    listeners.set(name, ofField);
    return ofField;
  };
  return {
    get: () => state,
    set: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      for (const name of Object.keys(changes) as (keyof State)[]) for (const listener of listenersOf(name)) listener();
    },
    subscribe: (name: keyof State, listener: () => void) => {
      listenersOf(name).add(listener);
      return () => void listenersOf(name).delete(listener);
    },
  };
}

export type Store<State extends object> = ReturnType<typeof createStore<State>>;

/** Renders again only when the selected value changes. */
export function useStore<State extends object, Name extends keyof State, Selected>(
  store: Store<State>,
  name: Name,
  select: (value: State[Name]) => Selected,
): Selected {
  const read = () => select(store.get()[name]);
  return useSyncExternalStore((listener) => store.subscribe(name, listener), read, read);
}
