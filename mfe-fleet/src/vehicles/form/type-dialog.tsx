import { useMutation } from '@tanstack/react-query';
import { MeasureField, TextField, type Choice } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string, type InferType } from 'yup';
import { useKnown } from './vehicle-form-known.tsx';
import { entryMutations } from './vehicle-form.api.ts';
import { type as messages } from './vehicle-form.messages.ts';

const schema = object({
  name: string().trim().required().max(100),
  averageSpace: string().required(),
  maxWeight: string().required(),
});

type TypeDialogProps = { name: string; onAdded: (choice: Choice) => void; onClose: () => void };

/** A vehicle type that the list lacks. */
export function TypeDialog({ name, onAdded, onClose }: TypeDialogProps) {
  const { remember } = useKnown();
  const add = useMutation(entryMutations.addType());
  const submit = async (input: InferType<typeof schema>) => {
    const entry = await add.mutateAsync(input);
    remember(entry);
    onAdded({ value: entry.id, label: entry.name });
  };
  return (
    <FormDialog
      title={messages.title}
      submit={messages.add}
      schema={schema}
      initial={{ name }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} />
      <MeasureField name="averageSpace" label={messages.averageSpace} kind="space" />
      <MeasureField name="maxWeight" label={messages.maxWeight} kind="weight" />
    </FormDialog>
  );
}
