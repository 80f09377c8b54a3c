import type { Named } from 'shared-contracts/common';
import { useSame } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { ComboboxField, MultiSelectField } from 'shared-ui/picker';
import { useMemo, type ComponentProps } from 'react';
import { choiceOf, useKnown, type KnownRow } from './known.tsx';

type PickerProps<Row> = ComponentProps<typeof ComboboxField<Row>> & {
  /** What to remember of a row beside its name. */ learn?: (row: Row) => Partial<KnownRow>;
};

/** One row of the server, whose name and measures the form remembers. */
export function Picker<Row extends Named>({ learn, onChoose, ...field }: PickerProps<Row>) {
  const { known, remember } = useKnown();
  const [value] = useFormValue<string | null>(field.name);
  const name = known[value ?? '']?.name;
  const chosen = useMemo(() => (value ? { value, label: name ?? '' } : null), [value, name]); // the same as long as it is, so that the field is not drawn with every key
  const choose = useSame((row: Row | undefined) => {
    if (row) remember(row.id, { name: row.name, ...learn?.(row) });
    onChoose?.(row);
  });
  return <ComboboxField {...field} chosen={chosen} onChoose={choose} />;
}

/** Several of them. */
export function MultiPicker<Row extends Named>(field: ComponentProps<typeof MultiSelectField<Row>>) {
  const { known, remember } = useKnown();
  const [values] = useFormValue<string[]>(field.name);
  const chosen = useMemo(() => values.flatMap((value) => choiceOf(known, value) ?? []), [values, known]);
  const choose = useSame(({ id, name }: Row) => remember(id, { name }));
  return <MultiSelectField {...field} chosen={chosen} onChoose={choose} />;
}
