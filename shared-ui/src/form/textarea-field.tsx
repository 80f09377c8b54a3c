import { Textarea } from '@chakra-ui/react';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';

export function TextareaField({ rows = 4, ...frame }: FieldProps & { rows?: number }) {
  const state = useFieldState<string | null>(frame.name);
  return (
    <FieldFrame {...frame} state={state}>
      <Textarea name={frame.name} rows={rows} value={state.value ?? ''} onChange={(event) => state.setValue(event.target.value)} onBlur={state.leave} />
    </FieldFrame>
  );
}
