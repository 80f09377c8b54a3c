import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { Message } from 'shared-ui';
import { useFormValue, type Option } from 'shared-ui/form';
import { ComboboxField, MultiSelectField, type CreateOption, type OptionSource } from 'shared-ui/picker';
import { SELECT_LOCATIONS_ACCESS } from '../vehicle-access.ts';
import { optionSources } from '../vehicle-options.api.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { toOption, useVehicleForm } from './form-context.tsx';
import { TypeDialog } from './type-dialog.tsx';
import { cargoMessages } from './vehicle-form.messages.ts';
import { entryMutations, type DictionaryFieldName } from './dictionary-entries.api.ts';

type SingleEntryFieldName = Exclude<DictionaryFieldName, 'cargoTypeIds'>;
type DictionaryFieldProps<Row> = { name: SingleEntryFieldName; label: Message; source: OptionSource<Row> };

/** Adds an entry to the field's dictionary. */
function useAddEntry(field: DictionaryFieldName): CreateOption {
  const { addName } = useVehicleForm();
  const add = useMutation(entryMutations.add(field));
  return async (name) => {
    const entry = await add.mutateAsync({ name });
    addName(entry);
    return { value: entry.id, label: entry.name };
  };
}

function EntryCombobox<Row extends NamedRef>({
  name,
  label,
  source,
  add,
}: DictionaryFieldProps<Row> & { add: CreateOption }) {
  const { names, addName } = useVehicleForm();
  const [value] = useFormValue<string | null | undefined>(name);
  return (
    <ComboboxField
      name={name}
      label={label}
      source={source}
      selectedOption={value ? toOption(names, value) : null}
      onSelect={(row) => row && addName(row)}
      createOption={add}
    />
  );
}

/** Selects an entry of a dictionary, or adds one. */
export function DictionaryField<Row extends NamedRef>(field: DictionaryFieldProps<Row>) {
  return <EntryCombobox {...field} add={useAddEntry(field.name)} />;
}

/** Selects a vehicle type. Adding one opens a dialog, because a type has more fields than its name. */
export function TypeField() {
  const [pendingType, setPendingType] = useState<{ name: string; resolve: (option: Option | undefined) => void }>();
  const openTypeDialog: CreateOption = (name) => new Promise((resolve) => setPendingType({ name, resolve }));
  const close = () => {
    pendingType?.resolve(undefined);
    setPendingType(undefined);
  };
  return (
    <>
      <EntryCombobox
        name="vehicleTypeId"
        label={fields.vehicleTypeId}
        source={optionSources.types}
        add={openTypeDialog}
      />
      {pendingType && <TypeDialog name={pendingType.name} onAdded={pendingType.resolve} onClose={close} />}
    </>
  );
}

/** Selects a location of the organization. */
export function HomeLocationField() {
  const { names, addName } = useVehicleForm();
  const [value] = useFormValue<string | null>('homeLocationId');
  const canSelect = useCan(SELECT_LOCATIONS_ACCESS);
  if (!canSelect) return null;
  return (
    <ComboboxField
      name="homeLocationId"
      label={fields.homeLocationId}
      help={cargoMessages.homeHelp}
      source={optionSources.homeLocations}
      selectedOption={value ? toOption(names, value) : null}
      onSelect={(row) => row && addName(row)}
    />
  );
}

export function CargoTypesField() {
  const { names, addName } = useVehicleForm();
  const [values] = useFormValue<string[]>('cargoTypeIds');
  const add = useAddEntry('cargoTypeIds');
  return (
    <MultiSelectField
      name="cargoTypeIds"
      label={fields.cargoTypeIds}
      source={optionSources.cargoTypes}
      selectedOptions={values.map((id) => toOption(names, id))}
      onSelect={addName}
      createOption={add}
    />
  );
}
