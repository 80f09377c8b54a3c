import type { UserRecord } from './users.store.ts';

const TOLD = ['login', 'email', 'role', 'status', 'timezone', 'language', 'units', 'contact', 'isDriver', 'rules'] as const satisfies (keyof UserRecord)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** From and to of each field that differs, as people read it. A password is never told. */
export function userChanges(before: Partial<UserRecord>, after: UserRecord): Record<string, { from: unknown; to: unknown }> {
  const fields = TOLD.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(fields.map((field) => [field, { from: before[field] ?? null, to: after[field] }]));
}
