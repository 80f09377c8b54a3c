import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, Flex, Grid } from 'shared-ui';
import { FieldGroup, Form, SubmitButton, TextareaField, TextField, useRecordForm } from 'shared-ui/form';
import { ComboboxField, DateTimeField, MultiSelectField } from 'shared-ui/picker';
import { BillingFields } from './billing-fields.tsx';
import { pickerSources } from './picker-sources.api.ts';
import { planningQueries } from '../planning.api.ts';
import { toOption } from './to-option.ts';
import { DriverField } from './driver-field.tsx';
import {
  toOrderById,
  TripFormContext,
  useTripFormContext,
  type OrderById,
  type FormOrder,
} from './trip-form-context.tsx';
import { OrdersField } from './orders-field.tsx';
import { errorMessages } from '../planning.messages.ts';
import { candidateErrors } from './candidate-errors.ts';
import { TripPreviewProvider } from './trip-preview.tsx';
import { StopsField } from './stops-field.tsx';
import { formMessages as messages } from './trip-form.messages.ts';
import { tripFormSchema, type TripFormValues } from './trip-form.schema.ts';
import { TripSummary } from './trip-summary.tsx';
import { toFormValues } from './trip-form-values.ts';
import { VehicleTypeField } from './vehicle-type-field.tsx';
import { useSaveTrip } from './use-save-trip.ts';
import { VehicleField } from './vehicle-field.tsx';

/** Creates a trip from selected orders, or edits one. Warns before unsaved changes are lost. */
export function TripForm({
  trip,
  chosenOrders = [],
  initialRouteId,
}: {
  trip?: Trip;
  /** Selected in a new trip. */ chosenOrders?: readonly FormOrder[];
  /** A saved route that a new trip starts with. */ initialRouteId?: string;
}) {
  const [routeId, setRouteId] = useState(initialRouteId);
  const { save, submit } = useSaveTrip(trip?.id);
  const shouldSubmit = useRef(false);
  const [initialValues] = useState(() => (trip ? toFormValues(trip) : { orderIds: chosenOrders.map(({ id }) => id) }));
  const query = { ...planningQueries.trip(trip?.id ?? ''), enabled: trip !== undefined };
  const { concurrency } = useRecordForm(query, toFormValues);
  const [orderById, setOrderById] = useState<OrderById>(() =>
    trip ? toOrderById(trip) : new Map(chosenOrders.map((order) => [order.id, order])),
  );
  const addOrders = useCallback(
    (orders: readonly FormOrder[]) =>
      setOrderById((current) => new Map([...current, ...orders.map((order) => [order.id, order] as const)])),
    [],
  );
  const context = useMemo(
    () => ({ trip, orderById, addOrders, routeId, setRouteId }),
    [trip, orderById, addOrders, routeId],
  );
  const handleSubmit = (values: TripFormValues) => (shouldSubmit.current ? submit : save)(values);
  return (
    <TripFormContext value={context}>
      <Form
        schema={tripFormSchema}
        initialValues={initialValues}
        concurrency={concurrency}
        errorMessages={{ ...errorMessages, ...candidateErrors }}
        onSubmit={handleSubmit}
        warnOnLeave
      >
        <TripPreviewProvider tripId={trip?.id}>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
            <Fields />
            <Box position={{ lg: 'sticky' }} top="4">
              <TripSummary />
            </Box>
          </Grid>
        </TripPreviewProvider>
        <Flex
          position="sticky"
          bottom="0"
          zIndex="sticky"
          justify="flex-end"
          gap="2"
          wrap="wrap"
          mt="4"
          py="3"
          px="4"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="md"
        >
          <SubmitButton
            label={messages.save}
            variant={canSubmit(trip) ? 'outline' : 'solid'}
            onClick={() => void (shouldSubmit.current = false)}
          />
          {canSubmit(trip) && (
            <SubmitButton label={messages.saveAndSubmit} onClick={() => void (shouldSubmit.current = true)} />
          )}
        </Flex>
      </Form>
    </TripFormContext>
  );
}

const canSubmit = (trip: Trip | undefined) => !trip || trip.actions.includes('submit');

/** Memoized: each field group subscribes to its own values. */
const Fields = memo(() => {
  const { trip } = useTripFormContext();
  const selected = useMemo(
    () => ({
      zone: toOption(trip?.routeZone),
      contacts: (trip?.notificationContacts ?? []).flatMap((contact) => toOption(contact) ?? []),
    }),
    [trip],
  );
  return (
    <Box minW="0" px={{ base: '4', md: '6' }} py="6" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <FieldGroup title={messages.trip}>
        <TextField name="reference" label={messages.reference} />
        <ComboboxField
          name="routeZoneId"
          label={messages.zone}
          source={pickerSources.zones}
          selectedOption={selected.zone}
        />
      </FieldGroup>
      <FieldGroup title={messages.orders} help={messages.ordersHelp} columns={1}>
        <OrdersField />
      </FieldGroup>
      <FieldGroup title={messages.stops} help={messages.stopsHelp} columns={1}>
        <StopsField />
      </FieldGroup>
      <FieldGroup title={messages.times} help={messages.timesHelp}>
        <DateTimeField name="pickAt" label={messages.pickAt} />
        <DateTimeField name="dropAt" label={messages.dropAt} />
      </FieldGroup>
      <FieldGroup title={messages.vehicle} help={messages.vehicleHelp} columns={1}>
        <VehicleTypeField />
        <VehicleField />
      </FieldGroup>
      <FieldGroup title={messages.driver} help={messages.driverHelp} columns={1}>
        <DriverField />
      </FieldGroup>
      <FieldGroup title={messages.billing} help={messages.billingHelp}>
        <BillingFields />
      </FieldGroup>
      <FieldGroup title={messages.notification} columns={1}>
        <MultiSelectField
          name="notificationContactIds"
          label={messages.notification}
          source={pickerSources.notificationContacts}
          selectedOptions={selected.contacts}
        />
        <TextareaField name="description" label={messages.description} />
      </FieldGroup>
    </Box>
  );
});
