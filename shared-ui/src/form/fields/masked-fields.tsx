import { memo, useEffect, useState } from 'react';
import { DecimalInput } from './decimal-input.tsx';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from './field.tsx';
import { TimeInput } from './time-input.tsx';
import { minutesOf, settleMoney, settleNumber, timeOf } from './values.ts';

type Unit = { /** Shown inside the field: LKR, kg. */ unit?: string };

/** A decimal string such as `1234.50`, shown with comma thousands; empty becomes `0.00`. */
export const MoneyField = (field: FieldProps & Unit) => <DecimalField {...field} decimals={2} isMoney />;

/** A decimal string; with a `number()` schema the form sends a number. Empty it stays only where the schema allows null. */
export function NumberField({ decimals = 2, ...field }: FieldProps & Unit & { decimals?: number }) {
  return <DecimalField {...field} decimals={decimals} />;
}

type DecimalProps = FieldProps & Unit & { decimals: number; /** It is never empty. */ isMoney?: boolean };

const DecimalField = (field: DecimalProps) => (
  <DecimalView {...field} state={useFieldState<string | number | null>(field)} />
);

const DecimalView = memo(
  ({
    unit,
    decimals,
    isMoney = false,
    state,
    ...frame
  }: DecimalProps & { state: FieldState<string | number | null> }) => {
    const text = String(state.value ?? '');
    const leave = () => {
      const isLeftEmpty = !isMoney && !text && !state.required;
      const settled = isLeftEmpty ? text : isMoney ? settleMoney(text) : settleNumber(text, decimals);
      if (settled !== text) state.setValue(settled);
      state.leave();
    };
    return (
      <FieldFrame {...frame} state={state}>
        <DecimalInput
          {...state.control}
          decimals={decimals}
          unit={unit}
          text={text}
          onText={(typed) => state.type(typed || null)}
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
        onText={(text) => state.setValue(text || null)}
        onLeave={state.leave}
      />
    </FieldFrame>
  );
}

/** A length of time, entered as `hh:mm`, kept in minutes. */
export const DurationField = (field: FieldProps) => (
  <DurationView {...field} state={useFieldState<number | null>(field)} />
);

const DurationView = memo(({ state, ...frame }: FieldProps & { state: FieldState<number | null> }) => {
  const known = typeof state.value === 'number' ? timeOf(state.value) : '';
  const [text, setText] = useState(known);
  useEffect(
    () => setText((shown) => (shown && minutesOf(shown) === state.value ? shown : known)),
    [known, state.value],
  );
  const change = (next: string) => {
    setText(next);
    state.type(next ? minutesOf(next) : null);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput {...state.control} text={text} onText={change} onLeave={state.leave} />
    </FieldFrame>
  );
});
