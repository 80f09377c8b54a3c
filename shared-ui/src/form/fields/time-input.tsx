import { useRef, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { MaskedInput, timeMask } from './masked-input.tsx';
import { clampTime, normalizeTime } from './input-values.ts';

type TimeInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask'> & { onLeave: () => void };

/** Selects the whole text on focus, by key or click, so that typing replaces it. */
function useSelectAllOnFocus() {
  const isEntering = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isEntering.current = true;
      currentTarget.select();
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isEntering.current) currentTarget.select();
      isEntering.current = false;
    },
  };
}

/** An `hh:mm` input without a label. */
export function TimeInput({ text, onTextChange, onLeave, ...input }: TimeInputProps) {
  const selectAllProps = useSelectAllOnFocus();
  const leave = () => {
    const normalized = normalizeTime(text);
    if (normalized !== text) onTextChange(normalized);
    onLeave();
  };
  return (
    <MaskedInput
      mask={timeMask}
      text={text}
      onTextChange={(newText) => onTextChange(clampTime(newText))}
      onBlur={leave}
      inputMode="numeric"
      placeholder="hh:mm"
      {...selectAllProps}
      {...input}
    />
  );
}
