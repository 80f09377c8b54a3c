import { memo } from 'react';
import { Textarea } from '../../base/controls.tsx';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../core/field.tsx';

type TextareaFieldProps = FieldProps & { rows?: number };

export const TextareaField = (field: TextareaFieldProps) => (
  <TextareaView {...field} state={useFieldState<string | null>(field)} />
);

const TextareaView = memo(
  ({ rows = 4, state, ...frame }: TextareaFieldProps & { state: FieldState<string | null> }) => (
    <FieldFrame {...frame} state={state}>
      <Textarea
        {...state.control}
        rows={rows}
        value={state.value ?? ''}
        onChange={(event) => state.setValueDeferred(event.target.value)}
        onBlur={state.markTouched}
      />
    </FieldFrame>
  ),
);
