import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';

export type LoadDocumentName = 'manifest' | 'loading-plan';
/** Only as PDFs. */
export type PaperName = 'consignment-notes' | 'labels';

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
  download: (id: string, loadDocument: LoadDocumentName | PaperName) =>
    mutationOptions({ mutationFn: () => api.file(`trips/${id}/${loadDocument}/export`) }),
};
