import { createContext, use, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { NamedRef } from 'shared-contracts/common';
import { useStableCallback } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import type { Names } from '../terms.ts';

type NamesContextValue = { names: Names; addName: (id: string, name: string) => void };
const NamesContext = createContext<NamesContextValue>({ names: {}, addName: () => undefined });
export const useNames = () => use(NamesContext).names;

/** Remembers the names of selected records so that every field can show them. */
export function NamesProvider({ initialNames, children }: { initialNames: Names; children: ReactNode }) {
  const [names, setNames] = useState(initialNames);
  const value = useMemo(
    () => ({ names, addName: (id: string, name: string) => setNames((current) => ({ ...current, [id]: name })) }),
    [names],
  );
  return <NamesContext value={value}>{children}</NamesContext>;
}

type NamedComboboxProps<Row> = ComponentProps<typeof ComboboxField<Row>>;

/** Combobox that adds the name of the selected record to the provider. */
export function NamedCombobox<Row extends NamedRef>({ onSelect, ...field }: NamedComboboxProps<Row>) {
  const { names, addName } = use(NamesContext);
  const [value] = useFormValue<string | null>(field.name);
  const name = names[value ?? ''];
  const selectedOption = useMemo(() => (value ? { value, label: name ?? '' } : null), [value, name]);
  const handleSelect = useStableCallback((row: Row | undefined) => {
    if (row) addName(row.id, field.source.toOption(row).label);
    onSelect?.(row);
  });
  return <ComboboxField {...field} selectedOption={selectedOption} onSelect={handleSelect} />;
}

/** Multi-select counterpart of `NamedCombobox`. */
export function NamedMultiSelect<Row extends NamedRef>(field: ComponentProps<typeof MultiSelectField<Row>>) {
  const { names, addName } = use(NamesContext);
  const [values] = useFormValue<string[]>(field.name);
  const selectedOptions = useMemo(
    () => values.map((value) => ({ value, label: names[value] ?? '' })).filter(({ label }) => label),
    [values, names],
  );
  const handleSelect = useStableCallback(({ id, name }: Row) => addName(id, name));
  return <MultiSelectField {...field} selectedOptions={selectedOptions} onSelect={handleSelect} />;
}
