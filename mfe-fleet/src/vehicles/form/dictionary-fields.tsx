import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Named } from 'shared-contracts/common';
import type { Words } from 'shared-ui';
import { useFormValue, type Choice } from 'shared-ui/form';
import { ComboboxField, MultiSelectField, type Add, type Source } from 'shared-ui/picker';
import { choices } from './vehicle-choices.api.ts';
import { fields } from './vehicle-fields.messages.ts';
import { choiceOf, useKnown } from './vehicle-form-known.tsx';
import { TypeDialog } from './vehicle-form-type-dialog.tsx';
import { entryMutations, type EntryFieldName } from './vehicle-form.api.ts';

type OneOf = Exclude<EntryFieldName, 'cargoTypeIds'>;
type EntryFieldProps<Row> = { name: OneOf; label: Words; source: Source<Row> };

/** Adds what was typed to the dictionary of a field. */
function useAdd(field: EntryFieldName): Add {
  const { remember } = useKnown();
  const add = useMutation(entryMutations.add(field));
  return async (typed) => {
    const entry = await add.mutateAsync({ name: typed });
    remember(entry);
    return { value: entry.id, label: entry.name };
  };
}

function OneEntry<Row extends Named>({ name, label, source, add }: EntryFieldProps<Row> & { add: Add }) {
  const { names, remember } = useKnown();
  const [value] = useFormValue<string | null | undefined>(name);
  return (
    <ComboboxField
      name={name}
      label={label}
      source={source}
      chosen={value ? choiceOf(names, value) : null}
      onChoose={(row) => row && remember(row)}
      add={add}
    />
  );
}

/** One entry of a dictionary; what it lacks can be added. */
export function EntryField<Row extends Named>(field: EntryFieldProps<Row>) {
  return <OneEntry {...field} add={useAdd(field.name)} />;
}

/** A type has more than a name: what it holds is asked for before it is added. */
export function TypeField() {
  const [asked, setAsked] = useState<{ name: string; answer: (choice: Choice | undefined) => void }>();
  const ask: Add = (name) => new Promise((answer) => setAsked({ name, answer }));
  const close = () => {
    asked?.answer(undefined);
    setAsked(undefined);
  };
  return (
    <>
      <OneEntry name="vehicleTypeId" label={fields.vehicleTypeId} source={choices.types} add={ask} />
      {asked && <TypeDialog name={asked.name} onAdded={asked.answer} onClose={close} />}
    </>
  );
}

/** What the vehicle may carry. */
export function CargoTypesField() {
  const { names, remember } = useKnown();
  const [values] = useFormValue<string[]>('cargoTypeIds');
  const add = useAdd('cargoTypeIds');
  return (
    <MultiSelectField
      name="cargoTypeIds"
      label={fields.cargoTypeIds}
      source={choices.cargoTypes}
      chosen={values.map((id) => choiceOf(names, id))}
      onChoose={remember}
      add={add}
    />
  );
}
