import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import type { WidgetProps } from './chart-widgets.tsx';
import { CounterTiles } from './counter-tiles.tsx';
import { dashboardQueries } from './dashboards.api.ts';
import { FILTERS } from './filter-bar.tsx';
import { WidgetFrame, WidgetMenu } from './widget-frame.tsx';
import { Section } from 'shared-ui';

const ALERTS_ACCESS: Access = { model: 'vehicle', action: 'read' };

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function CountersWidget({ filters, ...header }: WidgetProps) {
  const query = useQuery(dashboardQueries.counters(filters));
  const canReadAlerts = useCan(ALERTS_ACCESS);
  const alerts = useQuery({ ...dashboardQueries.alertCounts(), enabled: canReadAlerts });
  const listFilters = Object.fromEntries(FILTERS.map((name) => [name, toText(filters[name])]));
  return (
    <WidgetFrame
      {...header}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeletonHeight={{ base: '100dvh', lg: '64' }}
    >
      {(data) => (
        <Section title={header.title} aside={<WidgetMenu {...header} />}>
          <CounterTiles data={data} alerts={alerts.data} filters={listFilters} />
        </Section>
      )}
    </WidgetFrame>
  );
}
