import { useMutation } from '@tanstack/react-query';
import type { OperationDetails } from 'shared-contracts/network/operations';
import { OPERATION_LIMITS } from 'shared-contracts/values/field-limits';
import type { FeasibilityMode } from 'shared-contracts/values/orders/feasibility';
import { NumberField, SelectField, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { Approvers } from './approvers.tsx';
import { operationMutations, operationQueries, operationCandidateSource, locationSource } from './operations.api.ts';
import { feasibilityMessages, fieldErrors, fields, messages } from './operations.messages.ts';

const idList = () => array().of(string().required()).required().default([]);
const schema = object({
  name: string().trim().required().max(OPERATION_LIMITS.name),
  approver1Id: string().nullable().default(null),
  approver2Id: string().nullable().default(null),
  notificationContactIds: idList().max(OPERATION_LIMITS.notificationContactIds),
  acceptanceMinutes: number()
    .integer()
    .min(OPERATION_LIMITS.acceptanceMinutes.min)
    .max(OPERATION_LIMITS.acceptanceMinutes.max)
    .nullable()
    .default(null),
  feasibility: mixed<FeasibilityMode>().required().default('off'),
  locationIds: idList().max(OPERATION_LIMITS.locationIds),
});

const toFormValues = ({
  name,
  approver1,
  approver2,
  notificationContacts,
  locations,
  acceptanceMinutes,
  feasibility,
}: OperationDetails): InferType<typeof schema> => ({
  name,
  approver1Id: approver1?.id ?? null,
  approver2Id: approver2?.id ?? null,
  notificationContactIds: notificationContacts.map(({ id }) => id),
  acceptanceMinutes,
  feasibility,
  locationIds: locations.map(({ id }) => id),
});

const toOptions = (records: { id: string; name: string }[] = []) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

/** `id`: empty for a new operation. */
export function OperationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = { ...operationQueries.detail(id), enabled: Boolean(id) };
  const { record: operation, error, initialValues, concurrency } = useRecordForm(query, toFormValues);
  const save = useMutation(operationMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      width={500}
      schema={schema}
      initialValues={id ? initialValues : {}}
      error={error}
      concurrency={concurrency}
      submitLabel={id ? undefined : messages.createVerb}
      errorMessages={fieldErrors}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} autoFocus />
      <Approvers operation={operation} />
      <NumberField
        name="acceptanceMinutes"
        label={fields.acceptanceMinutes}
        help={fields.acceptanceHelp}
        decimals={0}
      />
      <SelectField
        name="feasibility"
        label={fields.feasibility}
        help={fields.feasibilityHelp}
        options={feasibilityMessages}
      />
      <MultiSelectField
        name="notificationContactIds"
        label={fields.notificationContacts}
        help={fields.notificationHelp}
        source={operationCandidateSource}
        selectedOptions={toOptions(operation?.notificationContacts)}
      />
      <MultiSelectField
        name="locationIds"
        label={fields.locations}
        source={locationSource}
        selectedOptions={toOptions(operation?.locations)}
      />
    </FormDialog>
  );
}
