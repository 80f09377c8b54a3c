import { lazyWithSkeleton } from 'shared-ui';
import type { FormMapProps } from './form-map.tsx';
import type { LocationsMapProps } from './locations-map.tsx';
import type { LocationMapProps } from './location-map.tsx';

export const LazyFormMap = lazyWithSkeleton<FormMapProps>(
  () => import('./form-map.tsx').then(({ FormMap }) => FormMap),
  320,
);
export const LazyLocationMap = lazyWithSkeleton<LocationMapProps>(
  () => import('./location-map.tsx').then(({ LocationMap: PlaceMap }) => PlaceMap),
  220,
);
export const LazyLocationsMap = lazyWithSkeleton<LocationsMapProps>(
  () => import('./locations-map.tsx').then(({ LocationsMap }) => LocationsMap),
  '100%',
);
