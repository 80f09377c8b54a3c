import type { Named } from 'shared-contracts/common';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import type { ComponentProps } from 'react';
import { choiceOf, useKnown, type KnownRow } from './known.tsx';

type PickerProps<Row> = ComponentProps<typeof ComboboxField<Row>> & { /** What to remember of a row beside its name. */ learn?: (row: Row) => Partial<KnownRow> };

/** One row of the server, whose name and measures the form remembers. */
export function Picker<Row extends Named>({ learn, onChoose, ...field }: PickerProps<Row>) {
  const { known, remember } = useKnown();
  const [value] = useFormValue<string | null>(field.name);
  const choose = (row: Row | undefined) => {
    if (row) remember(row.id, { name: row.name, ...learn?.(row) });
    onChoose?.(row);
  };
  return <ComboboxField {...field} chosen={choiceOf(known, value)} onChoose={choose} />;
}

/** Several of them. */
export function MultiPicker<Row extends Named>(field: ComponentProps<typeof MultiSelectField<Row>>) {
  const { known, remember } = useKnown();
  const [values] = useFormValue<string[]>(field.name);
  return <MultiSelectField {...field} chosen={values.flatMap((value) => choiceOf(known, value) ?? [])} onChoose={({ id, name }) => remember(id, { name })} />;
}
