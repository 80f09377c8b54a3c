/** How long a link shows a vehicle's live position. */
export const LIVE_LINK_HOURS = { min: 1, max: 168, usual: 12, choices: [1, 4, 12, 24, 48, 168] } as const;
