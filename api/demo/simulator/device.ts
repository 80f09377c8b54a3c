/** What the tracking devices begin with that the simulator stands in for. */
export const DEMO_DEVICE = 'DEMO-';
