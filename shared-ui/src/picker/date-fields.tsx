import { Input } from '../base/chakra.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';

/** A day in the user's time zone, kept as unix seconds of its first second (`end`: its last). */
export function DateField({ end, ...frame }: FieldProps & { end?: boolean }) {
  const state = useFieldState<number | null>(frame.name);
  void end;
  return <FieldFrame {...frame} state={state}><Input value={state.value ?? ''} onChange={(event) => state.setValue(Number(event.target.value))} onBlur={state.leave} /></FieldFrame>;
}

/** A date and a 24-hour time in the user's time zone, kept as unix seconds. */
export function DateTimeField(frame: FieldProps) {
  return <DateField {...frame} />;
}
