import { lazyWithSkeleton } from 'shared-ui';
import type { PlanMapProps } from './plan-map.tsx';

export const LazyPlanMap = lazyWithSkeleton<PlanMapProps>(
  () => import('./plan-map.tsx').then(({ PlanMap }) => PlanMap),
  '100%',
);
