import { Input } from '../base/chakra.ts';
import type { Choice } from '../form/choices.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';
import type { Source } from './source.ts';

type PickerProps<Row> = FieldProps & { source: Source<Row> };
/** Told with the row when a person chooses, with nothing when they clear: for what depends on it, such as sums of the chosen cargo. */
type OnChoose<Row> = { onChoose?: (row: Row | undefined) => void };

/** One of a long list of the server: searches from three characters, ten at a time. The value is the choice's. */
export function ComboboxField<Row>({ source, chosen, onChoose, ...frame }: PickerProps<Row> & OnChoose<Row> & { /** What the form's first value is called. */ chosen?: Choice | null }) {
  const state = useFieldState<string | null>(frame.name);
  void source;
  void chosen;
  void onChoose;
  return <FieldFrame {...frame} state={state}><Input value={state.value ?? ''} onChange={(event) => state.setValue(event.target.value)} onBlur={state.leave} /></FieldFrame>;
}

/** Several of them. */
export function MultiSelectField<Row>({ source, chosen, onChoose, ...frame }: PickerProps<Row> & { chosen?: readonly Choice[]; /** Told with a row that a person adds. */ onChoose?: (row: Row) => void }) {
  const state = useFieldState<string[]>(frame.name);
  void source;
  void chosen;
  void onChoose;
  return <FieldFrame {...frame} state={state}><Input value={state.value.join(',')} onChange={(event) => state.setValue(event.target.value.split(','))} onBlur={state.leave} /></FieldFrame>;
}
