import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInsertion, OrderInsertions } from 'shared-contracts/trips/order-insertions';
import type { PlanRates } from 'shared-contracts/trips/plans/plans';
import { DEFAULT_PLAN_RATES } from 'shared-contracts/values/trips/plans';
import { chakra, EmptyState, ErrorState, SimpleGrid, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui';
import { Form, MoneyField, SubmitButton } from 'shared-ui/form';
import { Duration, Measure, Money } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, type ObjectSchema, string } from 'yup';
import { planningQueries } from '../planning.api.ts';
import { RichMessage } from '../rich-message.tsx';
import { InsertionPlace } from './insertion-place.tsx';
import { messages } from './insertion.messages.ts';

type InsertionDialogProps = {
  orderId: string;
  /** Called after the trip has been changed. */
  onInserted: (trip: OrderInsertion['trip']) => void;
  onClose: () => void;
};

/** Finds the trips that carry an order at least cost, and adds it to one of them. */
export function InsertionDialog({ orderId, onInserted, onClose }: InsertionDialogProps) {
  const [rates, setRates] = useState<PlanRates>(DEFAULT_PLAN_RATES);
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="4">
          <Text color="fg.muted">
            <FormattedMessage {...messages.text} />
          </Text>
          <Rates onSubmit={setRates} />
          <Places orderId={orderId} rates={rates} onInserted={onInserted} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

const schema: ObjectSchema<PlanRates> = object({
  perTrip: string().required(),
  perKm: string().required(),
  perHour: string().required(),
});

const Rates = ({ onSubmit }: { onSubmit: (rates: PlanRates) => void }) => (
  <chakra.details>
    <chakra.summary cursor="pointer" textStyle="sm" color="fg.muted">
      <FormattedMessage {...messages.rates} />
    </chakra.summary>
    <Form schema={schema} initialValues={DEFAULT_PLAN_RATES} onSubmit={async (rates) => onSubmit(rates)}>
      <SimpleGrid mt="2" gap="3" minChildWidth="9rem">
        <MoneyField name="perTrip" label={messages.perTrip} />
        <MoneyField name="perKm" label={messages.perKm} />
        <MoneyField name="perHour" label={messages.perHour} />
      </SimpleGrid>
      <SubmitButton label={messages.calculate} variant="outline" mt="2" />
    </Form>
  </chakra.details>
);

type PlacesProps = Pick<InsertionDialogProps, 'orderId' | 'onInserted'> & { rates: PlanRates };

function Places({ orderId, rates, onInserted }: PlacesProps) {
  const query = useQuery(planningQueries.insertions({ orderId, rates }));
  const { data, error } = query;
  if (error)
    return <ErrorState error={error} title={messages.failed} onRetry={() => void query.refetch()} size="inline" />;
  if (!data) return <PlacesSkeleton />;
  return (
    <Stack gap="3">
      {data.insertions.length === 0 && <EmptyState title={messages.none} text={messages.noneText} size="inline" />}
      {data.insertions.map((insertion) => (
        <InsertionPlace key={insertion.trip.id} insertion={insertion} onInserted={onInserted} />
      ))}
      <Alone {...data.alone} />
    </Stack>
  );
}

const Alone = ({ distance, minutes, cost }: OrderInsertions['alone']) => (
  <Text textStyle="sm" color="fg.muted">
    <RichMessage
      message={messages.alone}
      values={{
        distance: <Measure value={distance} kind="distance" />,
        duration: <Duration minutes={minutes} />,
        cost: <Money value={cost} />,
      }}
    />
  </Text>
);

const PlacesSkeleton = () => (
  <Stack gap="3" aria-busy>
    <VisuallyHidden role="status">
      <FormattedMessage {...messages.searching} />
    </VisuallyHidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} h="9rem" borderRadius="md" />
    ))}
  </Stack>
);
