import { FormattedMessage } from 'react-intl';
import type { ReportTotals } from 'shared-contracts/finance/reports';
import { Flex, Text, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { messages } from './reports.messages.ts';

export const formatDay = (day: string | null) => (day ?? '').split('-').toReversed().join('.');

/** The total of the bills in the own currency, and how many have no rate. */
export function OwnTotal({ own }: { own: NonNullable<ReportTotals['own']> }) {
  const { currency, total, firstDay, lastDay, withoutRate, unconverted = [] } = own;
  const amount = formatMoney(total, currency);
  const missing = unconverted.map((sum) => formatMoney(sum.total, sum.currency)).join(' + ');
  const message =
    firstDay === lastDay
      ? withValues(messages.ownTotalDay, { total: amount, day: formatDay(firstDay) })
      : withValues(messages.ownTotal, { total: amount, from: formatDay(firstDay), to: formatDay(lastDay) });
  return (
    <Flex columnGap="3" wrap="wrap" textStyle="sm" fontVariantNumeric="tabular-nums">
      {firstDay !== null && (
        <Text color="fg.muted">
          <FormattedMessage {...message} />
        </Text>
      )}
      {withoutRate > 0 && (
        <Text color="status.warn.fg">
          <FormattedMessage {...withValues(messages.rateMissing, { count: withoutRate, amounts: missing })} />
        </Text>
      )}
    </Flex>
  );
}
