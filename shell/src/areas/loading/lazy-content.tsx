import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { errorWords, notify } from 'shared-ui/data';
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

/** A dialog whose code is only brought when it is opened. When it does not come, that is told, and the next click asks anew. */
export const LaterDialog = <T,>({
  onClose,
  ...later
}: Pick<LaterProps<T>, 'loader' | 'children'> & { onClose: () => void }) => (
  <Later {...later} failed={(error) => <Failed error={error} onClose={onClose} />} />
);

function Failed({ error, onClose }: { error: unknown; onClose: () => void }) {
  useEffect(() => {
    notify.error(errorWords(error));
    onClose();
  }, [error, onClose]);
  return null;
}
