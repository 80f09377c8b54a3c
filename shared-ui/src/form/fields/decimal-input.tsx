import type { ComponentProps } from 'react';
import { Box, Text } from '../../base/chakra.ts';
import { decimalMask, MaskedInput } from './masked-input.tsx';

type DecimalInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'id'> & {
  id: string;
  decimals: number;
  isSigned?: boolean | undefined;
  isGrouped?: boolean | undefined;
  /** Shown in the field: LKR, kg. */ unit: string | undefined;
};

/** The number pads of phones have no minus. */
const inputModeOf = (decimals: number, isSigned: boolean) => {
  if (isSigned) return 'text';
  return decimals ? 'decimal' : 'numeric';
};

/** A right-aligned number with grouped digits and a unit. */
export function DecimalInput({
  decimals,
  isSigned = false,
  isGrouped = true,
  unit,
  'aria-describedby': describedBy,
  ...input
}: DecimalInputProps) {
  return (
    <Box position="relative">
      <MaskedInput
        {...input}
        key={decimals}
        mask={decimalMask(decimals, { isSigned, isGrouped })}
        inputMode={inputModeOf(decimals, isSigned)}
        textAlign="end"
        pe={unit ? `${unit.length + 3}ch` : undefined}
        aria-describedby={unit ? `${input.id}-unit ${describedBy ?? ''}` : describedBy}
      />
      {unit && (
        <Text
          as="span"
          id={`${input.id}-unit`}
          position="absolute"
          insetEnd="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
        >
          {unit}
        </Text>
      )}
    </Box>
  );
}
