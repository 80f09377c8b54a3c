import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { Section, Text } from 'shared-ui';
import { DateTime, DateTimeRange, RelativeTime } from 'shared-ui/format';
import { etaStates, messages } from './tracking.messages.ts';

type ExpectedDeliveryProps = Pick<Tracking, 'etaState' | 'positionAt'> & { eta: NonNullable<Tracking['eta']> };

/** The estimated arrival with the age of the position, or the window and why there is no estimate. */
export const ExpectedDelivery = ({ eta: { from, to, isEstimate }, etaState, positionAt }: ExpectedDeliveryProps) => (
  <Section title={messages.expected}>
    <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {isEstimate ? <DateTime at={to} /> : <DateTimeRange from={from} to={to} />}
    </Text>
    {isEstimate && (
      <Text color="fg.muted">
        <RelativeTime at={to} />
      </Text>
    )}
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage {...etaStates[etaState]} values={{ age: <RelativeTime at={positionAt} /> }} />
    </Text>
  </Section>
);
