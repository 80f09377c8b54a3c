import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { PartnerScorecards } from 'shared-contracts/finance/scorecards';
import { partnerQueries } from '../partners.api.ts';

export const scorecardQueries = {
  ofPartner: (partnerId: string) =>
    queryOptions({
      queryKey: [...partnerQueries.all, 'scorecard', partnerId],
      queryFn: ({ signal }) => api.get<PartnerScorecards>('partners/scorecards', { query: { partnerId }, signal }),
    }),
};
