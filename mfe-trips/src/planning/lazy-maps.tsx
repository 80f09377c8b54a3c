import { whenShown } from 'shared-ui';
import type { OrdersMapProps } from './orders-map.tsx';
import type { PlanMapProps } from './plan-map.tsx';
import type { StopsMapProps } from './stops-map.tsx';

export const LazyPlanMap = whenShown<PlanMapProps>(
  () => import('./plan-map.tsx').then(({ PlanMap }) => PlanMap),
  '100%',
);
export const LazyOrdersMap = whenShown<OrdersMapProps>(
  () => import('./orders-map.tsx').then(({ OrdersMap }) => OrdersMap),
  340,
);
export const LazyStopsMap = whenShown<StopsMapProps>(
  () => import('./stops-map.tsx').then(({ StopsMap }) => StopsMap),
  260,
);
