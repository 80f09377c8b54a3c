/** The database channel that notifies all processes of moved vehicles: comma-separated ids. */
export const POSITIONS_CHANNEL = 'consign_positions';
