import { whenShown } from 'shared-ui';
import type { FormMapProps } from './form-map.tsx';
import type { LocationsMapProps } from './locations-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';

export const LazyFormMap = whenShown<FormMapProps>(() => import('./form-map.tsx').then(({ FormMap }) => FormMap), 320);
export const LazyPlaceMap = whenShown<PlaceMapProps>(
  () => import('./place-map.tsx').then(({ PlaceMap }) => PlaceMap),
  220,
);
export const LazyLocationsMap = whenShown<LocationsMapProps>(
  () => import('./locations-map.tsx').then(({ LocationsMap }) => LocationsMap),
  '100%',
);
