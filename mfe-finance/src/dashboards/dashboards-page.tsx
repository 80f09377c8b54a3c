import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, EmptyState, fill, Grid, Icon, Page } from 'shared-ui';
import { useDays } from 'shared-ui/format';
import { useListParams, type ListQuery } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { ArrangeDialog } from './arrange-dialog.tsx';
import {
  CostRevenueWidget,
  OrderQuantityWidget,
  PartnersWidget,
  ProgressWidget,
  RouteZonesWidget,
  type WidgetProps,
} from './chart-widgets.tsx';
import { CountersWidget } from './counters-widget.tsx';
import { arranging, messages, widgets } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { FilterBar, FILTERS, USUAL_PERIOD } from './filter-bar.tsx';
import { ScorecardWidget } from './scorecard-widget.tsx';
import { useArrangement } from './use-arrangement.ts';
import { moved, shown, toggled, type WidgetName } from './widgets.rules.ts';

const WIDE: readonly WidgetName[] = ['counters', 'scorecard'];
const PARTS: Record<WidgetName, ComponentType<WidgetProps>> = {
  counters: CountersWidget,
  costRevenue: CostRevenueWidget,
  orderQuantity: OrderQuantityWidget,
  onePlOrders: (props) => <ProgressWidget of="onePlOrders" {...props} />,
  twoPlTrips: (props) => <ProgressWidget of="twoPlTrips" {...props} />,
  routeZones: RouteZonesWidget,
  partners: PartnersWidget,
  scorecard: ScorecardWidget,
};

/** What every widget asks by. */
function useAsked() {
  const list = useListParams({ filters: ['period', 'from', 'to', ...FILTERS] });
  const { page: _page, limit: _limit, search: _search, sort: _sort, ...query } = list.query;
  return { list, query: { ...query, period: query['period'] ?? USUAL_PERIOD } satisfies ListQuery };
}

/** The days that are looked at, as the API tells them. */
function Looked({ query }: { query: ListQuery }) {
  const { data } = useQuery(dashboardQueries.counters(query));
  const { dayOf } = useDays();
  const day = (at: number) => dayOf(at).split('-').toReversed().join('.');
  return data && <FormattedMessage {...fill(messages.lead, { from: day(data.from), to: day(data.to) })} />;
}

/** Figures of orders and trips at a glance, arranged as each person likes. */
export default function DashboardsPage() {
  const { list, query } = useAsked();
  const { arrangement, arrange, reset } = useArrangement();
  const names = shown(arrangement);
  const actionsOf = (name: WidgetName): Action[] => [
    ...(names[0] === name
      ? []
      : [
          {
            label: arranging.earlier,
            icon: 'arrow-up',
            onSelect: () => arrange(moved(arrangement, name, -1, names)),
          } as const,
        ]),
    ...(names.at(-1) === name
      ? []
      : [
          {
            label: arranging.later,
            icon: 'arrow-down',
            onSelect: () => arrange(moved(arrangement, name, 1, names)),
          } as const,
        ]),
    { label: arranging.hide, icon: 'eye-off', onSelect: () => arrange(toggled(arrangement, name)) },
  ];
  return (
    <Page
      title={messages.title}
      lead={<Looked query={query} />}
      actions={
        <Button variant="outline" size="sm" onClick={() => list.open('arrange')}>
          <Icon name="settings" />
          <FormattedMessage {...arranging.open} />
        </Button>
      }
    >
      <FilterBar list={list} />
      {names.length === 0 && (
        <EmptyState
          icon="eye-off"
          title={messages.allHidden}
          text={messages.allHiddenText}
          action={
            <Button size="sm" variant="outline" onClick={reset}>
              <FormattedMessage {...arranging.reset} />
            </Button>
          }
        />
      )}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {names.map((name) => {
          const Part = PARTS[name];
          return (
            <Box key={name} minW="0" gridColumn={{ lg: WIDE.includes(name) ? '1 / -1' : undefined }}>
              <Part title={widgets[name]} actions={actionsOf(name)} query={query} />
            </Box>
          );
        })}
      </Grid>
      {list.dialog?.name === 'arrange' && (
        <ArrangeDialog arrangement={arrangement} onArrange={arrange} onReset={reset} onClose={list.close} />
      )}
    </Page>
  );
}
