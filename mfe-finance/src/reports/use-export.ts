import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ReportName } from 'shared-contracts/values/reports';
import type { ListQuery } from 'shared-ui/list';
import { type Export, exportMutations } from './export.api.ts';

/** Exports go on while their page is left; whoever comes back finds them. */
export function useExport() {
  const client = useQueryClient();
  const { mutate } = useMutation(exportMutations.run(client));
  const running = useMutationState({
    filters: { mutationKey: exportMutations.key, status: 'pending' },
    select: ({ state }) => state.variables as Export,
  });
  return {
    running,
    isRunning: running.length > 0,
    start: (name: ReportName, query: ListQuery) =>
      mutate({ id: crypto.randomUUID(), name, query, giveUp: new AbortController() }),
  };
}
