import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { fields } from './orders.messages.ts';

export const PredictionSection = ({ order: { predictedDistance, predictedCost, currency, isDistanceEstimated } }: { order: Order }) => (
  <Section title={messages.prediction}>
    <Facts narrow>
      <Fact label={fields.distance}><Measure value={predictedDistance} kind="distance" /></Fact>
      <Fact label={fields.cost}><Money value={predictedCost} currency={currency} /></Fact>
    </Facts>
    {predictedDistance && isDistanceEstimated && <Text mt="3" textStyle="xs" color="fg.muted"><FormattedMessage {...messages.estimated} /></Text>}
  </Section>
);
