import type { ComponentProps } from 'react';
import { MaskedInput, timeMask } from './masked-input.tsx';
import { maskTime, settleTime } from './values.ts';

type TimeInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask'> & { onLeave: () => void };

/** `hh:mm`, bare. */
export function TimeInput({ text, onText, onLeave, ...input }: TimeInputProps) {
  const leave = () => {
    const settled = settleTime(text);
    if (settled !== text) onText(settled);
    onLeave();
  };
  return <MaskedInput mask={timeMask} text={text} onText={(typed) => onText(maskTime(typed))} onBlur={leave} inputMode="numeric" placeholder="hh:mm" {...input} />;
}
