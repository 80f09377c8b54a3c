import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { money as messages } from './trip-page.messages.ts';
import { fields } from './trips.messages.ts';

export function MoneySection({
  trip: { estimatedDistance, actualDistance, estimatedCost, revenue, cost, currency, isDistanceEstimated },
}: {
  trip: Trip;
}) {
  return (
    <Section title={messages.title}>
      <Facts narrow>
        <Fact label={fields.estimatedDistance}>
          <Measure value={estimatedDistance} kind="distance" />
        </Fact>
        <Fact label={fields.actualDistance}>
          <Measure value={actualDistance} kind="distance" />
        </Fact>
        {estimatedCost !== null && (
          <Fact label={fields.estimatedCost}>
            <Money value={estimatedCost} currency={currency} />
          </Fact>
        )}
        {revenue !== null && (
          <Fact label={fields.revenue}>
            <Money value={revenue} currency={currency} />
          </Fact>
        )}
        {cost !== null && (
          <Fact label={fields.cost}>
            <Money value={cost} currency={currency} />
          </Fact>
        )}
      </Facts>
      {estimatedDistance !== null && isDistanceEstimated && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Section>
  );
}
