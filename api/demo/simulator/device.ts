/** The prefix of the simulated devices' names. */
export const DEMO_DEVICE = 'DEMO-';
/** Trackers that each fleet owner has bought and no vehicle has yet. */
export const UNKNOWN_DEVICES = [`${DEMO_DEVICE}FMB920-4471`, `${DEMO_DEVICE}PHONE-0718`] as const;
