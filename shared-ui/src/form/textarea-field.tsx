import { Textarea } from '../base/controls.tsx';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';

export function TextareaField({ rows = 4, ...frame }: FieldProps & { rows?: number }) {
  const state = useFieldState<string | null>(frame);
  return (
    <FieldFrame {...frame} state={state}>
      <Textarea {...state.control} rows={rows} value={state.value ?? ''} onChange={(event) => state.setValue(event.target.value)} onBlur={state.leave} />
    </FieldFrame>
  );
}
