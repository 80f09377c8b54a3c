import type { OrderInput } from 'shared-contracts/orders';
import type { Known } from './known.tsx';

/** A new order that was entered and not saved. It ends with the session, as all that stands under `consign.draft.`. */
export type Draft = { values: Partial<OrderInput>; known: Known };

const KEY = 'consign.draft.order';

/** Undefined for what is missing or damaged. */
export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (draft: Draft) => localStorage.setItem(KEY, JSON.stringify(draft));
export const dropDraft = () => localStorage.removeItem(KEY);
