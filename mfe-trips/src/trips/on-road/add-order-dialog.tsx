import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripOrderAddition } from 'shared-contracts/trips/trip-orders-on-road';
import { chakra, ErrorState, Flex, Skeleton, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Duration, Measure } from 'shared-ui/format';
import { ComboboxField } from 'shared-ui/picker';
import { object, string } from 'yup';
import { AssignmentProblems } from '../assignment-problems.tsx';
import { PlannedStop } from '../planned-stop.tsx';
import { fieldErrorMessages } from '../trip-errors.messages.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';
import { actionLabels, fields } from '../trips.messages.ts';
import { addableOrders } from './addable-orders.api.ts';
import { orderErrors, messages } from './on-road.messages.ts';

const schema = object({ orderId: string().required() });

/** Adds a validated order to a running trip, after a preview of its place. */
export function AddOrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const trip = useQuery(tripQueries.detail(id));
  const add = useMutation(tripMutations.addOrder());
  return (
    <FormDialog
      title={actionLabels.addOrder}
      width={500}
      schema={schema}
      initialValues={trip.data && { orderId: '' }}
      error={trip.error}
      submitLabel={actionLabels.addOrder}
      errorMessages={{ ...fieldErrorMessages, ...orderErrors }}
      onSubmit={({ orderId }) => add.mutateAsync({ id, orderId })}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.addEffect} />
      </Text>
      <ComboboxField name="orderId" label={fields.order} help={messages.orderHelp} source={addableOrders} />
      <Place id={id} />
    </FormDialog>
  );
}

type Stop = TripOrderAddition['stops'][number];

const keyOf = ({ location, pickOrderIds, dropOrderIds }: Stop) =>
  [location.id, ...pickOrderIds, '/', ...dropOrderIds].join(' ');

/** Where the selected order would join the trip. */
function Place({ id }: { id: string }) {
  const [orderId] = useFormValue<string | null>('orderId');
  const query = useQuery({ ...tripQueries.addition(id, orderId ?? ''), enabled: Boolean(orderId) });
  if (!orderId) return null;
  const { data, error } = query;
  if (error)
    return <ErrorState error={error} title={messages.noPlace} onRetry={() => void query.refetch()} size="inline" />;
  if (!data) return <Skeleton h="9rem" borderRadius="md" />;
  return (
    <Stack gap="3" role="status">
      <AssignmentProblems subject="vehicle" problems={data.problems} />
      <Added {...data} />
      <chakra.ol ps="5" listStyleType="decimal" textStyle="sm" fontVariantNumeric="tabular-nums">
        {data.stops.map((stop) => (
          <PlannedStop key={keyOf(stop)} {...stop} {...(stop.isOfOrder && { mark: messages.ofOrder })} />
        ))}
      </chakra.ol>
    </Stack>
  );
}

const Added = ({ distance, minutes, lateMinutes }: TripOrderAddition) => (
  <Flex wrap="wrap" columnGap="4" rowGap="1" textStyle="sm" fontWeight="medium">
    <Text as="span">
      + <Measure value={distance} kind="distance" />
    </Text>
    <Text as="span">
      + <Duration minutes={minutes} />
    </Text>
    {lateMinutes > 0 && (
      <Text as="span" color="status.bad.fg">
        <FormattedMessage {...messages.moreLate} /> <Duration minutes={lateMinutes} />
      </Text>
    )}
  </Flex>
);
