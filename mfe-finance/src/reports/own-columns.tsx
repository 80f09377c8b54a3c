import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnSum } from 'shared-contracts/finance/exchange-rates';
import type { ReportTotals } from 'shared-contracts/finance/reports';
import { Flex, Text, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { columnMessages } from './columns.messages.ts';
import { formatDay } from './own-total.tsx';
import { messages } from './reports.messages.ts';

type Id = keyof typeof columnMessages;

function OwnColumn({ id, sum }: { id: Id; sum: OwnSum }) {
  const { formatMessage } = useIntl();
  const { currency, total, firstDay, lastDay, unconverted = [] } = sum;
  const values = { column: formatMessage(columnMessages[id]), total: formatMoney(total, currency) };
  const missing = unconverted.map((one) => formatMoney(one.total, one.currency)).join(' + ');
  const message =
    firstDay === lastDay
      ? withValues(messages.ownColumnDay, { ...values, day: formatDay(firstDay) })
      : withValues(messages.ownColumn, { ...values, from: formatDay(firstDay), to: formatDay(lastDay) });
  return (
    <Flex columnGap="3" wrap="wrap" textStyle="sm" fontVariantNumeric="tabular-nums">
      {firstDay !== null && (
        <Text color="fg.muted">
          <FormattedMessage {...message} />
        </Text>
      )}
      {missing !== '' && (
        <Text color="status.warn.fg">
          <FormattedMessage {...withValues(messages.ownColumnMissing, { column: values.column, amounts: missing })} />
        </Text>
      )}
    </Flex>
  );
}

/** Cost and revenue of all rows in the own currency, and what has no rate. */
export const OwnColumns = ({ sums }: { sums: NonNullable<ReportTotals['ownColumns']> }) =>
  Object.entries(sums).map(([id, sum]) => <OwnColumn key={id} id={id as Id} sum={sum} />);
