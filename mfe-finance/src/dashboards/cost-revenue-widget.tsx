import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import { Flex, Select, Text, useFormatMessage, withValues } from 'shared-ui';
import { ChartCard } from 'shared-ui/charts';
import { formatMoney } from 'shared-ui/format';
import { toMoneyChart } from './chart-data.ts';
import type { WidgetProps } from './chart-widgets.tsx';
import { dashboardQueries } from './dashboards.api.ts';
import { axes, messages, series } from './dashboards.messages.ts';
import { useFormatLabel } from './use-format-label.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** The value of the select for all bills in the own currency. */
const OWN = 'own';

type Unconverted = NonNullable<CostRevenue['own']>['unconverted'];

/** Lists amounts without a rate, which the chart therefore omits. */
function MissingRates({ unconverted }: { unconverted: Unconverted }) {
  const formatMessage = useFormatMessage();
  if (unconverted.length === 0) return null;
  const amounts = unconverted.flatMap(({ currency, revenue, cost }) =>
    [
      { label: series.revenue, amount: revenue },
      { label: series.cost, amount: cost },
    ]
      .filter(({ amount }) => Number(amount) !== 0)
      .map(({ label, amount }) => `${formatMessage(label)} ${formatMoney(amount, currency)}`),
  );
  const message = withValues(messages.missingRates, { amounts: amounts.join(', ') });
  return (
    <Text color="status.warn.fg" textStyle="sm" mb="2">
      {formatMessage(message)}
    </Text>
  );
}

/** In the own currency if bills have others, or in one of the currencies. */
export function CostRevenueWidget({ filters, ...header }: WidgetProps) {
  const formatMessage = useFormatMessage();
  const query = useQuery(dashboardQueries.costRevenue(filters));
  const formatLabel = useFormatLabel(query.data?.unit);
  const [selectedCurrency, setSelectedCurrency] = useState(OWN);
  return (
    <WidgetFrame
      {...header}
      query={query}
      isEmpty={({ currencies }) => currencies.length === 0}
      empty={{ title: messages.noBills, text: messages.noBillsText }}
    >
      {({ currencies, own }) => {
        const one = currencies.find(({ currency }) => currency === selectedCurrency);
        const selected = one ?? own ?? currencies[0];
        if (!selected) return null;
        const formatAmount = (amount: string) => formatMoney(amount, selected.currency);
        return (
          <ChartCard
            {...header}
            kind="line"
            axisLabel={axes.time}
            fileName="cost-revenue"
            data={toMoneyChart(selected, formatLabel, formatAmount)}
            totals={{ revenue: formatAmount(selected.revenue), cost: formatAmount(selected.cost) }}
            note={
              (own || currencies.length > 1) && (
                <>
                  <Flex mb="2">
                    <Select
                      controlSize="sm"
                      w="auto"
                      aria-label={formatMessage(messages.currency)}
                      value={selected === own ? OWN : selected.currency}
                      onChange={(event) => setSelectedCurrency(event.target.value)}
                    >
                      {own && (
                        <option value={OWN}>
                          {formatMessage(withValues(messages.allIn, { currency: own.currency }))}
                        </option>
                      )}
                      {currencies.map(({ currency }) => (
                        <option key={currency} value={currency}>
                          {own ? formatMessage(withValues(messages.billsIn, { currency })) : currency}
                        </option>
                      ))}
                    </Select>
                  </Flex>
                  {selected === own && <MissingRates unconverted={own.unconverted} />}
                </>
              )
            }
          />
        );
      }}
    </WidgetFrame>
  );
}
