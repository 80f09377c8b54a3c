import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

/** Full access to partners. */
export const PARTNER_RULES = [
  { model: 'partner', rule: 'read' },
  { model: 'partner', rule: 'write' },
  { model: 'partner', rule: 'delete' },
] as const;

type Portal = ReturnType<typeof testApp>;
type Overrides = Parameters<ReturnType<typeof createBuilders>['organization']>[0];

/** Creates an organization with a user who manages its partners; `as` sends requests as that user. */
export async function createSide(portal: Portal, overrides: Overrides = {}) {
  const build = createBuilders(portal.db, TEST_NOW);
  const organization = await build.organization(overrides);
  const user = await build.user({ organizationId: organization.id, rules: PARTNER_RULES });
  return { ...organization, user, as: portal.as(user) };
}
export type Side = Awaited<ReturnType<typeof createSide>>;

/** The timeline entries of an organization about one of its partners. */
export const partnerEntries = ({ db }: Portal, { id }: { id: string }, partnerId: string) =>
  db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'userId'])
    .where('organizationId', '=', id)
    .where('subject', '=', 'partner')
    .where('subjectId', '=', partnerId)
    .orderBy('position')
    .execute();

export const notificationsOf = ({ db }: Portal, { user }: Side) =>
  db
    .selectFrom('notifications')
    .select(['kind', 'values', 'readAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
