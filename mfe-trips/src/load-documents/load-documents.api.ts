import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import type { TripPaper } from 'shared-contracts/values/trips/trip-papers';

export type LoadDocumentName = Extract<TripPaper, 'manifest' | 'loading-plan'>;
/** Documents that are only available as PDFs. */
export type PaperName = Exclude<TripPaper, LoadDocumentName>;

/** Below `trips`, so that changing a trip invalidates its documents. */
const all = ['trips', 'papers'] as const;

export const loadDocumentQueries = {
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

export const loadDocumentMutations = {
  download: (id: string, paper: TripPaper) =>
    mutationOptions({ mutationFn: () => api.file(`trips/${id}/${paper}/export`) }),
  downloadAll: () =>
    mutationOptions({
      mutationFn: (query: { tripId: readonly string[]; paper: readonly TripPaper[] }) =>
        api.file('trips/papers/export', { query }),
    }),
};
