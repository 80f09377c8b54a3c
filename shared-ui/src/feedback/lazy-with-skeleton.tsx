import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../base/chakra.ts';

/** Shown if the component cannot be loaded: the rest of the page has the same information. */
const Nothing = () => null;

/** Loads a heavy part of a page, such as a map, when it is shown. @param height of the skeleton */
export function lazyWithSkeleton<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number | string,
) {
  const Component = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
  return (props: Props) => (
    <Suspense fallback={<Skeleton height={height} borderRadius="md" aria-hidden />}>
      <Component {...props} />
    </Suspense>
  );
}
