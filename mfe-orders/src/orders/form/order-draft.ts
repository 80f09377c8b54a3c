import type { OrderInput } from 'shared-contracts/orders/orders';
import type { ReferenceRecords } from './reference-data.tsx';

/** An unsaved new order. It is deleted with the session, like everything under `consign.draft.`. */
export type Draft = { values: Partial<OrderInput>; records: ReferenceRecords };

// oxlint-disable-next-line id-denylist -- a name in stored drafts
type StoredDraft = { values: Draft['values']; known: Draft['records'] };

const KEY = 'consign.draft.order';

/** Returns undefined for a missing or damaged draft. */
export function readDraft(): Draft | undefined {
  try {
    const stored: StoredDraft | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return stored ? { values: stored.values, records: stored.known } : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft({ values, records }: Draft) {
  // oxlint-disable-next-line id-denylist -- a name in stored drafts
  const stored: StoredDraft = { values, known: records };
  localStorage.setItem(KEY, JSON.stringify(stored));
}

export const deleteDraft = () => localStorage.removeItem(KEY);
