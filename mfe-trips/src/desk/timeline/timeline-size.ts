/** px */
export const ROW_HEIGHT = 48;
export const HEADER_WIDTH = 176;
export const AXIS_HEIGHT = 44;
/** Space above and below the bars of a row. */
export const BAR_MARGIN = 4;
