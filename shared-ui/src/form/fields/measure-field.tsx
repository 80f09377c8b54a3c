import { memo, useState } from 'react';
import { usePreferences } from 'shared-auth';
import { fromMetric, getInputDecimals, getUnitName, toMetric, type MeasureKind } from 'shared-contracts/values/units';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../core/field.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { normalizeNumber } from './input-values.ts';

type MeasureFieldProps = FieldProps & { kind: MeasureKind };
type TypedMeasure = { text: string; metric: string | null; system: string };

/**
 * A measure in the user's units, which may change while the form is open. The form's value is metric: a decimal string with up to three
 * decimals.
 */
export const MeasureField = (field: MeasureFieldProps) => (
  <MeasureView {...field} state={useFieldState<string | number | null>(field)} />
);

const MeasureView = memo(
  ({ kind, state, ...frame }: MeasureFieldProps & { state: FieldState<string | number | null> }) => {
    const system = usePreferences((preferences) => preferences.units);
    const [typed, setTyped] = useState<TypedMeasure>();
    const value = state.value === null || state.value === undefined || state.value === '' ? null : String(state.value);

    const isTyped = typed?.system === system && typed.metric === value;
    const formatted = value === null ? '' : fromMetric(value, kind, system);
    const text = isTyped ? typed.text : formatted; // typed text is not reformatted
    const change = (next: string) => {
      const metric = next === '' ? null : toMetric(next, kind, system);
      setTyped({ text: next, metric, system });
      state.setValueDeferred(metric);
    };
    const leave = () => {
      const normalized = text || state.required ? normalizeNumber(text, getInputDecimals(kind, system)) : text;
      if (normalized !== text) change(normalized);
      state.markTouched();
    };
    return (
      <FieldFrame {...frame} state={state}>
        <DecimalInput
          {...state.control}
          decimals={getInputDecimals(kind, system)}
          unit={getUnitName(kind, system)}
          text={text}
          onTextChange={change}
          onBlur={leave}
        />
      </FieldFrame>
    );
  },
);
