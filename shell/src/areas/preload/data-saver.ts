type Network = Navigator & { connection?: { saveData?: boolean } };

/** Whoever asked their browser to save data gets nothing beforehand. */
export const savesData = () => (navigator as Network).connection?.saveData === true;
