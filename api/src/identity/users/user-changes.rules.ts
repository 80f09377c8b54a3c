import type { z } from 'zod';
import type { UserPatch } from 'shared-contracts/users';
import type { Rule } from 'shared-contracts/values/access';
import type { UserRecord } from './users.store.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is left of a wish when all that is so already is taken out. */
export function differing<T extends object>(current: { [field in keyof T]?: unknown }, wish: T): Partial<T> {
  const fields = (Object.keys(wish) as (keyof T)[]).filter(
    (field) => wish[field] !== undefined && !isSame(wish[field], current[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, wish[field]])) as Partial<T>;
}

const nameOf = ({ model, rule }: Rule) => `${model} ${rule}`;
const inOrder = (rules: readonly Rule[]) =>
  [...new Map(rules.map(({ model, rule }) => [nameOf({ model, rule }), { model, rule }])).values()].toSorted((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  );

/** The same of what an administrator wishes; rules in whatever order, and named twice, are the same rules. */
export function wantedOf(user: UserRecord, { rules, ...wish }: z.infer<typeof UserPatch>) {
  const current = {
    ...user,
    timezoneId: user.timezone.id,
    contactId: user.contact?.id ?? null,
    rules: inOrder(user.rules),
  };
  return differing<z.infer<typeof UserPatch>>(current, { ...wish, ...(rules && { rules: inOrder(rules) }) });
}

const TOLD = [
  'login',
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

/** From and to of each field that differs, as people read it. A password is never told. */
export function userChanges(
  before: Partial<UserRecord>,
  after: Partial<UserRecord>,
): Record<string, { from: unknown; to: unknown }> {
  const told = TOLD.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const);
  return Object.fromEntries(told.filter(([, { from, to }]) => !isSame(from, to)));
}
