import { usePreferences } from 'shared-auth';
import { memo, useState } from 'react';
import { fromMetric, placesOf, toMetric, unitOf, type MeasureKind } from 'shared-contracts/values/units';
import { DecimalInput } from './decimal-input.tsx';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from './field.tsx';
import { settleNumber } from './values.ts';

type MeasureFieldProps = FieldProps & { kind: MeasureKind };
type Typed = { text: string; metric: string | null; system: string };

/** A measure in the person's units, also when they change while it is open; the form holds it metric, as a decimal string of at most three places. */
export const MeasureField = (field: MeasureFieldProps) => (
  <MeasureView {...field} state={useFieldState<string | number | null>(field)} />
);

const MeasureView = memo(
  ({ kind, state, ...frame }: MeasureFieldProps & { state: FieldState<string | number | null> }) => {
    const system = usePreferences((preferences) => preferences.units);
    const [typed, setTyped] = useState<Typed>();
    const value = state.value === null || state.value === undefined || state.value === '' ? null : String(state.value);

    const isAsTyped = typed?.system === system && typed.metric === value; // what stands there is not tidied under the person's hands
    const text = isAsTyped ? typed.text : value === null ? '' : fromMetric(value, kind, system);
    const type = (next: string) => {
      const metric = next === '' ? null : toMetric(next, kind, system);
      setTyped({ text: next, metric, system });
      state.type(metric);
    };
    const leave = () => {
      const settled = text || state.required ? settleNumber(text, placesOf(kind, system)) : text;
      if (settled !== text) type(settled);
      state.leave();
    };
    return (
      <FieldFrame {...frame} state={state}>
        <DecimalInput
          {...state.control}
          decimals={placesOf(kind, system)}
          unit={unitOf(kind, system)}
          text={text}
          onText={type}
          onBlur={leave}
        />
      </FieldFrame>
    );
  },
);
