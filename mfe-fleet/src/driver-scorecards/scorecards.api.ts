import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { DriverScorecard, DriverScorePage } from 'shared-contracts/trips/driver-scorecards';
import type { ListQuery } from 'shared-ui/list';

const all = ['driverScorecards'] as const;

export const LIST_PATH = 'v2/trips/driver-scorecards';

export const scorecardQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<DriverScorePage>(LIST_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  ofDriver: (id: string) =>
    queryOptions({
      queryKey: [...all, 'driver', id],
      queryFn: ({ signal }) => api.get<DriverScorecard>(`v2/trips/drivers/${id}/scorecard`, { signal }),
    }),
};
