import { sql } from 'kysely';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { notify } from '../../src/identity/public.ts';
import { findCurrentApprover, ORDER_TRANSITIONS } from '../../src/orders/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY, HOUR } from '../builders/context.ts';

const NEWS: ReadonlySet<string> = new Set(ORDER_TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to));
/** Older notifications have been deleted. */
const toldSINCE = 4 * DAY;
/** Older notifications are read. */
const UNREAD_SINCE = 12 * HOUR;

const latestOrders = (db: Db, since: number) =>
  db
    .selectFrom('orders')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .select([
      'orders.id',
      'orders.number',
      'stage',
      'stageChangedAt',
      'createdBy',
      'approver1Id',
      'approver2Id',
      'organizations.name as organization',
    ])
    .where('stageChangedAt', '>', since)
    .orderBy('stageChangedAt')
    .orderBy('orders.id')
    .execute();

async function ofOrders(tx: Db, now: number) {
  for (const {
    id: subjectId,
    number,
    stage,
    stageChangedAt: at,
    createdBy,
    organization,
    ...operation
  } of await latestOrders(tx, now - toldSINCE)) {
    const approver = findCurrentApprover(stage, operation);
    if (approver)
      await notify(tx, null, {
        to: { contactIds: [approver] },
        kind: 'approvalWaiting',
        subjectId,
        values: { number, organization },
        at,
      });
    if (NEWS.has(stage))
      await notify(tx, null, {
        to: { userIds: [createdBy] },
        kind: 'orderStage',
        subjectId,
        values: { number, stage },
        at,
      });
  }
}

async function ofPartners(tx: Db) {
  const requests = await tx
    .selectFrom('partnerships')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select(['partnerships.id', 'partnerId', 'partnerships.createdAt', 'name'])
    .where('partnerships.status', '=', 'waitingConfirmation')
    .execute();
  for (const { id: subjectId, partnerId: organizationId, createdAt: at, name: organization } of requests) {
    await notify(tx, null, {
      to: { organizationId, access: { model: 'partner', action: 'write' } },
      kind: 'partnerRequest',
      subjectId,
      values: { organization },
      at,
    });
  }
}

async function ofPlatform(tx: Db) {
  const to = { role: 'root' } as const;
  const registered = await tx
    .selectFrom('organizations')
    .select(['id', 'name', 'createdAt'])
    .where('status', '=', ORGANIZATION_STATUS.registered)
    .execute();
  for (const { id: subjectId, name: organization, createdAt: at } of registered) {
    await notify(tx, null, { to, kind: 'organizationRegistered', subjectId, values: { organization }, at });
  }
  const changes = await tx
    .selectFrom('organizationChanges')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select(['organizations.id', 'name', 'organizationChanges.createdAt'])
    .where('state', '=', 'pending')
    .execute();
  for (const { id: subjectId, name: organization, createdAt: at } of changes) {
    await notify(tx, null, {
      to,
      kind: 'organizationChange',
      subjectId,
      values: { organization, state: 'pending' },
      at,
    });
  }
}

/** The bell shows notifications in the order in which they were made, which is not that of the demo's events. */
const sortByTime = (tx: Db) =>
  sql`
    with removed as (delete from notifications returning *)
    insert into notifications (id, user_id, kind, subject_id, "values", created_at, read_at)
    select id, user_id, kind, subject_id, "values", created_at, read_at from removed order by created_at, position
  `.execute(tx);

/** Notifications of the users: everything pending, and the news of the last days, older ones read. */
export async function bells(tx: Db, now: number) {
  await ofPlatform(tx);
  await ofPartners(tx);
  await ofOrders(tx, now);
  await tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('kind', '=', 'orderStage')
    .where('createdAt', '<', now - UNREAD_SINCE)
    .execute();
  await sortByTime(tx);
}
