import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Rule } from 'shared-contracts/values/identity/access';
import type { Tables } from '../../src/platform/database/database.ts';
import { PASSWORD } from '../password.ts';
import { contact } from './contact.ts';
import { type Context, DAY } from './context.ts';
import { timezoneId } from './lookups.ts';
import { usualOrganization } from './organization.ts';
import { RULE_PRESETS, type RulePreset } from './rule-presets.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow by design, so each password is hashed once per run. */
function hashOf(password: string) {
  const hashed = hashes.get(password) ?? hash(password);
  hashes.set(password, hashed);
  return hashed;
}

type UserOverrides = Partial<Insertable<Tables['users']>> & {
  rules?: RulePreset | readonly Rule[];
  password?: string;
  /** Also makes the user a contact, which approvers and drivers need. */
  contact?: Partial<Insertable<Tables['contacts']>>;
};

/** Has no rules by default. */
export async function user(
  context: Context,
  { rules = 'none', password = PASSWORD, contact: person, ...overrides }: UserOverrides = {},
) {
  const n = context.next('user');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const login = overrides.login ?? `user${n}`;
  const email = overrides.email ?? `${login}@consign.example`;
  const row = {
    id: context.id('user', n),
    organizationId,
    login,
    email,
    passwordHash: await hashOf(password),
    role: 'user' as const,
    timezoneId: await timezoneId(context),
    contactId: person ? (await contact(context, { organizationId, email, ...person })).id : null,
    createdAt: context.now - 300 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow();
  const held = typeof rules === 'string' ? RULE_PRESETS[rules] : rules;
  if (held.length > 0)
    await context.db
      .insertInto('userRules')
      .values(held.map((rule) => ({ userId: made.id, ...rule })))
      .execute();
  return made;
}

/** The default user of an organization: all rules. */
export const usualUser = (context: Context, organizationId: string) =>
  context.usual(`user of ${organizationId}`, () => user(context, { organizationId, rules: 'all', contact: {} }));
