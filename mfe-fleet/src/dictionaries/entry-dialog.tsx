import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from 'shared-auth';
import { CheckboxField, MeasureField, NumberField, SelectField, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { loadMessages } from 'shared-ui/format';
import { entryMutations, entryQueries } from './dictionaries.api.ts';
import { fields, helpTexts, messages, temperatureLabels } from './dictionaries.messages.ts';
import { DICTIONARIES, type DictionaryKind, type Entry, type EntryField, type EntryInput } from './dictionary-kinds.ts';
import { getSchema } from './entry-schema.ts';
import { IconField } from './icon-field.tsx';
import { createLabels, editLabels } from './kinds.messages.ts';

const renderField: Record<EntryField, (kind: DictionaryKind) => ReactNode> = {
  name: () => <TextField name="name" label={fields.name} autoFocus />,
  averageSpace: () => <MeasureField name="averageSpace" label={fields.averageSpace} kind="space" />,
  maxWeight: () => <MeasureField name="maxWeight" label={fields.maxWeight} kind="weight" />,
  palletPlaces: () => (
    <MeasureField
      name="palletPlaces"
      label={loadMessages.palletPlaces}
      help={helpTexts.palletPlaces}
      kind="palletPlaces"
    />
  ),
  loadingMeters: () => (
    <MeasureField
      name="loadingMeters"
      label={loadMessages.loadingMeters}
      help={helpTexts.loadingMeters}
      kind="loadingMeters"
    />
  ),
  temperature: (kind) => (
    <SelectField
      name="temperature"
      label={fields.temperature}
      help={kind === 'types' ? helpTexts.typeTemperature : helpTexts.cargoTemperature}
      options={temperatureLabels}
    />
  ),
  licenseClass: () => <TextField name="licenseClass" label={fields.licenseClass} help={helpTexts.licenseClass} />,
  days: () => <NumberField name="days" label={fields.days} decimals={0} />,
  km: () => <NumberField name="km" label={fields.km} decimals={0} help={helpTexts.meters} />,
  hours: () => <NumberField name="hours" label={fields.hours} decimals={0} help={helpTexts.meters} />,
  isRequired: () => <CheckboxField name="isRequired" label={fields.isRequired} help={helpTexts.isRequired} />,
  icon: (kind) => <IconField icons={DICTIONARIES[kind].icons} />,
};

type EntryDialogProps = {
  kind: DictionaryKind;
  /** Empty for a new entry. */
  id: string;
  onClose: () => void;
};

const toForm = (kind: DictionaryKind) => (entry: Entry) =>
  Object.fromEntries(DICTIONARIES[kind].fields.map((field) => [field, entry[field]])) as EntryInput;

/** Entries of the platform and of other organizations can't be edited. */
const NOT_EDITABLE = new ApiError({ status: 403, code: 'forbidden', message: '', fields: {} });

export function EntryDialog({ kind, id, onClose }: EntryDialogProps) {
  const query = { ...entryQueries.detail(kind, id), enabled: Boolean(id) };
  const { record, error: loadError, initialValues, concurrency } = useRecordForm(query, toForm(kind));
  const error = record && !record.actions.includes('edit') ? NOT_EDITABLE : loadError;
  const save = useMutation(entryMutations.save(kind, id));
  const loaded = error ? undefined : initialValues;
  return (
    <FormDialog
      title={(id ? editLabels : createLabels)[kind]}
      width={DICTIONARIES[kind].icons.length > 0 ? 500 : 400}
      schema={getSchema(kind)}
      initialValues={id ? loaded : {}}
      error={error}
      concurrency={concurrency}
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
