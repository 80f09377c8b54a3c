import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from 'shared-ui';
import type { FormMapProps } from './form-map.tsx';
import type { LocationsMapProps } from './locations-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';

/** The list and the form say the same: without the map they go on. */
const Nothing = () => null;

/** A map that is loaded when it is shown. */
function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number | string) {
  const Loaded = lazy(() => load().then((component) => ({ default: component }), () => ({ default: Nothing as ComponentType<Props> })));
  return (props: Props) => <Suspense fallback={<Skeleton height={height} borderRadius="md" aria-hidden />}><Loaded {...props} /></Suspense>;
}

export const LazyFormMap = whenShown<FormMapProps>(() => import('./form-map.tsx').then(({ FormMap }) => FormMap), 320);
export const LazyPlaceMap = whenShown<PlaceMapProps>(() => import('./place-map.tsx').then(({ PlaceMap }) => PlaceMap), 220);
export const LazyLocationsMap = whenShown<LocationsMapProps>(() => import('./locations-map.tsx').then(({ LocationsMap }) => LocationsMap), '100%');
