import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Inspection } from 'shared-contracts/fleet/inspections';
import type { WorkOrder } from 'shared-contracts/fleet/work-orders';
import { WORK_ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Grid, Heading, Text } from 'shared-ui';
import {
  FieldRows,
  MoneyField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  useRecordForm,
} from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { createSchema, editSchema, emptyLine, toFormValues } from './work-order-form.ts';
import {
  contactSource,
  serviceSource,
  vehicleSource,
  workOrderMutations,
  workOrderQueries,
} from './work-orders.api.ts';
import { actions, dialogs, errorMessages, fields, hints, kinds, lineKinds, messages } from './work-orders.messages.ts';

const READ_CONTACTS = { model: 'contact', action: 'read' } as const;
const twoColumns = { base: '1fr', md: '1fr 1fr' };
const toOption = (ref: { id: string; name: string } | null | undefined) => ref && { value: ref.id, label: ref.name };

const LineFields = ({ currency }: { currency: string | undefined }) => (
  <Box>
    <Heading as="h3" textStyle="sm">
      <FormattedMessage {...messages.lines} />
    </Heading>
    <Text mb="2" textStyle="sm" color="fg.muted">
      <FormattedMessage {...hints.lines} />
    </Text>
    <FieldRows
      name="lines"
      label={messages.lines}
      addLabel={actions.addLine}
      emptyRow={emptyLine}
      max={WORK_ORDER_LIMITS.lines}
      formatRows={(rows) => rows.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ')}
    >
      {(path) => (
        <Grid templateColumns={{ base: '1fr 1fr', md: '7.5rem 1fr 7rem 10rem' }} gap="3">
          <SelectField name={`${path}.kind`} label={fields.lineKind} options={lineKinds} />
          <TextField name={`${path}.description`} label={fields.lineDescription} />
          <NumberField name={`${path}.quantity`} label={fields.quantity} decimals={3} />
          <MoneyField name={`${path}.unitPrice`} label={fields.unitPrice} unit={currency} />
        </Grid>
      )}
    </FieldRows>
  </Box>
);

type CommonProps = { order?: WorkOrder | undefined; service?: { id: string; name: string } | undefined };

function CommonFields({ order, service }: CommonProps) {
  const canReadContacts = useCan(READ_CONTACTS);
  return (
    <>
      <Grid templateColumns={twoColumns} gap="4">
        <SelectField name="kind" label={fields.kind} options={kinds} />
        <ComboboxField
          name="serviceIntervalId"
          label={fields.service}
          help={hints.service}
          source={serviceSource}
          selectedOption={toOption(order?.service ?? service)}
        />
        <TextField name="workshop" label={fields.workshop} />
        {canReadContacts && (
          <ComboboxField
            name="contactId"
            label={fields.contact}
            source={contactSource}
            selectedOption={toOption(order?.contact)}
          />
        )}
      </Grid>
      <Grid templateColumns={twoColumns} gap="4">
        <DateTimeField name="outFrom" label={fields.outFrom} help={hints.window} />
        <DateTimeField name="outTo" label={fields.outTo} />
      </Grid>
      <TextareaField name="description" label={fields.description} rows={2} />
      <LineFields currency={order?.currency ?? undefined} />
    </>
  );
}

type CreateProps = {
  vehicleId: string | undefined;
  serviceIntervalId: string | undefined;
  inspectionId: string | undefined;
  onClose: () => void;
};

const describeDefects = ({ items }: Inspection) =>
  items
    .filter(({ isDefect }) => isDefect)
    .map(({ name, note }) => `${name}: ${note ?? ''}`)
    .join('\n')
    .slice(0, WORK_ORDER_LIMITS.description);

/** Creates a work order for a vehicle, and for a service that is due or an inspection with defects. */
export function CreateDialog({ vehicleId, serviceIntervalId, inspectionId, onClose }: CreateProps) {
  const vehicle = useQuery({ ...workOrderQueries.vehicle(vehicleId ?? ''), enabled: vehicleId !== undefined });
  const inspection = useQuery({
    ...workOrderQueries.inspection(inspectionId ?? ''),
    enabled: inspectionId !== undefined,
  });
  const create = useMutation(workOrderMutations.create());
  const due = vehicle.data?.services.find((service) => service.serviceIntervalId === serviceIntervalId);
  const service = due && { id: due.serviceIntervalId, name: due.name };
  const initialValues = {
    ...(vehicleId !== undefined && { vehicleId }),
    ...(due && { kind: 'plan' as const, title: due.name, serviceIntervalId: due.serviceIntervalId }),
    ...(inspection.data && {
      title: inspection.data.defects.join(', ').slice(0, WORK_ORDER_LIMITS.title),
      description: describeDefects(inspection.data),
    }),
  };
  const isLoaded =
    (vehicleId === undefined || vehicle.data) && (inspectionId === undefined || inspection.data !== undefined);
  return (
    <FormDialog
      title={dialogs.create}
      width={900}
      schema={createSchema}
      initialValues={isLoaded ? initialValues : undefined}
      error={vehicle.error ?? inspection.error}
      submitLabel={dialogs.createVerb}
      errorMessages={errorMessages}
      onSubmit={(values) => create.mutateAsync({ ...values, ...(inspectionId !== undefined && { inspectionId }) })}
      onClose={onClose}
    >
      <Grid templateColumns={twoColumns} gap="4">
        <ComboboxField
          name="vehicleId"
          label={fields.vehicle}
          source={vehicleSource}
          selectedOption={vehicle.data && { value: vehicle.data.id, label: vehicle.data.registrationPlate }}
        />
        <TextField name="title" label={fields.title} />
      </Grid>
      <CommonFields service={service} />
    </FormDialog>
  );
}

export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { record, error, initialValues, concurrency } = useRecordForm(workOrderQueries.detail(id), toFormValues);
  const update = useMutation(workOrderMutations.update(id));
  return (
    <FormDialog
      title={dialogs.edit}
      width={900}
      schema={editSchema}
      initialValues={initialValues}
      error={error}
      errorTitle={messages.notFound}
      concurrency={concurrency}
      errorMessages={errorMessages}
      onSubmit={(values) => update.mutateAsync(values)}
      onClose={onClose}
    >
      <TextField name="title" label={fields.title} />
      <CommonFields order={record} />
    </FormDialog>
  );
}
