import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import type { ListQuery } from 'shared-ui/list';
import { exportMutations, type ReportExport } from './export.api.ts';

/** Exports continue after leaving the page and are listed again on return. */
export function useExport() {
  const client = useQueryClient();
  const { mutate } = useMutation(exportMutations.run(client));
  const running = useMutationState({
    filters: { mutationKey: exportMutations.key, status: 'pending' },
    select: ({ state }) => state.variables as ReportExport,
  });
  return {
    running,
    isRunning: running.length > 0,
    start: (name: ReportName, query: ListQuery) =>
      mutate({ id: crypto.randomUUID(), name, query, abortController: new AbortController() }),
  };
}
