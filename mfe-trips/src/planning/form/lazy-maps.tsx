import { lazyWithSkeleton } from 'shared-ui';
import type { OrdersMapProps } from './orders-map.tsx';
import type { StopsMapProps } from './stops-map.tsx';

export const LazyOrdersMap = lazyWithSkeleton<OrdersMapProps>(
  () => import('./orders-map.tsx').then(({ OrdersMap }) => OrdersMap),
  340,
);
export const LazyStopsMap = lazyWithSkeleton<StopsMapProps>(
  () => import('./stops-map.tsx').then(({ StopsMap }) => StopsMap),
  260,
);
