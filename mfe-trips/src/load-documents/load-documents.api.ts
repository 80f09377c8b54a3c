import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { LoadingPlan, Manifest } from 'shared-contracts/trip-papers';

export type PaperName = 'manifest' | 'loading-plan';

/** Beside the trip's own page: what changes the trip makes its papers old. */
const all = ['trips', 'papers'] as const;

export const paperQueries = {
  manifest: (id: string) =>
    queryOptions({
      queryKey: [...all, 'manifest', id],
      queryFn: ({ signal }) => api.get<Manifest>(`trips/${id}/manifest`, { signal }),
    }),
  loadingPlan: (id: string) =>
    queryOptions({
      queryKey: [...all, 'loading-plan', id],
      queryFn: ({ signal }) => api.get<LoadingPlan>(`trips/${id}/loading-plan`, { signal }),
    }),
};

export const paperMutations = {
  download: (id: string, paper: PaperName) =>
    mutationOptions({ mutationFn: () => api.file(`trips/${id}/${paper}/export`) }),
};
