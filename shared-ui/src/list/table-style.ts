import type { SystemStyleObject } from '@chakra-ui/react';

const stuck = { position: 'sticky', bg: 'inherit', zIndex: 1 } as const;

/** The box that scrolls: scrolled sideways, the first column stands out. */
export const scrollStyle: SystemStyleObject = {
  overflow: 'auto',
  minH: '0',
  borderRadius: 'inherit',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  '&[data-scrolled] [data-first]': { boxShadow: '1px 0 0 {colors.border.subtle}' },
  '&[data-more] [data-last]': { boxShadow: '-1px 0 0 {colors.border.subtle}' },
};

/** One style for the whole table: a cell is plain HTML, so that two hundred of them are cheap. */
export const tableStyle: SystemStyleObject = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'md',
  '& tr': { bg: 'bg.surface' },
  '& tbody tr:hover': { bg: 'bg.hover' },
  '& tbody tr[aria-selected=true]': { bg: 'accent.subtle' },
  '& th, & td': { h: '10', px: '3', textAlign: 'start', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& th': { position: 'sticky', top: '0', zIndex: 2, h: '9', bg: 'bg.surface', color: 'fg.muted', textStyle: 'sm', fontWeight: 'medium' },
  '& th[draggable]': { cursor: 'grab' },
  '& th[data-target]': { bg: 'accent.subtle', boxShadow: 'inset 2px 0 0 {colors.accent.ring}' },
  '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-first]': { ...stuck, insetInlineStart: '0' },
  '& [data-last]': { ...stuck, insetInlineEnd: '0', overflow: 'visible', textAlign: 'end' },
  '& [data-pick]': { ...stuck, insetInlineStart: '0', width: '10', px: '0', ps: '3', textOverflow: 'clip' },
  '& [data-pick] ~ [data-first]': { insetInlineStart: '10' },
  '& th[data-first], & th[data-last], & th[data-pick]': { zIndex: 3, bg: 'bg.surface' },
  '& td[data-first]': { fontWeight: 'medium' },
  '& td[data-first] a': {
    color: 'fg.default', borderRadius: 'sm', _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
  '& th button': {
    display: 'inline-flex', alignItems: 'center', gap: '1', maxW: 'full', h: '7', fontWeight: 'medium', borderRadius: 'sm', cursor: 'pointer', _hover: { color: 'fg.default' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
    '& svg': { flexShrink: 0, opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
  },
  '& th[data-numeric] button': { flexDirection: 'row-reverse' },
  '& th:is([aria-sort=ascending], [aria-sort=descending]) button': { color: 'fg.default', '& svg': { opacity: 1 } },
  '& th > [data-grip]': {
    position: 'absolute', top: '2', bottom: '2', insetInlineEnd: '0', w: '2', cursor: 'col-resize', touchAction: 'none', borderInlineEndWidth: '1px', borderColor: 'transparent',
    _hover: { borderColor: 'accent.ring', borderInlineEndWidth: '2px' },
  },
  '& thead:hover [data-grip]': { borderColor: 'border.subtle' },
};
