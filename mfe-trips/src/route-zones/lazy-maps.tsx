import { lazyWithSkeleton } from 'shared-ui';
import type { ZoneFormMapProps } from './zone-form-map.tsx';
import type { ZonesMapProps } from './zones-map.tsx';

export const LazyZoneFormMap = lazyWithSkeleton<ZoneFormMapProps>(
  () => import('./zone-form-map.tsx').then(({ ZoneFormMap }) => ZoneFormMap),
  320,
);
export const LazyZonesMap = lazyWithSkeleton<ZonesMapProps>(
  () => import('./zones-map.tsx').then(({ ZonesMap }) => ZonesMap),
  '100%',
);
