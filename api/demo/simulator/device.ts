/** The prefix of the simulated devices' names. */
export const DEMO_DEVICE = 'DEMO-';
