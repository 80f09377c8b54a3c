import { useMutation } from '@tanstack/react-query';
import { VEHICLE_TYPE_LIMITS } from 'shared-contracts/values/field-limits';
import { MeasureField, TextField, type Option } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type InferType } from 'yup';
import { useVehicleForm } from './form-context.tsx';
import { entryMutations } from './dictionary-entries.api.ts';
import { typeMessages as messages } from './vehicle-form.messages.ts';

const schema = object({
  name: string().trim().required().max(VEHICLE_TYPE_LIMITS.name),
  averageSpace: string().required(),
  maxWeight: string().required(),
});

type TypeDialogProps = { name: string; onAdded: (choice: Option) => void; onClose: () => void };

/** Adds a vehicle type. */
export function TypeDialog({ name, onAdded, onClose }: TypeDialogProps) {
  const { addName } = useVehicleForm();
  const add = useMutation(entryMutations.addType());
  const submit = async (input: InferType<typeof schema>) => {
    const entry = await add.mutateAsync(input);
    addName(entry);
    onAdded({ value: entry.id, label: entry.name });
  };
  return (
    <FormDialog
      title={messages.title}
      submitLabel={messages.add}
      schema={schema}
      initialValues={{ name }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} />
      <MeasureField name="averageSpace" label={messages.averageSpace} kind="space" />
      <MeasureField name="maxWeight" label={messages.maxWeight} kind="weight" />
    </FormDialog>
  );
}
