import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A dialog that is opened now and then: it comes, with the form kit and all that it needs, when it is. @param meanwhile what stands there until then */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  const Opened = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Opened {...props} />
    </Suspense>
  );
}
