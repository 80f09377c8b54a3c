import { useQuery } from '@tanstack/react-query';
import { useFormatMessage } from 'shared-ui';
import { ChartCard, isEmptyChart } from 'shared-ui/charts';
import type { ListQuery } from 'shared-ui/list';
import { toPartnerChart, toProgressChart, toQuantityChart, toZoneChart } from './chart-data.ts';
import { axes, messages } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { useFormatLabel } from './use-format-label.ts';
import { WidgetFrame, type WidgetHeaderProps } from './widget-frame.tsx';

export type WidgetProps = WidgetHeaderProps & { filters: ListQuery };

export function OrderQuantityWidget({ filters, ...header }: WidgetProps) {
  const query = useQuery(dashboardQueries.orderQuantity(filters));
  const formatLabel = useFormatLabel(query.data?.unit);
  return (
    <WidgetFrame {...header} query={query} isEmpty={(data) => isEmptyChart(toQuantityChart(data, formatLabel))}>
      {(data) => (
        <ChartCard
          {...header}
          kind="line"
          axisLabel={axes.time}
          fileName="order-quantity"
          data={toQuantityChart(data, formatLabel)}
        />
      )}
    </WidgetFrame>
  );
}

const progressCharts = {
  onePlOrders: { query: dashboardQueries.onePlOrders, fileName: '1pl-orders' },
  twoPlTrips: { query: dashboardQueries.twoPlTrips, fileName: '2pl-trips' },
};

export function ProgressWidget({ chart, filters, ...header }: WidgetProps & { chart: keyof typeof progressCharts }) {
  const query = useQuery(progressCharts[chart].query(filters));
  const formatLabel = useFormatLabel(query.data?.unit);
  return (
    <WidgetFrame {...header} query={query} isEmpty={(data) => isEmptyChart(toProgressChart(data, formatLabel))}>
      {(data) => (
        <ChartCard
          {...header}
          kind="bar"
          axisLabel={axes.time}
          fileName={progressCharts[chart].fileName}
          data={toProgressChart(data, formatLabel)}
        />
      )}
    </WidgetFrame>
  );
}

export function RouteZonesWidget({ filters, ...header }: WidgetProps) {
  const formatMessage = useFormatMessage();
  const query = useQuery(dashboardQueries.routeZones(filters));
  return (
    <WidgetFrame {...header} query={query} isEmpty={({ items }) => items.length === 0}>
      {(data) => (
        <ChartCard
          {...header}
          kind="pie"
          axisLabel={axes.zone}
          fileName="route-zones"
          data={toZoneChart(data, { none: formatMessage(messages.noZone), others: formatMessage(messages.otherZones) })}
        />
      )}
    </WidgetFrame>
  );
}

/** Height per partner, in px. */
const BAR_HEIGHT = 26;

export function PartnersWidget({ filters, ...header }: WidgetProps) {
  const formatMessage = useFormatMessage();
  const query = useQuery(dashboardQueries.partners(filters));
  return (
    <WidgetFrame {...header} query={query} isEmpty={({ items }) => items.length === 0}>
      {(data) => (
        <ChartCard
          {...header}
          kind="bar"
          isHorizontal
          height={Math.max(160, data.items.length * BAR_HEIGHT + 40)}
          axisLabel={axes.partner}
          fileName="partners"
          data={toPartnerChart(data, formatMessage(messages.otherPartners))}
        />
      )}
    </WidgetFrame>
  );
}
