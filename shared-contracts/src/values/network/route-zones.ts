export const MIN_ZONE_POINTS = 3;
export const MAX_ZONE_POINTS = 200;

/** Hues; each colour mode has its own shades. */
export const ZONE_COLOURS = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple'] as const;
export type ZoneColour = (typeof ZONE_COLOURS)[number];

/** The records that can use a route zone. */
export const ZONE_USES = ['trip'] as const;
