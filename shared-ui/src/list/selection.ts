import { useState } from 'react';

/** Rows chosen on the page shown; another page begins with none. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  const toggle = (id: string) => setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]));
  const clear = () => setIds(new Set());
  const all = chosen.length > 0 && chosen.length === rows.length;
  return { chosen, all, some: chosen.length > 0 && !all, has: (id: string) => ids.has(id), toggle, clear, toggleAll: () => (all ? clear() : setIds(new Set(rows.map(({ id }) => id)))) };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
