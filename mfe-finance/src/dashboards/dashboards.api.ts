import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type {
  CostRevenue,
  Counters,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
  Scorecard,
} from 'shared-contracts/dashboards';
import type { OrderLocation } from 'shared-contracts/orders';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import type { Source } from 'shared-ui/picker';

/** Freight moves on while people look. */
const REFRESH_MS = 60_000;

const widget =
  <Answer>(path: string) =>
  (query: ListQuery) =>
    queryOptions({
      queryKey: ['dashboards', path, query],
      queryFn: ({ signal }) => api.get<Answer>(`dashboards/${path}`, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    });

export const dashboardQueries = {
  counters: widget<Counters>('counters'),
  costRevenue: widget<CostRevenue>('cost-revenue'),
  twoPlTrips: widget<ProgressSeries>('two-pl-trips'),
  onePlOrders: widget<ProgressSeries>('one-pl-orders'),
  routeZones: widget<RouteZoneStats>('route-zones'),
  orderQuantity: widget<OrderQuantity>('order-quantity'),
  partners: widget<PartnerStatistics>('partners'),
  scorecard: widget<Scorecard>('scorecard'),
};

const wholeList = (path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'whole'],
    queryFn: ({ signal }) => api.get<Page<Named>>(path, { query: { limit: WHOLE_LIST }, signal }),
    select: ({ items }) => items,
  });

/** What the filters choose from. */
export const choices = {
  vehicleTypes: wholeList('vehicles/types'),
  orderTypes: wholeList('order-types'),
  stopsOf: (kind: 'pickup' | 'drop'): Source<OrderLocation> => ({
    key: ['choices', 'orders/locations', kind],
    load: (query, signal) => api.get<Page<OrderLocation>>('orders/locations', { query: { kind, ...query }, signal }),
    choice: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
  }),
};
