import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { Trip } from 'shared-contracts/trips';
import { Box, Flex, Grid } from 'shared-ui';
import { FieldGroup, Form, SubmitButton, TextareaField, TextField } from 'shared-ui/form';
import { ComboboxField, DateTimeField, MultiSelectField } from 'shared-ui/picker';
import { BillingFields } from './billing-fields.tsx';
import { choices } from './choices.api.ts';
import { choiceOf } from './chosen.ts';
import { DriverField } from './driver-field.tsx';
import { ordersOf, TripContext, useTripForm, type KnownOrders, type ShownOrder } from './known-orders.tsx';
import { OrdersField } from './orders-field.tsx';
import { refusals } from './planning.messages.ts';
import { PreviewProvider } from './preview.tsx';
import { StopsField } from './stops-field.tsx';
import { form as messages } from './trip-form.messages.ts';
import { tripSchema, type TripForm as Values } from './trip.schema.ts';
import { TripSummary } from './trip-summary.tsx';
import { valuesOf } from './trip-values.ts';
import { TypeField } from './type-field.tsx';
import { useSaving } from './use-saving.ts';
import { VehicleField } from './vehicle-field.tsx';

/** A trip put together by hand; without one a new one. Leaving asks when something would be lost. */
export function TripForm({ trip }: { trip?: Trip }) {
  const { save, submit } = useSaving(trip?.id);
  const submits = useRef(false);
  const [initial] = useState(() => (trip ? valuesOf(trip) : {}));
  const [known, setKnown] = useState<KnownOrders>(() => (trip ? ordersOf(trip) : new Map()));
  const remember = useCallback(
    (orders: readonly ShownOrder[]) =>
      setKnown((before) => new Map([...before, ...orders.map((order) => [order.id, order] as const)])),
    [],
  );
  const context = useMemo(() => ({ trip, known, remember }), [trip, known, remember]);
  const send = (values: Values) => (submits.current ? submit : save)(values);
  return (
    <TripContext value={context}>
      <Form schema={tripSchema} initial={initial} codes={refusals} onSubmit={send} guarded>
        <PreviewProvider tripId={trip?.id}>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
            <Fields />
            <Box position={{ lg: 'sticky' }} top="4">
              <TripSummary />
            </Box>
          </Grid>
        </PreviewProvider>
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
            variant={maySubmit(trip) ? 'outline' : 'solid'}
            onClick={() => void (submits.current = false)}
          />
          {maySubmit(trip) && (
            <SubmitButton label={messages.saveAndSubmit} onClick={() => void (submits.current = true)} />
          )}
        </Flex>
      </Form>
    </TripContext>
  );
}

const maySubmit = (trip: Trip | undefined) => !trip || trip.actions.includes('submit');

/** Each part draws itself; this draws once. */
const Fields = memo(() => {
  const { trip } = useTripForm();
  const chosen = useMemo(
    () => ({
      zone: choiceOf(trip?.routeZone),
      contacts: (trip?.notificationContacts ?? []).flatMap((contact) => choiceOf(contact) ?? []),
    }),
    [trip],
  );
  return (
    <Box minW="0" px={{ base: '4', md: '6' }} py="6" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <FieldGroup title={messages.trip}>
        <TextField name="reference" label={messages.reference} />
        <ComboboxField name="routeZoneId" label={messages.zone} source={choices.zones} chosen={chosen.zone} />
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
        <TypeField />
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
          source={choices.notificationContacts}
          chosen={chosen.contacts}
        />
        <TextareaField name="description" label={messages.description} />
      </FieldGroup>
    </Box>
  );
});
