import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Loader } from './loading.ts';

type LaterProps<T> = {
  loader: Loader<T>;
  /** Until the code is there. */
  meanwhile?: ReactNode;
  failed: (error: unknown, again: () => void) => ReactNode;
  children: (value: T) => ReactNode;
};

/** A part of the shell whose code is only brought when it is shown, and can be asked for again when it does not come. */
export function Later<T>({ loader, meanwhile = null, failed, children }: LaterProps<T>) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  useEffect(() => {
    void loader.start();
  }, [loader]);
  if (state.status === 'ready') return children(state.value);
  return state.status === 'failed' ? failed(state.error, loader.again) : meanwhile;
}
