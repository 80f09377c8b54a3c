import { defineRecipe } from '@chakra-ui/react/styled-system';
import { touchTarget } from './controls.ts';

export const button = defineRecipe({
  className: 'ui-button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '1.5',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
    colorPalette: 'accent',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { flexShrink: '0' },
    // Chakra hides the label while loading with `visibility: hidden`, and so from screen readers as well.
    '&[data-loading] > span > span': { visibility: 'visible', color: 'transparent' },
  },
  variants: {
    size: {
      '2xs': { h: '6', minW: '6', px: '1.5', textStyle: 'xs' },
      xs: { h: '7', minW: '7', px: '2', textStyle: 'sm' },
      sm: { h: '8', minW: '8', px: '3', textStyle: 'md' },
      md: { h: '9', minW: '9', px: '3.5', textStyle: 'md', ...touchTarget },
      lg: { h: '11', minW: '11', px: '5', textStyle: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: { _light: 'bg.surface', _dark: 'transparent' },
        color: 'fg.default',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.pointed', color: 'fg.default' },
        _expanded: { bg: 'bg.pointed', color: 'fg.default' },
      },
      plain: { color: 'colorPalette.fg', px: '0', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
