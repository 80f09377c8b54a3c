import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { useSession } from 'shared-auth';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { orderQueries } from '../orders.api.ts';
import { fields } from '../orders.messages.ts';

const STAGES_BEFORE_START: readonly OrderStage[] = [
  'saved',
  'pendingValidation',
  'pending2ndValidation',
  'validated',
  'rejected',
  'addedToTrip',
];

const AMOUNTS = [
  ['revenue', fields.actualRevenue],
  ['cost', fields.actualCost],
  ['margin', fields.margin],
] as const;

/** Actual distance and amounts, once the trip has started. */
function ActualValues({ order: { id, stage, currency } }: { order: Order }) {
  const { data } = useQuery({ ...orderQueries.actual(id), enabled: !STAGES_BEFORE_START.includes(stage) });
  if (!data || !(data.actualDistance || data.revenue || data.cost)) return null;
  return (
    <>
      <DescriptionItem label={messages.actualDistance}>
        <Measure value={data.actualDistance} kind="distance" />
      </DescriptionItem>
      {AMOUNTS.map(
        ([name, label]) =>
          data[name] && (
            <DescriptionItem key={name} label={label}>
              <Money value={data[name]} currency={currency} />
            </DescriptionItem>
          ),
      )}
    </>
  );
}

const STAGES_BEFORE_TRIP: readonly OrderStage[] = STAGES_BEFORE_START.filter((stage) => stage !== 'addedToTrip');

/** The share of the order in what its trip emits, once it is in one. */
function Emissions({ order: { id, stage } }: { order: Order }) {
  const { data } = useQuery({ ...orderQueries.emissions(id), enabled: !STAGES_BEFORE_TRIP.includes(stage) });
  if (!data?.emissions) return null;
  return (
    <DescriptionItem label={messages.emissions}>
      <Measure value={data.emissions} kind="weight" />
      {' CO₂e'}
    </DescriptionItem>
  );
}

export function PredictionSection({ order }: { order: Order }) {
  const { predictedDistance, predictedCost, currency, isDistanceEstimated, partner } = order;
  /** The partner is paid for the order. */
  const isPaid = useSession(({ user }) => partner.id === user?.organizationId);
  return (
    <Section title={isPaid ? messages.predictedRevenue : messages.prediction}>
      <DescriptionList compact>
        <DescriptionItem label={fields.distance}>
          <Measure value={predictedDistance} kind="distance" />
        </DescriptionItem>
        <DescriptionItem label={isPaid ? fields.revenue : fields.cost}>
          <Money value={predictedCost} currency={currency} />
        </DescriptionItem>
        <ActualValues order={order} />
        <Emissions order={order} />
      </DescriptionList>
      {predictedDistance && isDistanceEstimated && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Section>
  );
}
