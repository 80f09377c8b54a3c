import type { RecordKind } from 'shared-contracts/search';
import type { Access } from 'shared-contracts/values/identity/access';

type RecordType = {
  icon: string;
  access: Access;
  path: (id: string) => string;
  /** Matches every page of a record and captures its id. */ pattern: RegExp;
};

export const RECORDS: Record<RecordKind, RecordType> = {
  order: {
    icon: 'clipboard-list',
    access: { model: 'order', action: 'read' },
    path: (id) => `/orders/${id}`,
    pattern: /^\/orders\/([\da-f-]{36})(\/edit)?$/,
  },
  trip: {
    icon: 'navigation',
    access: { model: 'trip', action: 'read' },
    path: (id) => `/trips/${id}/edit`,
    pattern: /^\/trips\/([\da-f-]{36})\/edit$/,
  },
  vehicle: {
    icon: 'truck',
    access: { model: 'vehicle', action: 'read' },
    path: (id) => `/vehicle/${id}`,
    pattern: /^\/vehicles?\/([\da-f-]{36})(\/edit)?$/,
  },
};
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

/** Finds the record that a path belongs to. */
export function findRecord(path: string): { kind: RecordKind; id: string } | undefined {
  for (const kind of RECORD_KINDS) {
    const id = RECORDS[kind].pattern.exec(path)?.[1];
    if (id) return { kind, id };
  }
  return undefined;
}
