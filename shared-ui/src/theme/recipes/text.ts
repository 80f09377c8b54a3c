import { defineRecipe } from '@chakra-ui/react/styled-system';

export const heading = defineRecipe({
  className: 'ui-heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', textWrap: 'balance' },
});

export const link = defineRecipe({
  className: 'ui-link',
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    borderRadius: 'sm',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});

export const badge = defineRecipe({
  className: 'ui-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '5',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    bg: 'status.neutral.bg',
    color: 'status.neutral.fg',
  },
});

export const skeleton = defineRecipe({
  className: 'ui-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'sm',
        bg: 'border.subtle',
        color: 'transparent',
        userSelect: 'none',
        flexShrink: '0',
        animation: 'pulse',
        _motionReduce: { animation: 'none' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});

export const spinner = defineRecipe({
  className: 'ui-spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    animation: 'spin',
    '--spinner-track-color': 'transparent',
    borderBottomColor: 'var(--spinner-track-color)',
    borderInlineStartColor: 'var(--spinner-track-color)',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});
