import type { RecordKind } from 'shared-contracts/search';
import type { Access } from 'shared-contracts/values/access';

type Known = {
  icon: string;
  access: Access;
  path: (id: string) => string;
  /** Every page of one such record, with its id. */ pages: RegExp;
};

export const RECORDS: Record<RecordKind, Known> = {
  order: {
    icon: 'clipboard-list',
    access: { model: 'order', action: 'read' },
    path: (id) => `/orders/${id}`,
    pages: /^\/orders\/([\da-f-]{36})(\/edit)?$/,
  },
  trip: {
    icon: 'navigation',
    access: { model: 'trip', action: 'read' },
    path: (id) => `/trips/${id}/edit`,
    pages: /^\/trips\/([\da-f-]{36})\/edit$/,
  },
  vehicle: {
    icon: 'truck',
    access: { model: 'vehicle', action: 'read' },
    path: (id) => `/vehicle/${id}`,
    pages: /^\/vehicles?\/([\da-f-]{36})(\/edit)?$/,
  },
};
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

/** The record that a page is about. */
export function recordAt(path: string): { kind: RecordKind; id: string } | undefined {
  for (const kind of RECORD_KINDS) {
    const id = RECORDS[kind].pages.exec(path)?.[1];
    if (id) return { kind, id };
  }
  return undefined;
}
