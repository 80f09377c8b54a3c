import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../base/chakra.ts';

/** What stands around says the same: without this part the page goes on. */
const Nothing = () => null;

/** A heavy part of a page, a map most often, that is loaded when it is shown. @param height of what stands there until then */
export function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number | string) {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
  return (props: Props) => (
    <Suspense fallback={<Skeleton height={height} borderRadius="md" aria-hidden />}>
      <Loaded {...props} />
    </Suspense>
  );
}
