import { useRef, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { MaskedInput, timeMask } from './masked-input.tsx';
import { maskTime, settleTime } from './values.ts';

type TimeInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask'> & { onLeave: () => void };

/** Entering it, by key or click, takes hold of the whole time: what is typed replaces it. */
function useWhole() {
  const entering = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entering.current = true;
      currentTarget.select();
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (entering.current) currentTarget.select();
      entering.current = false;
    },
  };
}

/** `hh:mm`, bare. */
export function TimeInput({ text, onText, onLeave, ...input }: TimeInputProps) {
  const whole = useWhole();
  const leave = () => {
    const settled = settleTime(text);
    if (settled !== text) onText(settled);
    onLeave();
  };
  return (
    <MaskedInput
      mask={timeMask}
      text={text}
      onText={(typed) => onText(maskTime(typed))}
      onBlur={leave}
      inputMode="numeric"
      placeholder="hh:mm"
      {...whole}
      {...input}
    />
  );
}
