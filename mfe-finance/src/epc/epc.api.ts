import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Epc } from 'shared-contracts/finance/epc';

export const epcQueries = {
  /** Prepaid trip credits of the current organization. */
  figures: () =>
    queryOptions({
      queryKey: ['epc', 'figures'],
      queryFn: ({ signal }) => api.get<Epc>('v1/organizations/epc', { signal }),
    }),
};
