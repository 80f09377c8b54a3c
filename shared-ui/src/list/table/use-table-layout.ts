import { useSession } from 'shared-auth';
import { useState } from 'react';
import type { Column } from './column.ts';
import { usualLayout, type Layout } from './layout.ts';

type Saved = Layout & { user: string };

const keyOf = (table: string) => `consign.layout.${table}`;

function saved(table: string, user: string): Layout | undefined {
  try {
    const layout = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Saved | null;
    return layout?.user === user ? layout : undefined;
  } catch {
    return undefined; // damaged: the usual one
  }
}

/** The table's layout, kept in the browser for this user until the session ends. */
export function useLayout(table: string, columns: readonly Column<never>[]) {
  const user = useSession((session) => session.user?.id ?? '');
  const [layout, setLayout] = useState(() => saved(table, user) ?? usualLayout(columns));
  const change = (next: Layout) => {
    setLayout(next);
    localStorage.setItem(keyOf(table), JSON.stringify({ ...next, user } satisfies Saved));
  };
  const reset = () => {
    setLayout(usualLayout(columns));
    localStorage.removeItem(keyOf(table));
  };
  return { layout, change, reset };
}
