type Numbers = Readonly<Record<string, number>>;

/** Whether no figure that has a limit exceeds it; one that is missing does. */
export const within = (figures: Numbers, limits: Numbers): boolean =>
  Object.entries(limits).every(([name, limit]) => (figures[name] ?? Infinity) <= limit);
