/** Where every process hears which vehicles have newer positions: ids with commas between. */
export const POSITIONS_CHANNEL = 'consign_positions';
