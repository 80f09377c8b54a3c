import { createContext, use, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { Named } from 'shared-contracts/common';
import { useSame } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import type { Names } from './terms.ts';

type Memory = { names: Names; remember: (id: string, name: string) => void };
const MemoryContext = createContext<Memory>({ names: {}, remember: () => undefined });
export const useNames = () => use(MemoryContext).names;

/** What the form has met is called by its name wherever it is chosen. */
export function NamesMemory({ initial, children }: { initial: Names; children: ReactNode }) {
  const [names, setNames] = useState(initial);
  const memory = useMemo(
    () => ({ names, remember: (id: string, name: string) => setNames((before) => ({ ...before, [id]: name })) }),
    [names],
  );
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

type PickerProps<Row> = ComponentProps<typeof ComboboxField<Row>>;

/** One row of the server, whose name the form remembers. */
export function Picker<Row extends Named>({ onChoose, ...field }: PickerProps<Row>) {
  const { names, remember } = use(MemoryContext);
  const [value] = useFormValue<string | null>(field.name);
  const name = names[value ?? ''];
  const chosen = useMemo(() => (value ? { value, label: name ?? '' } : null), [value, name]);
  const choose = useSame((row: Row | undefined) => {
    if (row) remember(row.id, field.source.choice(row).label);
    onChoose?.(row);
  });
  return <ComboboxField {...field} chosen={chosen} onChoose={choose} />;
}

/** Several of them. */
export function MultiPicker<Row extends Named>(field: ComponentProps<typeof MultiSelectField<Row>>) {
  const { names, remember } = use(MemoryContext);
  const [values] = useFormValue<string[]>(field.name);
  const chosen = useMemo(
    () => values.map((value) => ({ value, label: names[value] ?? '' })).filter(({ label }) => label),
    [values, names],
  );
  const choose = useSame(({ id, name }: Row) => remember(id, name));
  return <MultiSelectField {...field} chosen={chosen} onChoose={choose} />;
}
