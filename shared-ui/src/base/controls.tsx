import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { box, input, select, toggle, textarea } from '../theme/recipes/controls.ts';
import { Icon } from './icon.tsx';

// The browser's own controls, drawn by us: they weigh nothing and every aid knows them.

export const Input = chakra('input', input);
export const Textarea = chakra('textarea', textarea);
const Box = chakra('input', box);
const Toggle = chakra('input', toggle);
const Native = chakra('select', select);

type SelectProps = Omit<ComponentProps<typeof Native>, 'w' | 'maxW' | 'flex'> &
  /** Of the whole. */ Pick<HTMLChakraProps<'div'>, 'w' | 'maxW' | 'flex'>;

export function Select({ w = 'full', maxW, flex, ...native }: SelectProps) {
  return (
    <chakra.div position="relative" display="inline-block" w={w} maxW={maxW} flex={flex}>
      <Native {...native} />
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

type BoxProps = Omit<ComponentProps<typeof Box>, 'type' | 'checked' | 'onChange'> & {
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  children?: ReactNode;
};

export function Checkbox({ checked, onChange, children, ...native }: BoxProps) {
  return (
    <Labelled>
      <Box
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = checked === 'some';
        }}
        {...native}
      />
      {children}
    </Labelled>
  );
}

export function Switch({ checked, onChange, children, ...native }: BoxProps) {
  return (
    <Labelled>
      <Toggle
        type="checkbox"
        role="switch"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...native}
      />
      {children}
    </Labelled>
  );
}

const Labelled = chakra('label', {
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
