import { lazyWithSkeleton } from 'shared-ui';

export const LazyDeskMap = lazyWithSkeleton(() => import('./desk-map.tsx').then(({ DeskMap }) => DeskMap), '100%');
