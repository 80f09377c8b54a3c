import { useEffect, useState } from 'react';
import { DecimalInput } from './decimal-input.tsx';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';
import { TimeInput } from './time-input.tsx';
import { minutesOf, settleMoney, settleNumber, timeOf } from './values.ts';

type Unit = { /** Shown inside the field: LKR, kg. */ unit?: string };

/** A decimal string such as `1234.50`, shown with comma thousands; empty becomes `0.00`. */
export const MoneyField = (field: FieldProps & Unit) => <DecimalField {...field} decimals={2} settle={settleMoney} />;

/** A decimal string; with a `number()` schema the form sends a number. Empty it stays only where the schema allows null. */
export function NumberField({ decimals = 2, ...field }: FieldProps & Unit & { decimals?: number }) {
  return <DecimalField {...field} decimals={decimals} settle={(raw) => settleNumber(raw, decimals)} mayBeEmpty />;
}

type DecimalProps = FieldProps & Unit & { decimals: number; settle: (raw: string) => string; mayBeEmpty?: boolean };

function DecimalField({ unit, decimals, settle, mayBeEmpty, ...frame }: DecimalProps) {
  const state = useFieldState<string | number | null>(frame);
  const text = String(state.value ?? '');
  const leave = () => {
    const settled = mayBeEmpty && !text && !state.required ? text : settle(text);
    if (settled !== text) state.setValue(settled);
    state.leave();
  };
  return (
    <FieldFrame {...frame} state={state}>
      <DecimalInput {...state.control} decimals={decimals} unit={unit} text={text} onText={(typed) => state.setValue(typed || null)} onBlur={leave} />
    </FieldFrame>
  );
}

/** A time of day as `hh:mm`. */
export function TimeField(frame: FieldProps) {
  const state = useFieldState<string | null>(frame);
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput {...state.control} text={state.value ?? ''} onText={(text) => state.setValue(text || null)} onLeave={state.leave} />
    </FieldFrame>
  );
}

/** A length of time, entered as `hh:mm`, kept in minutes. */
export function DurationField(frame: FieldProps) {
  const state = useFieldState<number | null>(frame);
  const known = typeof state.value === 'number' ? timeOf(state.value) : '';
  const [text, setText] = useState(known);
  useEffect(() => setText((shown) => (shown && minutesOf(shown) === state.value ? shown : known)), [known, state.value]);
  const change = (next: string) => {
    setText(next);
    state.setValue(next ? minutesOf(next) : null);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput {...state.control} text={text} onText={change} onLeave={state.leave} />
    </FieldFrame>
  );
}
