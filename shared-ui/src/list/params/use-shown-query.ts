import { useState } from 'react';
import type { ListQuery } from './list-params.ts';

/**
 * The query whose rows are shown, as a key: results of another query are new rows, because those that match both would
 * move when the results arrive late.
 */
export function useShownQuery(query: ListQuery, isPlaceholderData: boolean): string {
  const current = JSON.stringify(query);
  const [applied, setApplied] = useState(current);
  if (isPlaceholderData || applied === current) return applied;
  setApplied(current);
  return current;
}
