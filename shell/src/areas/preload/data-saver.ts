type Network = Navigator & { connection?: { saveData?: boolean } };

/** Whether the browser's data saver is on, in which case nothing is preloaded. */
export const isDataSaverOn = () => (navigator as Network).connection?.saveData === true;
