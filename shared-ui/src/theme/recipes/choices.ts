import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const ring = { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' };

export const checkbox = defineSlotRecipe({
  className: 'ui-checkbox',
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', position: 'relative', cursor: 'pointer', _disabled: { cursor: 'not-allowed', opacity: '0.6' } },
    label: { textStyle: 'md', userSelect: 'none' },
    control: {
      display: 'inline-flex', alignItems: 'center', justifyContent: 'center', boxSize: '4', flexShrink: '0', borderWidth: '1px', borderColor: 'border.strong', borderRadius: 'sm',
      bg: 'bg.surface', color: 'accent.contrast', _focusVisible: ring, _invalid: { borderColor: 'bad.ring' },
      '&:is([data-state=checked], [data-state=indeterminate])': { bg: 'accent.solid', borderColor: 'accent.solid' },
      _icon: { boxSize: '3' },
    },
  },
});

export const switches = defineSlotRecipe({
  className: 'ui-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2.5', position: 'relative', cursor: 'pointer', _disabled: { cursor: 'not-allowed', opacity: '0.6' } },
    label: { textStyle: 'md', userSelect: 'none' },
    control: {
      display: 'inline-flex', alignItems: 'center', flexShrink: '0', w: '8', h: '4.5', minH: '18px', p: '2px', borderRadius: 'full', bg: 'border.strong',
      transition: 'background-color 120ms', _focusVisible: ring, _checked: { bg: 'accent.solid' },
    },
    thumb: {
      w: '3.5', h: '3.5', borderRadius: 'full', bg: 'white', boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)', transition: 'translate 120ms', _checked: { translate: '14px 0' },
    },
  },
});
