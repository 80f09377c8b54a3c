import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Flex, Select, useSay } from 'shared-ui';
import { ChartBox, isEmptyChart } from 'shared-ui/charts';
import { moneyText } from 'shared-ui/format';
import type { ListQuery } from 'shared-ui/list';
import { moneyData, partnerData, progressData, quantityData, zoneData } from './chart-data.ts';
import { axes, messages } from './dashboards.messages.ts';
import { dashboardQueries } from './dashboards.api.ts';
import { useLabel } from './use-label.ts';
import { WidgetFrame, type Placed } from './widget-frame.tsx';

export type WidgetProps = Placed & { query: ListQuery };

export function CostRevenueWidget({ query: asked, ...placed }: WidgetProps) {
  const say = useSay();
  const query = useQuery(dashboardQueries.costRevenue(asked));
  const labelOf = useLabel(query.data?.unit);
  const [wanted, setWanted] = useState<string>();
  return (
    <WidgetFrame
      {...placed}
      query={query}
      isEmpty={({ currencies }) => currencies.length === 0}
      empty={{ title: messages.noBills, text: messages.noBillsText }}
    >
      {({ currencies }) => {
        const chosen = currencies.find(({ currency }) => currency === wanted) ?? currencies[0];
        if (!chosen) return null;
        const written = (amount: string) => moneyText(amount, chosen.currency);
        return (
          <ChartBox
            {...placed}
            kind="line"
            axis={axes.time}
            name="cost-revenue"
            data={moneyData(chosen, labelOf, written)}
            sums={{ revenue: written(chosen.revenue), cost: written(chosen.cost) }}
            note={
              currencies.length > 1 && (
                <Flex mb="2">
                  <Select
                    controlSize="sm"
                    w="auto"
                    aria-label={say(messages.currency)}
                    value={chosen.currency}
                    onChange={(event) => setWanted(event.target.value)}
                  >
                    {currencies.map(({ currency }) => (
                      <option key={currency}>{currency}</option>
                    ))}
                  </Select>
                </Flex>
              )
            }
          />
        );
      }}
    </WidgetFrame>
  );
}

export function OrderQuantityWidget({ query: asked, ...placed }: WidgetProps) {
  const query = useQuery(dashboardQueries.orderQuantity(asked));
  const labelOf = useLabel(query.data?.unit);
  return (
    <WidgetFrame {...placed} query={query} isEmpty={(answer) => isEmptyChart(quantityData(answer, labelOf))}>
      {(answer) => (
        <ChartBox {...placed} kind="line" axis={axes.time} name="order-quantity" data={quantityData(answer, labelOf)} />
      )}
    </WidgetFrame>
  );
}

const PROGRESSING = {
  onePlOrders: { ask: dashboardQueries.onePlOrders, name: '1pl-orders' },
  twoPlTrips: { ask: dashboardQueries.twoPlTrips, name: '2pl-trips' },
};

export function ProgressWidget({ of, query: asked, ...placed }: WidgetProps & { of: keyof typeof PROGRESSING }) {
  const query = useQuery(PROGRESSING[of].ask(asked));
  const labelOf = useLabel(query.data?.unit);
  return (
    <WidgetFrame {...placed} query={query} isEmpty={(answer) => isEmptyChart(progressData(answer, labelOf))}>
      {(answer) => (
        <ChartBox
          {...placed}
          kind="bar"
          axis={axes.time}
          name={PROGRESSING[of].name}
          data={progressData(answer, labelOf)}
        />
      )}
    </WidgetFrame>
  );
}

export function RouteZonesWidget({ query: asked, ...placed }: WidgetProps) {
  const say = useSay();
  const query = useQuery(dashboardQueries.routeZones(asked));
  return (
    <WidgetFrame {...placed} query={query} isEmpty={({ items }) => items.length === 0}>
      {(answer) => (
        <ChartBox
          {...placed}
          kind="pie"
          axis={axes.zone}
          name="route-zones"
          data={zoneData(answer, { none: say(messages.noZone), others: say(messages.otherZones) })}
        />
      )}
    </WidgetFrame>
  );
}

/** px a partner's bar takes. */
const BAR = 26;

export function PartnersWidget({ query: asked, ...placed }: WidgetProps) {
  const say = useSay();
  const query = useQuery(dashboardQueries.partners(asked));
  return (
    <WidgetFrame {...placed} query={query} isEmpty={({ items }) => items.length === 0}>
      {(answer) => (
        <ChartBox
          {...placed}
          kind="bar"
          isLying
          height={Math.max(160, answer.items.length * BAR + 40)}
          axis={axes.partner}
          name="partners"
          data={partnerData(answer, say(messages.otherPartners))}
        />
      )}
    </WidgetFrame>
  );
}
