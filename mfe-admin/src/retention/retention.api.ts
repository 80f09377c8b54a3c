import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { RetentionInput, RetentionList, RetentionRow } from 'shared-contracts/identity/retention';
import { errorMessages, messages } from './retention.messages.ts';

const RETENTION = ['retention'] as const;
export type Retention = RetentionRow & { id: RetentionRow['kind'] };

export const retentionQueries = {
  list: () =>
    queryOptions({
      queryKey: RETENTION,
      queryFn: ({ signal }) => api.get<RetentionList>('retention', { signal }),
      select: ({ items }) => ({
        items: items.map((row): Retention => ({ ...row, id: row.kind })),
        total: items.length,
      }),
    }),
};

export const retentionMutations = {
  save: () =>
    mutationOptions({
      mutationFn: ({ kind, days }: RetentionInput & Pick<RetentionRow, 'kind'>) =>
        api.put<RetentionList>(`retention/${kind}`, { days }),
      meta: { invalidates: RETENTION, successMessage: messages.saved, errorMessages },
    }),
};
