import { whenShown } from 'shared-ui';
import type { FormMapProps } from './form-map.tsx';
import type { RoutesMapProps } from './routes-map.tsx';

export const LazyFormMap = whenShown<FormMapProps>(() => import('./form-map.tsx').then(({ FormMap }) => FormMap), 320);
export const LazyRoutesMap = whenShown<RoutesMapProps>(
  () => import('./routes-map.tsx').then(({ RoutesMap }) => RoutesMap),
  '100%',
);
