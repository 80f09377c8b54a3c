import { useQuery } from '@tanstack/react-query';
import type { WidgetProps } from './chart-widgets.tsx';
import { CounterTiles } from './counter-tiles.tsx';
import { dashboardQueries } from './dashboards.api.ts';
import { FILTERS } from './filter-bar.tsx';
import { WidgetFrame, WidgetMenu } from './widget-frame.tsx';
import { Section } from 'shared-ui';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function CountersWidget({ query: asked, ...placed }: WidgetProps) {
  const query = useQuery(dashboardQueries.counters(asked));
  const filters = Object.fromEntries(FILTERS.map((name) => [name, textOf(asked[name])]));
  return (
    <WidgetFrame {...placed} query={query} isEmpty={({ items }) => items.length === 0}>
      {(answer) => (
        <Section title={placed.title} aside={<WidgetMenu {...placed} />}>
          <CounterTiles answer={answer} filters={filters} />
        </Section>
      )}
    </WidgetFrame>
  );
}
