import { useMutation, useQuery } from '@tanstack/react-query';
import type { OperationDetails } from 'shared-contracts/operations';
import { TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, object, string, type InferType } from 'yup';
import { Approvers } from './approvers.tsx';
import { operationMutations, operationQueries, people, places } from './operations.api.ts';
import { codes, fields, messages } from './operations.messages.ts';

const ids = () => array().of(string().required()).required().default([]);
const schema = object({
  name: string().trim().required().max(100),
  approver1Id: string().nullable().default(null),
  approver2Id: string().nullable().default(null),
  notificationContactIds: ids().max(50),
  locationIds: ids().max(100),
});

const valuesOf = ({
  name,
  approver1,
  approver2,
  notificationContacts,
  locations,
}: OperationDetails): InferType<typeof schema> => ({
  name,
  approver1Id: approver1?.id ?? null,
  approver2Id: approver2?.id ?? null,
  notificationContactIds: notificationContacts.map(({ id }) => id),
  locationIds: locations.map(({ id }) => id),
});

const choices = (named: { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** Without an id a new one. */
export function OperationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: operation, error } = useQuery({ ...operationQueries.detail(id), enabled: Boolean(id) });
  const save = useMutation(operationMutations.save(id));
  return (
    <FormDialog
      title={id ? messages.edit : messages.create}
      width={500}
      schema={schema}
      initial={id ? operation && valuesOf(operation) : {}}
      error={error}
      submit={id ? undefined : messages.createVerb}
      codes={codes}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} autoFocus />
      <Approvers operation={operation} />
      <MultiSelectField
        name="notificationContactIds"
        label={fields.notificationContacts}
        help={fields.notificationHelp}
        source={people}
        chosen={choices(operation?.notificationContacts)}
      />
      <MultiSelectField
        name="locationIds"
        label={fields.locations}
        source={places}
        chosen={choices(operation?.locations)}
      />
    </FormDialog>
  );
}
