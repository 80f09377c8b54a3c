import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { errorMessage, notify } from 'shared-ui/data';
import type { Loader } from './create-loader.ts';

type LazyContentProps<T> = {
  loader: Loader<T>;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  renderError: (error: unknown, retry: () => void) => ReactNode;
  children: (value: T) => ReactNode;
};

/** Renders content whose code is loaded on first render. */
export function LazyContent<T>({ loader, fallback = null, renderError, children }: LazyContentProps<T>) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  useEffect(() => {
    void loader.start();
  }, [loader]);
  if (state.status === 'ready') return children(state.value);
  return state.status === 'failed' ? renderError(state.error, loader.retry) : fallback;
}

/** Renders a dialog whose code is loaded when it opens; on failure it shows a notice and closes. */
export const LazyDialog = <T,>({
  onClose,
  ...lazyProps
}: Pick<LazyContentProps<T>, 'loader' | 'children'> & { onClose: () => void }) => (
  <LazyContent {...lazyProps} renderError={(error) => <LoadErrorNotice error={error} onClose={onClose} />} />
);

function LoadErrorNotice({ error, onClose }: { error: unknown; onClose: () => void }) {
  useEffect(() => {
    notify.error(errorMessage(error));
    onClose();
  }, [error, onClose]);
  return null;
}
