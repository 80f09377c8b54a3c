import type { OrganizationSettings } from 'shared-contracts/organizations';
import { notify } from '../../src/notifications/notify.ts';
import { record } from '../../src/platform/timeline.ts';
import { type Context, HOUR } from './context.ts';

type Wanted = { organization: { id: string; name: string }; userId: string; changes: OrganizationSettings };

/** What an organization wants changed and root has not decided on yet; root's bell tells of it. */
export async function organizationChange({ db, now, ...context }: Context, { organization, userId, changes }: Wanted) {
  const id = context.id('organizationChange', context.next('organizationChange'));
  const { id: organizationId, name } = organization;
  const createdAt = now - 3 * HOUR;
  const row = { id, organizationId, changes: JSON.stringify(changes), userId, createdAt, reason: null, decidedBy: null, decidedAt: null };
  await db.insertInto('organizationChanges').values(row).execute();
  const told = Object.fromEntries(Object.entries(changes).map(([field, to]) => [field, { from: null, to }]));
  await record(db, { userId, actorId: null, organizationId }, { subject: 'organization', subjectId: organizationId, event: 'changeRequested', changes: told, occurredAt: createdAt });
  await notify(db, null, { to: { role: 'root' }, kind: 'organizationChange', subjectId: organizationId, values: { organization: name, state: 'pending' }, at: createdAt });
  return { id };
}
