/** The first steps of a new organization, in this order. */
export const SETUP_STEPS = ['brand', 'people', 'partner', 'location', 'order'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
