import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { DescriptionItem, Text, useFormatMessage, withValues } from 'shared-ui';
import { Money } from 'shared-ui/format';
import { messages, rateSources } from './own-amounts.messages.ts';

const formatDay = (day: string) => day.split('-').toReversed().join('.');

/** The total in the own currency, with rate and date. */
export function OwnTotals({ bill: { own, billingCurrency } }: { bill: Bill }) {
  const formatMessage = useFormatMessage();
  if (!own || billingCurrency === null) return null;
  const { currency, total, rate, day, asOf, source, isBooked, rounding } = own;
  const origin = `${formatMessage(rateSources[source])} ${formatDay(day)}`;
  return (
    <>
      <DescriptionItem label={messages.own} fullWidth>
        <Money value={total} currency={currency} />
        <Text as="span" color="fg.muted">
          {' '}
          (<FormattedMessage {...(isBooked ? messages.ownBooked : messages.ownProvisional)} />)
        </Text>
        <Text color="fg.muted">
          {`1 ${billingCurrency} = ${rate} ${currency}, ${origin}`}
          {day !== asOf && (
            <>
              {' '}
              (<FormattedMessage {...withValues(messages.ownEarlier, { day: formatDay(asOf) })} />)
            </>
          )}
        </Text>
      </DescriptionItem>
      {Number(rounding) !== 0 && (
        <DescriptionItem label={messages.rounding}>
          <Money value={rounding} currency={currency} />
        </DescriptionItem>
      )}
    </>
  );
}
