import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { BillTotals as Totals } from 'shared-contracts/finance/bill-list';
import { Flex, Text, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import type { ListQuery } from 'shared-ui/list';
import { billListQueries } from './bill-list.api.ts';
import { messages } from './bill-list.messages.ts';

const formatDay = (day: string | null) => (day ?? '').split('-').toReversed().join('.');

function OwnSum({ own }: { own: NonNullable<Totals['own']> }) {
  const { currency, total, firstDay, lastDay, withoutRate, unconverted = [] } = own;
  const amount = formatMoney(total, currency);
  const missing = unconverted.map((sum) => formatMoney(sum.total, sum.currency)).join(' + ');
  const isOneDay = firstDay === lastDay;
  return (
    <>
      {firstDay !== null && (
        <Text color="fg.muted">
          <FormattedMessage
            {...(isOneDay
              ? withValues(messages.sumOwnDay, { total: amount, day: formatDay(firstDay) })
              : withValues(messages.sumOwn, { total: amount, from: formatDay(firstDay), to: formatDay(lastDay) }))}
          />
        </Text>
      )}
      {withoutRate > 0 && (
        <Text color="status.warn.fg">
          <FormattedMessage {...withValues(messages.withoutRate, { count: withoutRate, amounts: missing })} />
        </Text>
      )}
    </>
  );
}

/** Two lines on phones, so that the list doesn't move when the sums arrive. */
const RESERVED_HEIGHT = { base: '10', md: '5' };

/** The sums of all bills that match the filters, on every page. */
export function BillTotals({ query }: { query: ListQuery }) {
  const { data } = useQuery(billListQueries.totals(query));
  if (!data) return <Flex minH={RESERVED_HEIGHT} />;
  if (data.currencies.length === 0) return null;
  const amounts = data.currencies.map(({ currency, total }) => formatMoney(total, currency)).join(' + ');
  const credited = data.currencies
    .filter((sums) => Number(sums.credited ?? 0) !== 0)
    .map((sums) => formatMoney(sums.credited ?? '0', sums.currency))
    .join(' + ');
  return (
    <Flex columnGap="3" minH={RESERVED_HEIGHT} alignContent="start" wrap="wrap" fontVariantNumeric="tabular-nums">
      <Text>
        <FormattedMessage {...withValues(messages.sum, { amounts })} />
      </Text>
      {credited !== '' && (
        <Text color="fg.muted">
          <FormattedMessage {...withValues(messages.sumCredited, { amounts: credited })} />
        </Text>
      )}
      {data.own && <OwnSum own={data.own} />}
    </Flex>
  );
}
