import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The library counts layers, so the last opened one is on top. */
const LAYER_Z_INDEX = 'calc({zIndex.popover} + var(--layer-index, 0))';
const floating = {
  zIndex: LAYER_Z_INDEX,
  bg: 'bg.raised',
  color: 'fg.default',
  borderRadius: 'md',
  boxShadow: 'floating',
  outline: '0',
  _open: { animation: 'drop-in 120ms {easings.out}', _motionReduce: { animation: 'none' } },
} as const;
const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '8',
  px: '2',
  py: '1',
  borderRadius: 'sm',
  textStyle: 'md',
  cursor: 'default',
  userSelect: 'none',
  outline: '0',
  _highlighted: { bg: 'bg.pointed' },
  _disabled: { opacity: '0.5' },
} as const;

export const menu = defineSlotRecipe({
  className: 'ui-menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemGroupLabel',
    'itemIndicator',
    'separator',
    'positioner',
    'trigger',
    'indicator',
    'itemCommand',
    'arrow',
    'arrowTip',
    'itemGroup',
    'triggerItem',
    'contextTrigger',
  ],
  base: {
    content: { ...floating, minW: '44', maxW: '80', maxH: 'var(--available-height)', overflowY: 'auto', p: '1' },
    item: { ...menuItem, color: 'fg.default', _icon: { color: 'fg.muted', flexShrink: '0' } },
    itemGroupLabel: { px: '2', py: '1.5', textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium' },
    separator: { h: '1px', my: '1', bg: 'border.subtle' },
  },
});

export const popover = defineSlotRecipe({
  className: 'ui-popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      maxW: 'calc(100dvw - 1rem)',
      maxH: 'var(--available-height)',
    },
    body: { p: '3', overflow: 'auto' },
  },
});

export const tabs = defineSlotRecipe({
  className: 'ui-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '5', borderBottomWidth: '1px', borderColor: 'border.subtle', overflowX: 'auto' },
    trigger: {
      h: '9',
      textStyle: 'md',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      _selected: { color: 'fg.default', borderColor: 'accent.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px', borderRadius: 'sm' },
    },
    content: { pt: '4', outline: '0' },
  },
});
