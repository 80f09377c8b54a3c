export const MIN_ZONE_POINTS = 3;
export const MAX_ZONE_POINTS = 200;

/** Named by their hue: each screen has its own shade of it. */
export const ZONE_COLOURS = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple'] as const;
export type ZoneColour = (typeof ZONE_COLOURS)[number];

/** What may use a route zone. */
export const ZONE_USES = ['trip'] as const;
