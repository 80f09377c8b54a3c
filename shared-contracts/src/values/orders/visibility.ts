/** Of a comment or document of an order: only for the organization that adds it, or also for the order's other side. */
export const VISIBILITIES = ['internal', 'partner'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
