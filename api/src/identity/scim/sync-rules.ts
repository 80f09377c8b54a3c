import { isBuiltInRule } from 'shared-contracts/values/identity/access';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findProvisionedGroups } from '../single-sign-on/identities.store.ts';
import { isSameRules, mergeRules, rulesOfGroups } from '../single-sign-on/sign-on.rules.ts';
import { userChanges } from '../users/user-changes.rules.ts';
import { replaceRules } from '../auth/granted-rules.store.ts';
import { findUser } from '../users/users.store.ts';
import { type ScimClient, scimAuthor, scimReason } from './scim-client.ts';

/**
 * Gives users the rules of their groups. If the provider sets rules at every sign-in, users lose those of groups that
 * they have left; otherwise groups only add rules. Administrators keep their rules.
 */
export async function syncRulesOfGroups(
  tx: Db,
  client: ScimClient,
  userIds: readonly string[],
  at: number,
): Promise<void> {
  const { provider } = client;
  for (const userId of new Set(userIds)) {
    const before = await findUser(tx, userId);
    const granted = rulesOfGroups(provider, await findProvisionedGroups(tx, provider.id, userId));
    const held = before.rules.filter(isBuiltInRule);
    const rules = mergeRules(provider.syncsRules ? provider.defaultRules : held, granted);
    if (before.role !== 'user' || isSameRules(held, rules)) continue;
    await replaceRules(tx, userId, rules);
    await recordTimeline(tx, scimAuthor(client), {
      subject: 'user',
      subjectId: userId,
      event: 'updated',
      reason: scimReason(client),
      changes: userChanges(before, await findUser(tx, userId)),
      occurredAt: at,
    });
  }
}
