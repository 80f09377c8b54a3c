type Numbers = Readonly<Record<string, number>>;

/** Whether no figure exceeds its limit; a missing one does. */
export const within = (figures: Numbers, limits: Numbers): boolean =>
  Object.entries(limits).every(([name, limit]) => (figures[name] ?? Infinity) <= limit);
