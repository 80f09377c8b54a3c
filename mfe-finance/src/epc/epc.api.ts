import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Epc } from 'shared-contracts/epc';

export const epcQueries = {
  /** Our prepaid trip credits. */
  figures: () =>
    queryOptions({
      queryKey: ['epc', 'figures'],
      queryFn: ({ signal }) => api.get<Epc>('v1/organizations/epc', { signal }),
    }),
};
