import { InputGroup } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { IMaskInput } from 'react-imask';
import { Input } from '../base/chakra.ts';
import { FieldFrame, useFieldState, type FieldProps } from './field.tsx';
import { maskTime, minutesOf, settleMoney, settleNumber, settleTime, timeOf } from './values.ts';

type Unit = { /** Shown inside the field: LKR, kg. */ unit?: string };

/** A decimal string such as `1234.50`, shown with comma thousands. */
export function MoneyField({ unit, ...frame }: FieldProps & Unit) {
  return <DecimalField {...frame} unit={unit} decimals={2} settle={settleMoney} />;
}

/** A decimal string; with a `number()` schema the form sends a number. */
export function NumberField({ unit, decimals = 2, ...frame }: FieldProps & Unit & { decimals?: number }) {
  return <DecimalField {...frame} unit={unit} decimals={decimals} settle={(raw) => settleNumber(raw, decimals)} />;
}

type DecimalProps = FieldProps & Unit & { decimals: number; settle: (raw: string) => string };

function DecimalField({ unit, decimals, settle, ...frame }: DecimalProps) {
  const state = useFieldState<string | number | null>(frame.name);
  const leave = () => {
    state.setValue(settle(String(state.value ?? '')));
    state.leave();
  };
  return (
    <FieldFrame {...frame} state={state}>
      <InputGroup endElement={unit}>
        <Input asChild textAlign="end" fontVariantNumeric="tabular-nums">
          <IMaskInput
            mask={Number} scale={decimals} radix="." mapToRadix={[]} thousandsSeparator="," min={0} padFractionalZeros={false} normalizeZeros={false}
            unmask name={frame.name} inputMode={decimals ? 'decimal' : 'numeric'} autoComplete="off" value={String(state.value ?? '')} onAccept={(text) => state.setValue(text)} onBlur={leave}
          />
        </Input>
      </InputGroup>
    </FieldFrame>
  );
}

/** A time of day as `hh:mm`. */
export function TimeField(frame: FieldProps) {
  const state = useFieldState<string | null>(frame.name);
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput value={state.value ?? ''} onValue={state.setValue} onLeave={state.leave} name={frame.name} />
    </FieldFrame>
  );
}

/** A length of time, entered as `hh:mm`, kept in minutes. */
export function DurationField(frame: FieldProps) {
  const state = useFieldState<number | null>(frame.name);
  const known = state.value === null || state.value === undefined ? '' : timeOf(state.value);
  const [text, setText] = useState(known);
  useEffect(() => setText((shown) => (minutesOf(shown) === (state.value ?? 0) ? shown : known)), [known, state.value]);
  const change = (next: string) => {
    setText(next);
    state.setValue(next ? minutesOf(next) : null);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <TimeInput value={text} onValue={change} onLeave={state.leave} name={frame.name} />
    </FieldFrame>
  );
}

type TimeInputProps = { value: string; onValue: (text: string) => void; onLeave: () => void; name?: string; label?: string };

/** Bare, for fields that are made of several inputs. */
export function TimeInput({ value, onValue, onLeave, name, label }: TimeInputProps) {
  const leave = () => {
    onValue(settleTime(value));
    onLeave();
  };
  return (
    <Input asChild fontVariantNumeric="tabular-nums">
      <IMaskInput mask="0[0]:[00]" name={name} aria-label={label} inputMode="numeric" autoComplete="off" placeholder="hh:mm" value={value} onAccept={(text) => onValue(maskTime(text))} onBlur={leave} />
    </Input>
  );
}
