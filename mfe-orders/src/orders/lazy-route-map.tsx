import { lazy, Suspense } from 'react';
import { Box, Skeleton } from 'shared-ui';
import type { RouteStop } from './route-map.tsx';

/** The list of the stops says the same: without the map the page goes on. */
const NoMap = () => null;
const RouteMap = lazy(() => import('./route-map.tsx').catch(() => ({ default: NoMap })));

/** The map of a journey, loaded when it is shown. */
export const LazyRouteMap = ({ stops }: { stops: readonly RouteStop[] }) => (
  <Suspense fallback={<Skeleton height="300px" borderRadius="md" aria-hidden />}>
    <Box><RouteMap stops={stops} /></Box>
  </Suspense>
);
