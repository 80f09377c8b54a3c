/** Element that explains how to move orders. */
export const BOARD_HELP_ID = 'planning-board-help';

/**
 * Styles while an order is being moved, driven by data attributes instead of React state. They sit on the columns
 * involved: an inherited style on the board would be recalculated for thousands of elements.
 */
export const boardStyles = {
  '& [data-column][data-selected]': { borderColor: 'accent.solid' },
  '& [data-column][data-invalid]': { borderColor: 'bad.solid' },
  '& [data-drop-target]': { display: 'none' },
  '&[data-holding] [data-drop-target]': { display: 'inline-flex' },
  '& [data-order]': { cursor: 'default' },
  '& [data-column][data-over]': {
    outline: '2px solid var(--ui-colors-accent-solid)',
    outlineOffset: '-1px',
    background: 'var(--ui-colors-accent-subtle)',
  },
} as const;

/** Skips layout and paint of columns outside the viewport. 340px: about the height of a column with four orders. */
export const offscreenColumnStyles = { contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' } as const;
