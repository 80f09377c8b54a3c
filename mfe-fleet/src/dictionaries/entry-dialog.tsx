import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { CheckboxField, MeasureField, NumberField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { entryMutations } from './dictionaries.api.ts';
import { fields, helpTexts, messages } from './dictionaries.messages.ts';
import { DICTIONARIES, type DictionaryKind, type Entry, type EntryField } from './dictionary-kinds.ts';
import { getSchema } from './entry-schema.ts';
import { IconField } from './icon-field.tsx';
import { createLabels, editLabels } from './kinds.messages.ts';

const renderField: Record<EntryField, (kind: DictionaryKind) => ReactNode> = {
  name: () => <TextField name="name" label={fields.name} autoFocus />,
  averageSpace: () => <MeasureField name="averageSpace" label={fields.averageSpace} kind="space" />,
  maxWeight: () => <MeasureField name="maxWeight" label={fields.maxWeight} kind="weight" />,
  days: () => <NumberField name="days" label={fields.days} decimals={0} />,
  isRequired: () => <CheckboxField name="isRequired" label={fields.isRequired} help={helpTexts.isRequired} />,
  icon: (kind) => <IconField icons={DICTIONARIES[kind].icons} />,
};

type EntryDialogProps = {
  kind: DictionaryKind;
  /** Empty for a new entry. */
  id: string;
  /** Undefined while it loads. */
  entry: Entry | undefined;
  error: unknown;
  onClose: () => void;
};

export function EntryDialog({ kind, id, entry, error, onClose }: EntryDialogProps) {
  const save = useMutation(entryMutations.save(kind, id));
  const initialEntry = useRef(entry); // after saving, the entry may have moved to another page of the list
  initialEntry.current ??= entry;
  return (
    <FormDialog
      title={(id ? editLabels : createLabels)[kind]}
      width={DICTIONARIES[kind].icons.length > 0 ? 500 : 400}
      schema={getSchema(kind)}
      initialValues={id ? initialEntry.current : {}}
      error={error}
      submitLabel={id ? undefined : messages.add}
      errorMessages={{ alreadyExists: messages.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      {DICTIONARIES[kind].fields.map((field) => (
        <EntryFieldInput key={field} field={field} kind={kind} />
      ))}
    </FormDialog>
  );
}

const EntryFieldInput = ({ field, kind }: { field: EntryField; kind: DictionaryKind }) => renderField[field](kind);
