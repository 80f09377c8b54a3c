import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { CheckboxField, MeasureField, NumberField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { entryMutations } from './dictionaries.api.ts';
import { fields, helps, messages } from './dictionaries.messages.ts';
import { DICTIONARIES, type Entry, type Field, type Kind } from './dictionary-kinds.ts';
import { schemaFor } from './entry-schema.ts';
import { IconField } from './icon-field.tsx';
import { creates, edits } from './kinds.messages.ts';

const CONTROLS: Record<Field, (kind: Kind) => ReactNode> = {
  name: () => <TextField name="name" label={fields.name} autoFocus />,
  averageSpace: () => <MeasureField name="averageSpace" label={fields.averageSpace} kind="space" />,
  maxWeight: () => <MeasureField name="maxWeight" label={fields.maxWeight} kind="weight" />,
  days: () => <NumberField name="days" label={fields.days} decimals={0} />,
  isRequired: () => <CheckboxField name="isRequired" label={fields.isRequired} help={helps.isRequired} />,
  icon: (kind) => <IconField icons={DICTIONARIES[kind].icons} />,
};

type EntryDialogProps = {
  kind: Kind;
  /** Empty: a new one. */ id: string;
  /** Undefined while it loads. */ entry: Entry | undefined;
  error: unknown;
  onClose: () => void;
};

export function EntryDialog({ kind, id, entry, error, onClose }: EntryDialogProps) {
  const save = useMutation(entryMutations.save(kind, id));
  const begun = useRef(entry); // saved, it may stand on another page of the list
  begun.current ??= entry;
  return (
    <FormDialog
      title={(id ? edits : creates)[kind]}
      width={DICTIONARIES[kind].icons.length > 0 ? 500 : 400}
      schema={schemaFor(kind)}
      initial={id ? begun.current : {}}
      error={error}
      submit={id ? undefined : messages.add}
      codes={{ alreadyExists: messages.taken }}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      {DICTIONARIES[kind].fields.map((field) => (
        <Control key={field} field={field} kind={kind} />
      ))}
    </FormDialog>
  );
}

const Control = ({ field, kind }: { field: Field; kind: Kind }) => CONTROLS[field](kind);
