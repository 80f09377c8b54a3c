import { whenShown } from 'shared-ui';
import type { FormMapProps } from './form-map.tsx';
import type { ZonesMapProps } from './zones-map.tsx';

export const LazyFormMap = whenShown<FormMapProps>(() => import('./form-map.tsx').then(({ FormMap }) => FormMap), 320);
export const LazyZonesMap = whenShown<ZonesMapProps>(
  () => import('./zones-map.tsx').then(({ ZonesMap }) => ZonesMap),
  '100%',
);
