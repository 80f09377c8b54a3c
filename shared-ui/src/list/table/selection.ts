import { useState } from 'react';

/** Rows selected on any page of the list; those on the current page have their current data. */
export function useSelection<Row extends { id: string }>(pageRows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const pageRowById = new Map(pageRows.map((row) => [row.id, row]));
  const selectedRows = [...selected.values()].map((row) => pageRowById.get(row.id) ?? row);
  const countOnPage = selectedRows.filter(({ id }) => pageRowById.has(id)).length;
  const isAllSelected = countOnPage > 0 && countOnPage === pageRows.length;
  const select = (rows: readonly Row[]) => setSelected(new Map(rows.map((row) => [row.id, row])));
  const deselect = (ids: ReadonlySet<string>) =>
    setSelected((current) => new Map([...current].filter(([id]) => !ids.has(id))));
  const isSelected = (id: string) => selected.has(id);
  return {
    selectedRows,
    countOnPage,
    isAllSelected,
    isPartiallySelected: countOnPage > 0 && !isAllSelected,
    isSelected,
    toggle: (row: Row) => (isSelected(row.id) ? deselect(new Set([row.id])) : select([...selectedRows, row])),
    toggleAll: () =>
      isAllSelected
        ? deselect(new Set(pageRowById.keys()))
        : select([...selectedRows, ...pageRows.filter(({ id }) => !isSelected(id))]),
    deselect,
    clear: () => select([]),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
