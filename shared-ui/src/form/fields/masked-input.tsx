import { useRef, type ComponentProps } from 'react';
import type { FactoryOpts } from 'imask';
import { Input } from '../base/controls.tsx';
import { useMask } from './mask.ts';

type MaskedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref'> & {
  mask: FactoryOpts;
  text: string;
  onText: (text: string) => void;
};

export function MaskedInput({ mask, text, onText, ...input }: MaskedInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const type = useMask(element, mask, text, onText);
  return (
    <Input
      ref={element}
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      defaultValue={text}
      onChange={(event) => type(event.target.value)}
      {...input}
    />
  );
}

/** Digits grouped by commas, one dot. */
export const decimalMask = (decimals: number): FactoryOpts => ({
  mask: Number,
  scale: decimals,
  radix: '.',
  mapToRadix: [],
  thousandsSeparator: ',',
  min: 0,
  normalizeZeros: false,
  padFractionalZeros: false,
});
/** The colon belongs to the text, so that an hour of one digit can be typed; four digits get it by the value's rule. */
export const timeMask: FactoryOpts = { mask: /^(\d{0,4}|\d{0,2}:\d{0,2})$/ };
export const dateMask: FactoryOpts = { mask: '00{.}00{.}0000' };
