import { useState } from 'react';
import { useSession } from 'shared-auth';
import type { ListView } from 'shared-contracts/identity/list-views';
import { isSameLayout, toTableLayout } from './view-layout.rules.ts';
import type { Column } from './column.ts';
import { createDefaultLayout, type TableLayout } from './table-layout.ts';

type SavedView = Pick<ListView, 'id' | 'revision' | 'columns' | 'isCards'>;
type StoredLayout = TableLayout & { user: string; revision?: number };

const storageKey = (table: string, view: SavedView | undefined) =>
  ['consign.layout', table, ...(view ? [view.id] : [])].join('.');

/** Drops differences from an earlier revision of a view. */
function loadLayout(key: string, user: string, view: SavedView | undefined): TableLayout | undefined {
  try {
    const layout = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredLayout | null;
    return layout?.user === user && layout.revision === view?.revision ? layout : undefined;
  } catch {
    return undefined; // invalid JSON
  }
}

/**
 * The table's layout: that of the saved view, or the user's own. Changes are stored in the browser for this user until
 * the session ends, those of a view until they are saved in it.
 */
export function useTableLayout(table: string, columns: readonly Column<never>[], view?: SavedView) {
  const user = useSession((session) => session.user?.id ?? '');
  const key = storageKey(table, view);
  const stateKey = `${key} ${view?.revision}`;
  const initial = view ? toTableLayout(columns, view) : createDefaultLayout(columns);
  const load = () => ({ stateKey, layout: loadLayout(key, user, view) ?? initial });
  const [state, setState] = useState(load);
  const current = state.stateKey === stateKey ? state : load();
  if (current !== state) setState(current);
  const { layout } = current;
  const change = (next: TableLayout) => {
    setState({ stateKey, layout: next });
    const stored: StoredLayout = { ...next, user, ...(view && { revision: view.revision }) };
    localStorage.setItem(key, JSON.stringify(stored));
  };
  const reset = () => {
    setState({ stateKey, layout: initial });
    localStorage.removeItem(key);
  };
  return { layout, change, reset, isModified: !isSameLayout(columns, layout, initial) };
}
