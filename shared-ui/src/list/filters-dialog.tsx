import type { ReactNode } from 'react';

/** The less used filters behind a button that says how many of them are on. Inside, the filters are the same components. */
export function MoreFilters({ children }: { children: ReactNode }) {
  return children;
}
