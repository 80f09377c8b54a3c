import { sql } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Db } from '../../platform/database/database.ts';
import type { CorrectedVisit } from '../stages/corrected-visit.rules.ts';
import type { ExpectedVisit } from './expected-visit.rules.ts';
import type { Reason } from './order-email.rules.ts';
import { stopKind, stopWindowFrom, stopWindowTo } from '../core/stop-columns.store.ts';

const BATCH_SIZE = 100;

type Entry = Reason & {
  orderId: string;
  stage: OrderStage;
  createdAt: number;
  corrected?: CorrectedVisit;
  expected?: ExpectedVisit;
};

/** Stores what the next digest reports to a contact. */
export async function insertEntries(
  tx: Db,
  contactIds: readonly string[],
  { corrected, expected, ...entry }: Entry,
): Promise<void> {
  const rows = contactIds.map((contactId) => ({
    contactId,
    ...entry,
    ...(corrected && { corrected: JSON.stringify(corrected) }),
    ...(expected && { expected: JSON.stringify(expected) }),
  }));
  if (rows.length > 0) await tx.insertInto('orderEmailEntries').values(rows).execute();
}

/** Contacts with entries from before a moment, those who wait longest first. */
export async function listDueContactIds(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orderEmailEntries')
    .select('contactId')
    .where('createdAt', '<', before)
    .groupBy('contactId')
    .orderBy(({ fn }) => fn.min('createdAt'))
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ contactId }) => contactId);
}

/** Removes and returns a contact's entries: of two processes, only one gets them. */
export const takeEntries = async (tx: Db, contactId: string, before: number) => {
  const rows = await tx
    .deleteFrom('orderEmailEntries')
    .where('contactId', '=', contactId)
    .where('createdAt', '<', before)
    .returning(['id', 'orderId', 'stage', 'reason', 'reasonCode', 'corrected', 'expected'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
};

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

/** The stops of several orders, with the windows that apply to them. */
export const listStopsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      'orderStops.orderId',
      'orderStops.position',
      'orderStops.contactId',
      'locations.id as locationId',
      'locations.name as location',
    ])
    .select([stopKind.as('kind'), stopWindowFrom.as('windowFrom'), stopWindowTo.as('windowTo')])
    .where('orderStops.orderId', '=', anyOf(orderIds))
    .where('orderStops.isTransfer', '=', false)
    .orderBy('orderStops.orderId')
    .orderBy('orderStops.position')
    .execute();

/** The zone of a contact's user, or else of the user who made one of the orders. */
export async function findZone(db: Db, contactId: string, createdBy: string): Promise<string> {
  const { zone } = await db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select('timezones.name as zone')
    .where(({ or, eb }) => or([eb('users.contactId', '=', contactId), eb('users.id', '=', createdBy)]))
    .orderBy(sql`users.contact_id is not distinct from ${contactId}::uuid`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return zone;
}
