import type { z } from 'zod';
import type { UserPatch } from 'shared-contracts/identity/users';
import type { GrantedRule } from 'shared-contracts/values/identity/access';
import type { UserRecord } from './users.store.ts';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Drops the fields that already have the requested value. */
export function pickChanged<T extends object>(current: { [field in keyof T]?: unknown }, requested: T): Partial<T> {
  const fields = (Object.keys(requested) as (keyof T)[]).filter(
    (field) => requested[field] !== undefined && !isEqual(requested[field], current[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, requested[field]])) as Partial<T>;
}

const keyOf = ({ model, rule }: GrantedRule) => `${model} ${rule}`;
const sortRules = (rules: readonly GrantedRule[]) =>
  [
    ...new Map(rules.map(({ model, rule }) => [keyOf({ model, rule }), { model, rule } as GrantedRule])).values(),
  ].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Ignores the order of rules and duplicates among them. */
export function pickUserChanges(user: UserRecord, { rules, ...requested }: z.infer<typeof UserPatch>) {
  const current = {
    ...user,
    timezoneId: user.timezone.id,
    contactId: user.contact?.id ?? null,
    rules: sortRules(user.rules),
  };
  return pickChanged<z.infer<typeof UserPatch>>(current, { ...requested, ...(rules && { rules: sortRules(rules) }) });
}

const RECORDED_FIELDS = [
  'login',
  'givenName',
  'familyName',
  'email',
  'role',
  'status',
  'timezone',
  'language',
  'units',
  'contact',
  'isDriver',
  'rules',
] as const satisfies (keyof UserRecord)[];

/** Old and new value of each changed field, in display form and without the password. */
export function userChanges(
  before: Partial<UserRecord>,
  after: Partial<UserRecord>,
): Record<string, { from: unknown; to: unknown }> {
  const changes = RECORDED_FIELDS.map(
    (field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const,
  );
  return Object.fromEntries(changes.filter(([, { from, to }]) => !isEqual(from, to)));
}
