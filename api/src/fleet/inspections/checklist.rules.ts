import type { ChecklistItem } from 'shared-contracts/fleet/inspections';
import { INSPECTION_ITEMS } from 'shared-contracts/values/fleet/inspections';

export const USUAL_ITEMS: readonly ChecklistItem[] = INSPECTION_ITEMS.map((code) => ({ code, name: null }));

/** @param names of an organization's own list; null: it has none */
export const toChecklist = (names: readonly string[] | null): ChecklistItem[] =>
  names === null ? [...USUAL_ITEMS] : names.map((name) => ({ code: null, name }));
