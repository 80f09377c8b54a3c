import { useState } from 'react';

type Chosen<Row> = ReadonlyMap<string, Row>;

/** Rows chosen on any of the list's pages; those on the page shown are as they are now. */
export function useSelection<Row extends { id: string }>(page: readonly Row[]) {
  const [kept, setKept] = useState<Chosen<Row>>(new Map());
  const now = new Map(page.map((row) => [row.id, row]));
  const chosen = [...kept.values()].map((row) => now.get(row.id) ?? row);
  const here = chosen.filter(({ id }) => now.has(id)).length;
  const all = here > 0 && here === page.length;
  const keep = (rows: readonly Row[]) => setKept(new Map(rows.map((row) => [row.id, row])));
  const drop = (ids: ReadonlySet<string>) => setKept((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  const toggle = (row: Row) => (kept.has(row.id) ? drop(new Set([row.id])) : keep([...chosen, row]));
  const toggleAll = () =>
    all ? drop(new Set(now.keys())) : keep([...chosen, ...page.filter(({ id }) => !kept.has(id))]);
  return {
    chosen,
    here,
    all,
    some: here > 0 && !all,
    has: (id: string) => kept.has(id),
    toggle,
    toggleAll,
    drop,
    clear: () => keep([]),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
