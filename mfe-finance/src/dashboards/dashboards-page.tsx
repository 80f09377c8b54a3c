import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, EmptyState, Grid, Icon, Page, withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { useListParams, type ListQuery } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { CostRevenueWidget } from './cost-revenue-widget.tsx';
import {
  OrderQuantityWidget,
  PartnersWidget,
  ProgressWidget,
  RouteZonesWidget,
  type WidgetProps,
} from './chart-widgets.tsx';
import { CountersWidget } from './counters-widget.tsx';
import { arrangeMessages, messages, widgetTitles } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { DEFAULT_PERIOD, FilterBar, FILTERS } from './filter-bar.tsx';
import { ScorecardWidget } from './scorecard-widget.tsx';
import { useArrangement } from './use-arrangement.ts';
import { getVisibleWidgets, moveWidget, toggleWidget, type WidgetName } from './widgets.rules.ts';

const FULL_WIDTH: readonly WidgetName[] = ['counters', 'scorecard'];
const widgetComponents: Record<WidgetName, ComponentType<WidgetProps>> = {
  counters: CountersWidget,
  costRevenue: CostRevenueWidget,
  orderQuantity: OrderQuantityWidget,
  onePlOrders: (props) => <ProgressWidget chart="onePlOrders" {...props} />,
  twoPlTrips: (props) => <ProgressWidget chart="twoPlTrips" {...props} />,
  routeZones: RouteZonesWidget,
  partners: PartnersWidget,
  scorecard: ScorecardWidget,
};

/** Filters of all widgets, from the URL. */
function useDashboardFilters() {
  const list = useListParams({ filters: ['period', 'from', 'to', ...FILTERS] });
  const { page: _page, limit: _limit, search: _search, sort: _sort, ...query } = list.query;
  return { list, filters: { ...query, period: query['period'] ?? DEFAULT_PERIOD } satisfies ListQuery };
}

const EMPTY_LINE = '\u00A0';

/** Shows the period as resolved by the API. Its line is there from the start, so that nothing moves. */
function PeriodText({ filters }: { filters: ListQuery }) {
  const { data } = useQuery(dashboardQueries.counters(filters));
  const { toDay } = useDayConversion();
  const formatDay = (at: number) => toDay(at).split('-').toReversed().join('.');
  if (!data) return EMPTY_LINE;
  return <FormattedMessage {...withValues(messages.lead, { from: formatDay(data.from), to: formatDay(data.to) })} />;
}

/** Key figures of orders and trips; each user arranges the widgets. */
export default function DashboardsPage() {
  const { list, filters } = useDashboardFilters();
  const { arrangement, arrange, reset } = useArrangement();
  const names = getVisibleWidgets(arrangement);
  const getActions = (name: WidgetName): Action[] => [
    ...(names[0] === name
      ? []
      : [
          {
            label: arrangeMessages.earlier,
            icon: 'arrow-up',
            onSelect: () => arrange(moveWidget(arrangement, name, -1, names)),
          } as const,
        ]),
    ...(names.at(-1) === name
      ? []
      : [
          {
            label: arrangeMessages.later,
            icon: 'arrow-down',
            onSelect: () => arrange(moveWidget(arrangement, name, 1, names)),
          } as const,
        ]),
    { label: arrangeMessages.hide, icon: 'eye-off', onSelect: () => arrange(toggleWidget(arrangement, name)) },
  ];
  return (
    <Page
      title={messages.title}
      description={<PeriodText filters={filters} />}
      actions={
        <Button variant="outline" size="sm" onClick={() => list.openDialog('arrange')}>
          <Icon name="settings" />
          <FormattedMessage {...arrangeMessages.open} />
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
              <FormattedMessage {...arrangeMessages.reset} />
            </Button>
          }
        />
      )}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {names.map((name) => {
          const Widget = widgetComponents[name];
          return (
            <Box key={name} minW="0" gridColumn={{ lg: FULL_WIDTH.includes(name) ? '1 / -1' : undefined }}>
              <Widget title={widgetTitles[name]} actions={getActions(name)} filters={filters} />
            </Box>
          );
        })}
      </Grid>
      {list.dialog?.name === 'arrange' && (
        <ArrangeDialog arrangement={arrangement} onArrange={arrange} onReset={reset} onClose={list.closeDialog} />
      )}
    </Page>
  );
}
