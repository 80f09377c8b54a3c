import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Loads a dialog, and the form code it needs, when it is opened. @param fallback shown while it loads */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Dialog = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Dialog {...props} />
    </Suspense>
  );
}
