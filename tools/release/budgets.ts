/** Kilobytes after brotli. `page`: the area's scripts that one page or slot needs; `area`: all of them. */
export type Budget = { page: number; area: number };

const USUAL: Budget = { page: 30, area: 130 };

/** An area that needs more raises its budget here, for review: every user has to load it. */
const LARGER: Record<string, Budget> = {
  'mfe-admin': { page: 30, area: 210 },
  'mfe-finance': { page: 30, area: 310 },
  'mfe-fleet': { page: 30, area: 282 },
  'mfe-orders': { page: 32, area: 256 },
  'mfe-trips': { page: 36, area: 274 },
};

export const budgetOf = (area: string): Budget => LARGER[area] ?? USUAL;
