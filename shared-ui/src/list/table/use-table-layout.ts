import { useState } from 'react';
import { useSession } from 'shared-auth';
import type { Column } from './column.ts';
import { createDefaultLayout, type TableLayout } from './table-layout.ts';

type StoredLayout = TableLayout & { user: string };

const storageKey = (table: string) => `consign.layout.${table}`;

function loadLayout(table: string, user: string): TableLayout | undefined {
  try {
    const layout = JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null') as StoredLayout | null;
    return layout?.user === user ? layout : undefined;
  } catch {
    return undefined; // invalid JSON
  }
}

/** The table's layout, stored in the browser for this user until the session ends. */
export function useTableLayout(table: string, columns: readonly Column<never>[]) {
  const user = useSession((session) => session.user?.id ?? '');
  const [layout, setLayout] = useState(() => loadLayout(table, user) ?? createDefaultLayout(columns));
  const change = (next: TableLayout) => {
    setLayout(next);
    localStorage.setItem(storageKey(table), JSON.stringify({ ...next, user } satisfies StoredLayout));
  };
  const reset = () => {
    setLayout(createDefaultLayout(columns));
    localStorage.removeItem(storageKey(table));
  };
  return { layout, change, reset };
}
