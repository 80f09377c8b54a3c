import { lazy, Suspense, type ComponentType } from 'react';
import { Box, Skeleton } from 'shared-ui';
import type { RouteMapProps } from './route-map.tsx';

/** Used when the map fails to load: the list of stops has the same content. */
const NoMap: ComponentType<RouteMapProps> = () => null;
const RouteMap = lazy<ComponentType<RouteMapProps>>(() =>
  import('./route-map.tsx').then(
    (loaded) => ({ default: loaded.RouteMap }),
    () => ({ default: NoMap }),
  ),
);

/** Loads the route map when it is rendered. */
export const LazyRouteMap = ({ stops, height = 300 }: RouteMapProps) => (
  <Suspense fallback={<Skeleton height={`${height}px`} borderRadius="md" aria-hidden />}>
    <Box>
      <RouteMap stops={stops} height={height} />
    </Box>
  </Suspense>
);
