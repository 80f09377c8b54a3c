import { defineRecipe } from '@chakra-ui/react/styled-system';

const focusStyle = {
  outline: '2px solid',
  outlineColor: 'accent.ring',
  outlineOffset: '-1px',
  borderColor: 'accent.ring',
};
const focusRing = { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' };

/** Shared by inputs, selects and text areas. iOS zooms into inputs with a font below 16 px. */
export const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  fontSize: { base: '16px', md: 'md' },
  lineHeight: '1.25rem',
  transition: 'border-color 120ms',
  _hover: { borderColor: 'border.strong' },
  _focusVisible: focusStyle,
  _placeholder: { color: 'fg.faint' },
  _invalid: {
    borderColor: 'bad.ring',
    _focusVisible: { ...focusStyle, outlineColor: 'bad.ring', borderColor: 'bad.ring' },
  },
  _disabled: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border.subtle', cursor: 'not-allowed' },
} as const;

/** Touch targets are at least 44 px high. */
export const touchTarget = { '@media (pointer: coarse)': { h: '11' } } as const;

export const controlSizes = {
  xs: { h: '7', px: '2', textStyle: 'sm' },
  sm: { h: '8', px: '2.5' },
  md: { h: '9', px: '3', ...touchTarget },
} as const;

export const input = defineRecipe({
  className: 'ui-input',
  base: control,
  variants: { size: controlSizes },
  defaultVariants: { size: 'md' },
});

export const textarea = defineRecipe({
  className: 'ui-textarea',
  base: { ...control, px: '3', py: '2', minH: '20', resize: 'vertical' },
});

const truncated = { pe: '8', textOverflow: 'ellipsis', cursor: 'pointer' } as const;

export const select = defineRecipe({
  className: 'ui-select',
  base: { ...control, '& > option': { bg: 'bg.raised', color: 'fg.default' } },
  variants: {
    controlSize: {
      xs: { ...controlSizes.xs, ...truncated },
      sm: { ...controlSizes.sm, ...truncated },
      md: { ...controlSizes.md, ...truncated },
    },
  },
  defaultVariants: { controlSize: 'md' },
});

const checkMark = { content: '""', position: 'absolute', display: 'none' };

export const checkbox = defineRecipe({
  className: 'ui-box',
  base: {
    appearance: 'none',
    position: 'relative',
    boxSize: '4',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.surface',
    cursor: 'inherit',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: focusRing,
    _invalid: { borderColor: 'bad.ring' },
    '&:is(:checked, :indeterminate)': { bg: 'accent.solid', borderColor: 'accent.solid' },
    _disabled: { opacity: '0.5' },
    _after: {
      ...checkMark,
      insetInlineStart: '4.5px',
      top: '1px',
      w: '5px',
      h: '9px',
      borderColor: 'accent.contrast',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:checked::after': { display: 'block' },
    '&:indeterminate::after': {
      display: 'block',
      insetInlineStart: '3px',
      top: '6px',
      w: '8px',
      h: '2px',
      borderWidth: '0',
      bg: 'accent.contrast',
      transform: 'none',
    },
  },
});

export const switchRecipe = defineRecipe({
  className: 'ui-toggle',
  base: {
    appearance: 'none',
    position: 'relative',
    w: '8',
    h: '18px',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'border.strong',
    cursor: 'inherit',
    transition: 'background-color 120ms',
    _focusVisible: focusRing,
    _disabled: { opacity: '0.5' },
    _checked: { bg: 'accent.solid' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '2px',
      boxSize: '14px',
      borderRadius: 'full',
      bg: 'white',
      boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)',
      transition: 'translate 120ms',
    },
    '&:checked::after': { translate: '14px 0' },
  },
});
