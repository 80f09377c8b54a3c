import type { NamedRef } from 'shared-contracts/common';
import { useStableCallback } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { useMemo, type ComponentProps } from 'react';
import { toOption, useReferenceData, type ReferenceRecord } from './reference-data.tsx';

type PickerProps<Row> = ComponentProps<typeof ComboboxField<Row>> & {
  /** Data of the selected row to store besides its name. */
  toRecord?: (row: Row) => Partial<ReferenceRecord>;
};

/** A combobox that stores the name and data of the selected row as reference data of the form. */
export function Picker<Row extends NamedRef>({ toRecord, onSelect, ...field }: PickerProps<Row>) {
  const { records, addRecord } = useReferenceData();
  const [value] = useFormValue<string | null>(field.name);
  const name = records[value ?? '']?.name;
  // Memoized, so that the field does not render with every keystroke.
  const selectedOption = useMemo(() => (value ? { value, label: name ?? '' } : null), [value, name]);
  const handleSelect = useStableCallback((row: Row | undefined) => {
    if (row) addRecord(row.id, { name: row.name, ...toRecord?.(row) });
    onSelect?.(row);
  });
  return <ComboboxField {...field} selectedOption={selectedOption} onSelect={handleSelect} />;
}

export function MultiPicker<Row extends NamedRef>(field: ComponentProps<typeof MultiSelectField<Row>>) {
  const { records, addRecord } = useReferenceData();
  const [values] = useFormValue<string[]>(field.name);
  const selectedOptions = useMemo(() => values.flatMap((value) => toOption(records, value) ?? []), [values, records]);
  const handleSelect = useStableCallback(({ id, name }: Row) => addRecord(id, { name }));
  return <MultiSelectField {...field} selectedOptions={selectedOptions} onSelect={handleSelect} />;
}
