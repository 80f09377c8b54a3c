import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { moneyMessages as messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';

export function MoneySection({
  trip: { estimatedDistance, actualDistance, estimatedCost, revenue, cost, margin, currency, isDistanceEstimated },
}: {
  trip: Trip;
}) {
  return (
    <Section title={messages.title}>
      <DescriptionList compact>
        <DescriptionItem label={fields.estimatedDistance}>
          <Measure value={estimatedDistance} kind="distance" />
        </DescriptionItem>
        <DescriptionItem label={fields.actualDistance}>
          <Measure value={actualDistance} kind="distance" />
        </DescriptionItem>
        {estimatedCost !== null && (
          <DescriptionItem label={fields.estimatedCost}>
            <Money value={estimatedCost} currency={currency} />
          </DescriptionItem>
        )}
        {revenue !== null && (
          <DescriptionItem label={fields.revenue}>
            <Money value={revenue} currency={currency} />
          </DescriptionItem>
        )}
        {cost !== null && (
          <DescriptionItem label={fields.cost}>
            <Money value={cost} currency={currency} />
          </DescriptionItem>
        )}
        {typeof margin === 'string' && (
          <DescriptionItem label={fields.margin}>
            <Money value={margin} currency={currency} />
          </DescriptionItem>
        )}
      </DescriptionList>
      {estimatedDistance !== null && isDistanceEstimated && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Section>
  );
}
