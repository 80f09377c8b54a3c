import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripSplitInput } from 'shared-contracts/trips/trip-transfers';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { Trip } from 'shared-contracts/trips/trips';
import { EmptyState, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { array, object, type ObjectSchema, string } from 'yup';
import { AssignFields } from '../stages/assign-fields.tsx';
import { fieldErrorMessages } from '../trip-errors.messages.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';
import { fieldErrors, messages } from './split.messages.ts';
import { hubs, plannedTrips, transferableOrders } from './split-sources.api.ts';
import { SplitTimes } from './split-times.tsx';
import { sumTotals } from 'shared-contracts/values/trips/load-totals';

const schema: ObjectSchema<TripSplitInput> = object({
  locationId: string().required(),
  orderIds: array(string().required()).min(1).required(),
  tripId: string().nullable().default(null),
  vehicleId: string().nullable().default(null),
  driverId: string().nullable().default(null),
});

/** Makes orders of a trip change vehicle at a hub, from which a second trip delivers them. */
export function SplitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const trip = useQuery(tripQueries.detail(id));
  const split = useMutation(tripMutations.split());
  const { data } = trip;
  const orders = data?.orderList.filter(({ isTransferable }) => isTransferable);
  if (orders?.length === 0)
    return (
      <Dialog title={actionLabels.splitAtHub} width={500} onClose={onClose}>
        <DialogBody>
          <EmptyState icon="info" title={messages.none} text={messages.noneText} size="inline" />
        </DialogBody>
      </Dialog>
    );
  return (
    <FormDialog
      title={actionLabels.splitAtHub}
      width={500}
      schema={schema}
      initialValues={
        orders && {
          locationId: '',
          orderIds: orders.map((order) => order.id),
          tripId: null,
          vehicleId: null,
          driverId: null,
        }
      }
      error={trip.error}
      submitLabel={actionLabels.splitAtHub}
      errorMessages={{ ...fieldErrorMessages, ...fieldErrors }}
      onSubmit={(form) => split.mutateAsync({ id, ...form })}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.effect} />
      </Text>
      <ComboboxField name="locationId" label={messages.hub} help={messages.hubHelp} source={hubs} />
      {data && orders && (
        <MultiSelectField
          name="orderIds"
          label={messages.orders}
          source={transferableOrders(data)}
          selectedOptions={orders.map((order) => ({ value: order.id, label: formatOrderNumber(order) }))}
        />
      )}
      <ComboboxField name="tripId" label={messages.trip} help={messages.tripHelp} source={plannedTrips} />
      {data && <NewTripFields trip={data} />}
      {data && <SplitTimes trip={data} />}
    </FormDialog>
  );
}

/** Vehicle and driver of a new second trip, with the load that it takes over. */
function NewTripFields({ trip }: { trip: Trip }) {
  const [tripId] = useFormValue<string | null>('tripId');
  const [orderIds] = useFormValue<string[]>('orderIds');
  if (tripId) return null;
  const orders = trip.orderList.filter(({ id }) => orderIds.includes(id));
  return <AssignFields trip={{ ...trip, vehicle: null, driver: null, ...sumTotals(orders) }} />;
}
