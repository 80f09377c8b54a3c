import type { Insertable } from 'kysely';
import type { Rule } from 'shared-contracts/values/identity/access';
import type { Tables } from '../../src/platform/database/database.ts';
import { generateToken, hashToken } from '../../src/platform/security/link-token.ts';
import { type Context, DAY } from './context.ts';
import { RULE_PRESETS, type RulePreset } from './rule-presets.ts';

type ApiKeyOverrides = Partial<Omit<Insertable<Tables['apiKeys']>, 'rules'>> & {
  organizationId: string;
  createdBy: string;
  rules?: RulePreset | readonly Rule[];
};

/** A key of a user, with all rules by default. `secret` is what a caller sends. */
export async function apiKey(context: Context, { rules = 'all', ...overrides }: ApiKeyOverrides) {
  const n = context.next('apiKey');
  const secret = `csg_${generateToken()}`;
  const held = typeof rules === 'string' ? RULE_PRESETS[rules] : rules;
  const row = {
    id: context.id('apiKey', n),
    name: `Key ${n}`,
    prefix: secret.slice(0, 12),
    secretHash: hashToken(secret),
    rules: JSON.stringify(held),
    networks: [],
    createdAt: context.now - 30 * DAY,
    expiresAt: null,
    ...overrides,
  };
  await context.db.insertInto('apiKeys').values(row).execute();
  return { id: row.id, name: row.name, secret };
}
