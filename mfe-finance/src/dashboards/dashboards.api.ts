import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { AlertCounts } from 'shared-contracts/fleet/alerts';
import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  CostRevenue,
  Counters,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
  Scorecard,
} from 'shared-contracts/finance/dashboards';
import type { OrderLocation } from 'shared-contracts/orders/orders';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { ListQuery } from 'shared-ui/list';
import type { OptionSource } from 'shared-ui/picker';

const widgetQuery =
  <Data>(path: string) =>
  (query: ListQuery) =>
    queryOptions({
      queryKey: ['dashboards', path, query],
      queryFn: ({ signal }) => api.get<Data>(`dashboards/${path}`, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: MINUTE_MS,
    });

export const dashboardQueries = {
  counters: widgetQuery<Counters>('counters'),
  costRevenue: widgetQuery<CostRevenue>('cost-revenue'),
  twoPlTrips: widgetQuery<ProgressSeries>('two-pl-trips'),
  onePlOrders: widgetQuery<ProgressSeries>('one-pl-orders'),
  routeZones: widgetQuery<RouteZoneStats>('route-zones'),
  orderQuantity: widgetQuery<OrderQuantity>('order-quantity'),
  partners: widgetQuery<PartnerStatistics>('partners'),
  scorecard: widgetQuery<Scorecard>('scorecard'),
  alertCounts: () =>
    queryOptions({
      queryKey: ['dashboards', 'alerts'],
      queryFn: ({ signal }) => api.get<AlertCounts>('alerts/counts', { signal }),
      refetchInterval: MINUTE_MS,
    }),
};

const allQuery = (path: string) =>
  queryOptions({
    queryKey: ['choices', path, 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>(path, { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  });

/** Options of the filters. */
export const optionSources = {
  vehicleTypes: allQuery('vehicles/types'),
  orderTypes: allQuery('order-types'),
  stops: (kind: 'pickup' | 'drop'): OptionSource<OrderLocation> => ({
    queryKey: ['choices', 'orders/locations', kind],
    load: (query, signal) => api.get<Page<OrderLocation>>('orders/locations', { query: { kind, ...query }, signal }),
    toOption: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
  }),
};
