import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const focused = { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-1px', borderColor: 'accent.ring' };

/** Inputs, selects and text areas are one family. A phone zooms into smaller type than 16 px. */
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
  _focusVisible: focused,
  _placeholder: { color: 'fg.faint' },
  _invalid: { borderColor: 'bad.ring', _focusVisible: { ...focused, outlineColor: 'bad.ring', borderColor: 'bad.ring' } },
  _disabled: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border.subtle', cursor: 'not-allowed' },
} as const;

export const controlSizes = {
  xs: { h: '7', px: '2', textStyle: 'sm' },
  sm: { h: '8', px: '2.5' },
  md: { h: '9', px: '3' },
} as const;

export const input = defineRecipe({ className: 'ui-input', base: control, variants: { size: controlSizes }, defaultVariants: { size: 'md' } });

export const textarea = defineRecipe({ className: 'ui-textarea', base: { ...control, px: '3', py: '2', minH: '20', resize: 'vertical' } });

export const nativeSelect = defineSlotRecipe({
  className: 'ui-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', h: 'fit-content' },
    field: { ...control, pe: '8', textOverflow: 'ellipsis', cursor: 'pointer', '& > option': { bg: 'bg.raised', color: 'fg.default' } },
    indicator: { position: 'absolute', insetEnd: '2.5', top: '50%', transform: 'translateY(-50%)', color: 'fg.muted', pointerEvents: 'none', _icon: { boxSize: '4' } },
  },
  variants: { size: { xs: { field: controlSizes.xs }, sm: { field: controlSizes.sm }, md: { field: controlSizes.md } } },
  defaultVariants: { size: 'md' },
});

export const field = defineSlotRecipe({
  className: 'ui-field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'errorIcon'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: '100%', minWidth: '0' },
    label: { display: 'flex', gap: '1', textStyle: 'sm', fontWeight: 'medium', color: 'fg.default' },
    requiredIndicator: { color: 'status.bad.fg' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    errorText: { textStyle: 'xs', color: 'status.bad.fg', fontWeight: 'medium' },
  },
});

export const inputAddon = defineRecipe({ className: 'ui-addon', base: { color: 'fg.muted', textStyle: 'sm' } });
