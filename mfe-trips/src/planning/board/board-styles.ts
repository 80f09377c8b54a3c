/** The element that says how orders are moved. */
export const HELP = 'planning-board-help';

/**
 * How the board looks while an order is on its way. It is marked on the page and not drawn by React, on what it concerns
 * and not on the board: what the whole of it inherits would be worked out for all of its thousands of elements.
 */
export const BOARD_STYLE = {
  '& [data-column][data-selected]': { borderColor: 'accent.solid' },
  '& [data-column][data-broken]': { borderColor: 'bad.solid' },
  '& [data-put]': { display: 'none' },
  '&[data-holding] [data-put]': { display: 'inline-flex' },
  '& [data-order]': { cursor: 'default' },
  '& [data-column][data-over]': {
    outline: '2px solid var(--chakra-colors-accent-solid)',
    outlineOffset: '-1px',
    background: 'var(--chakra-colors-accent-subtle)',
  },
} as const;

/** Outside of the view a column is neither laid out nor painted. px: about as high as one with four orders. */
export const OUT_OF_VIEW = { contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' } as const;
