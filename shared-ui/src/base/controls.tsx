import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { checkbox, input, select, switchRecipe, textarea } from '../theme/recipes/controls.ts';
import { Icon } from './icon.tsx';

// Native controls with our styles: small and accessible.

export const Input = chakra('input', input);
export const Textarea = chakra('textarea', textarea);
const CheckboxInput = chakra('input', checkbox);
const SwitchInput = chakra('input', switchRecipe);
const NativeSelect = chakra('select', select);

type SelectProps = Omit<ComponentProps<typeof NativeSelect>, 'w' | 'maxW' | 'flex'> &
  Pick<HTMLChakraProps<'div'>, 'w' | 'maxW' | 'flex'>;

export function Select({ w = 'full', maxW, flex, ...inputProps }: SelectProps) {
  return (
    <chakra.div position="relative" display="inline-block" w={w} maxW={maxW} flex={flex}>
      <NativeSelect {...inputProps} />
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <Icon name="chevron-down" />
      </chakra.span>
    </chakra.div>
  );
}

type CheckboxProps = Omit<ComponentProps<typeof CheckboxInput>, 'type' | 'checked' | 'onChange'> & {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  children?: ReactNode;
};

export function Checkbox({ checked, onChange, children, ...inputProps }: CheckboxProps) {
  return (
    <ControlLabel>
      <CheckboxInput
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = checked === 'indeterminate';
        }}
        {...inputProps}
      />
      {children}
    </ControlLabel>
  );
}

export function Switch({ checked, onChange, children, ...inputProps }: CheckboxProps) {
  return (
    <ControlLabel>
      <SwitchInput
        type="checkbox"
        role="switch"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...inputProps}
      />
      {children}
    </ControlLabel>
  );
}

const ControlLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '2',
    maxW: 'full',
    w: 'fit-content',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
  },
});
