import { lazy, Suspense, type ComponentType } from 'react';
import { Box, Skeleton } from 'shared-ui';
import type { RouteMapProps } from './route-map.tsx';

/** The list of the stops says the same: without the map the page goes on. */
const NoMap: ComponentType<RouteMapProps> = () => null;
const RouteMap = lazy<ComponentType<RouteMapProps>>(() =>
  import('./route-map.tsx').then(
    (loaded) => ({ default: loaded.RouteMap }),
    () => ({ default: NoMap }),
  ),
);

/** The map of a journey, loaded when it is shown. */
export const LazyRouteMap = ({ stops, height = 300 }: RouteMapProps) => (
  <Suspense fallback={<Skeleton height={`${height}px`} borderRadius="md" aria-hidden />}>
    <Box>
      <RouteMap stops={stops} height={height} />
    </Box>
  </Suspense>
);
