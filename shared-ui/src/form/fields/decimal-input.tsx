import type { ComponentProps } from 'react';
import { Box, Text } from '../../base/chakra.ts';
import { decimalMask, MaskedInput } from './masked-input.tsx';

type DecimalInputProps = Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'id'> & {
  id: string;
  decimals: number;
  /** Shown in the field: LKR, kg. */ unit: string | undefined;
};

/** A right-aligned number with grouped digits and a unit. */
export function DecimalInput({ decimals, unit, 'aria-describedby': describedBy, ...input }: DecimalInputProps) {
  return (
    <Box position="relative">
      <MaskedInput
        {...input}
        key={decimals}
        mask={decimalMask(decimals)}
        inputMode={decimals ? 'decimal' : 'numeric'}
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
