import type { OrganizationSettings } from 'shared-contracts/identity/organizations';
import { toStoredSettings, toTimelineChanges } from '../../src/identity/public.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { type Context, HOUR } from './context.ts';

type OrganizationChangeInput = { organizationId: string; userId: string; changes: OrganizationSettings };

/** Changes of settings that await root's decision. */
export async function organizationChange(
  { db, now, ...context }: Context,
  { organizationId, userId, changes }: OrganizationChangeInput,
) {
  const id = context.id('organizationChange', context.next('organizationChange'));
  const createdAt = now - 3 * HOUR;
  const current = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const wanted = toStoredSettings(changes);
  const row = {
    id,
    organizationId,
    changes: JSON.stringify(wanted),
    userId,
    createdAt,
    reason: null,
    decidedBy: null,
    decidedAt: null,
  };
  await db.insertInto('organizationChanges').values(row).execute();
  const entry = {
    subject: 'organization',
    subjectId: organizationId,
    event: 'changeRequested',
    changes: toTimelineChanges(current, wanted),
    occurredAt: createdAt,
  } as const;
  await recordTimeline(db, { userId, actorId: null, organizationId }, entry);
  return { id };
}
