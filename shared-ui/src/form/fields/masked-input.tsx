import { useRef, type ComponentProps } from 'react';
import type { FactoryOpts } from 'imask';
import { Input } from '../../base/controls.tsx';
import { useMask } from './use-mask.ts';

type MaskedInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref'> & {
  mask: FactoryOpts;
  text: string;
  onTextChange: (text: string) => void;
};

export function MaskedInput({ mask, text, onTextChange, ...input }: MaskedInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const onType = useMask(element, mask, text, onTextChange);
  return (
    <Input
      ref={element}
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      defaultValue={text}
      onChange={(event) => onType(event.target.value)}
      {...input}
    />
  );
}

/** Digits with one dot, grouped by commas. */
export const decimalMask = (
  decimals: number,
  { isSigned, isGrouped }: { isSigned: boolean; isGrouped: boolean },
): FactoryOpts => ({
  mask: Number,
  scale: decimals,
  radix: '.',
  mapToRadix: [],
  thousandsSeparator: isGrouped ? ',' : '',
  ...(!isSigned && { min: 0 }),
  normalizeZeros: false,
  padFractionalZeros: false,
});
/** The colon can be typed, for hours of one digit; `clampTime` adds it to four digits. */
export const timeMask: FactoryOpts = { mask: /^(\d{0,4}|\d{0,2}:\d{0,2})$/ };
