import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { orderQueries } from './orders.api.ts';
import { fields } from './orders.messages.ts';

const BEFORE_THE_ROAD: readonly OrderStage[] = [
  'saved',
  'pendingValidation',
  'pending2ndValidation',
  'validated',
  'rejected',
  'addedToTrip',
];

/** What it has become, once it is on the road. */
function Actual({ order: { id, stage, currency } }: { order: Order }) {
  const actual = useQuery({ ...orderQueries.actual(id), enabled: !BEFORE_THE_ROAD.includes(stage) });
  if (!actual.data?.actualDistance && !actual.data?.actualCost) return null;
  return (
    <>
      <Fact label={messages.actualDistance}>
        <Measure value={actual.data.actualDistance} kind="distance" />
      </Fact>
      <Fact label={messages.actualCost}>
        <Money value={actual.data.actualCost} currency={currency} />
      </Fact>
    </>
  );
}

export function PredictionSection({ order }: { order: Order }) {
  const { predictedDistance, predictedCost, currency, isDistanceEstimated } = order;
  return (
    <Section title={messages.prediction}>
      <Facts narrow>
        <Fact label={fields.distance}>
          <Measure value={predictedDistance} kind="distance" />
        </Fact>
        <Fact label={fields.cost}>
          <Money value={predictedCost} currency={currency} />
        </Fact>
        <Actual order={order} />
      </Facts>
      {predictedDistance && isDistanceEstimated && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Section>
  );
}
