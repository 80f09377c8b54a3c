/** Kilobytes after brotli. `page`: the area's scripts that one page or slot needs; `area`: all of them. */
export type Budget = { page: number; area: number };

const USUAL: Budget = { page: 30, area: 130 };

/** An area that needs more says so here: what every user has to load is everybody's affair. */
const LARGER: Record<string, Budget> = {
  'mfe-fleet': { page: 30, area: 190 },
  'mfe-orders': { page: 30, area: 230 },
  'mfe-trips': { page: 30, area: 155 },
};

export const budgetOf = (area: string): Budget => LARGER[area] ?? USUAL;
