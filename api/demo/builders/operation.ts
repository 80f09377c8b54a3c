import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { usualOrganization } from './organization.ts';
import { user } from './user.ts';

type OperationOverrides = Partial<Insertable<Tables['operations']>> & {
  locationIds?: string[];
  notificationContactIds?: string[];
};

/** The two default approvers of an organization. */
export const usualApprovers = (context: Context, organizationId: string) =>
  context.usual(`approvers of ${organizationId}`, async () => {
    const first = await user(context, { organizationId, rules: 'approver', contact: {} });
    const second = await user(context, { organizationId, rules: 'approver', contact: {} });
    return [first, second] as const;
  });

/** Has two approvers by default; `approver1Id: null` for none. */
export async function operation(
  context: Context,
  { locationIds = [], notificationContactIds = [], ...overrides }: OperationOverrides = {},
) {
  const n = context.next('operation');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const approvers = overrides.approver1Id === undefined ? await usualApprovers(context, organizationId) : null;
  const row = {
    id: context.id('operation', n),
    organizationId,
    name: `Operation ${n}`,
    approver1Id: approvers?.[0].contactId,
    approver2Id: approvers?.[1].contactId,
    createdAt: context.now - 300 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('operations').values(row).returningAll().executeTakeFirstOrThrow();
  if (locationIds.length > 0) {
    await context.db
      .insertInto('operationLocations')
      .values(locationIds.map((locationId) => ({ operationId: made.id, locationId })))
      .execute();
  }
  if (notificationContactIds.length > 0) {
    const rows = notificationContactIds.map((contactId) => ({ operationId: made.id, contactId }));
    await context.db.insertInto('operationNotificationContacts').values(rows).execute();
  }
  return made;
}

export const usualOperation = (context: Context, organizationId: string) =>
  context.usual(`operation of ${organizationId}`, () =>
    operation(context, { organizationId, name: 'Import distribution' }),
  );
