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

type OrderProps = { order: Order; isPaid: boolean };

/** Actual distance and amounts, once the trip has started. */
function ActualValues({ order: { id, stage, currency }, isPaid }: OrderProps) {
  const actual = useQuery({ ...orderQueries.actual(id), enabled: !STAGES_BEFORE_START.includes(stage) });
  if (!actual.data) return null;
  const { actualDistance, actualCost } = actual.data;
  // Earlier releases of the API send one amount, that of the order's bill.
  const { revenue = isPaid ? actualCost : null, cost = isPaid ? null : actualCost, margin } = actual.data;
  const amounts = [
    { label: fields.actualRevenue, value: revenue },
    { label: fields.actualCost, value: cost },
    { label: fields.margin, value: margin },
  ].filter(({ value }) => typeof value === 'string');
  if (!actualDistance && amounts.length === 0) return null;
  return (
    <>
      <DescriptionItem label={messages.actualDistance}>
        <Measure value={actualDistance} kind="distance" />
      </DescriptionItem>
      {amounts.map(({ label, value }) => (
        <DescriptionItem key={label.id} label={label}>
          <Money value={value} currency={currency} />
        </DescriptionItem>
      ))}
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
  /** The partner that the order is addressed to is paid for it. */
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
        <ActualValues order={order} isPaid={isPaid} />
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
