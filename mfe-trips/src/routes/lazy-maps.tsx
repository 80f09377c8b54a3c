import { lazyWithSkeleton } from 'shared-ui';
import type { RouteFormMapProps } from './route-form-map.tsx';
import type { RoutesMapProps } from './routes-map.tsx';

export const LazyRouteFormMap = lazyWithSkeleton<RouteFormMapProps>(
  () => import('./route-form-map.tsx').then(({ RouteFormMap }) => RouteFormMap),
  320,
);
export const LazyRoutesMap = lazyWithSkeleton<RoutesMapProps>(
  () => import('./routes-map.tsx').then(({ RoutesMap }) => RoutesMap),
  '100%',
);
