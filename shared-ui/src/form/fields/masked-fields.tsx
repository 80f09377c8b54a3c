import { memo, useEffect, useState } from 'react';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../core/field.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { formatMinutes, normalizeMoney, normalizeNumber, parseMinutes } from './input-values.ts';
import { TimeInput } from './time-input.tsx';

type UnitProps = {
  /** Shown in the field: LKR, kg. */ unit?: string;
  /** Whether it can be negative. */ isSigned?: boolean;
  /** False for numbers that identify, such as those of customers. */ isGrouped?: boolean;
};

/** A decimal string such as `1234.50`, shown with thousands separators; empty becomes `0.00` if it is required. */
export const MoneyField = (field: FieldProps & UnitProps) => <DecimalField {...field} decimals={2} isMoney />;

/** A decimal string; with a `number()` schema the form submits a number. Can only be empty if the schema allows null. */
export function NumberField({ decimals = 2, ...field }: FieldProps & UnitProps & { decimals?: number }) {
  return <DecimalField {...field} decimals={decimals} />;
}

type DecimalProps = FieldProps & UnitProps & { decimals: number; isMoney?: boolean };

const DecimalField = (field: DecimalProps) => (
  <DecimalView {...field} state={useFieldState<string | number | null>(field)} />
);

type DecimalViewProps = DecimalProps & { state: FieldState<string | number | null> };

const DecimalView = memo(
  ({ unit, decimals, isMoney = false, isSigned, isGrouped, state, ...frame }: DecimalViewProps) => {
    const text = String(state.value ?? '');
    const normalize = () => {
      if (!text && !state.required) return text;
      return isMoney ? normalizeMoney(text, isSigned) : normalizeNumber(text, decimals);
    };
    const leave = () => {
      const normalized = normalize();
      if (normalized !== text) state.setValue(normalized);
      state.markTouched();
    };
    return (
      <FieldFrame {...frame} state={state}>
        <DecimalInput
          {...state.control}
          decimals={decimals}
          isSigned={isSigned}
          isGrouped={isGrouped}
          unit={unit}
          text={text}
          onTextChange={(next) => state.setValueDeferred(next || null)}
          onBlur={leave}
        />
      </FieldFrame>
    );
  },
);

/** A time of day as `hh:mm`. */
export function TimeField(frame: FieldProps) {
  const state = useFieldState<string | null>(frame);
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput
        {...state.control}
        text={state.value ?? ''}
        onTextChange={(text) => state.setValue(text || null)}
        onLeave={state.markTouched}
      />
    </FieldFrame>
  );
}

/** A duration, entered as `hh:mm`, stored in minutes. */
export const DurationField = (field: FieldProps) => (
  <DurationView {...field} state={useFieldState<number | null>(field)} />
);

const DurationView = memo(({ state, ...frame }: FieldProps & { state: FieldState<number | null> }) => {
  const formatted = typeof state.value === 'number' ? formatMinutes(state.value) : '';
  const [text, setText] = useState(formatted);
  useEffect(
    () => setText((current) => (current && parseMinutes(current) === state.value ? current : formatted)),
    [formatted, state.value],
  );
  const change = (next: string) => {
    setText(next);
    state.setValueDeferred(next ? parseMinutes(next) : null);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput {...state.control} text={text} onTextChange={change} onLeave={state.markTouched} />
    </FieldFrame>
  );
});
