/**
 * The visibility of a comment or document of an order: only the organization that adds it, or also the order's other
 * side.
 */
export const VISIBILITIES = ['internal', 'partner'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
