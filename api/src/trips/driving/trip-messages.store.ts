import type { Insertable } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { DISPATCHERS } from './dispatchers.rules.ts';
import { isDrivenBy } from '../core/trip-visibility.store.ts';

const selectTrips = (db: Db) => db.selectFrom('trips').select(['id', 'number', 'organizationId', 'driverId']);

/** A trip of the caller's organization, if the caller is one of its dispatchers. */
export const findDispatchedTrip = async (db: Db, caller: Caller, tripId: string) =>
  hasAccess(caller, DISPATCHERS)
    ? selectTrips(db).where('id', '=', tripId).where('organizationId', '=', caller.organizationId).executeTakeFirst()
    : undefined;

/** A submitted trip that the caller drives. */
export const findDrivenTrip = (db: Db, caller: Caller, tripId: string) =>
  selectTrips(db).where('id', '=', tripId).where('stage', '<>', 'saved').where(isDrivenBy(caller)).executeTakeFirst();

/** Newest first. */
export const listMessages = (db: Db, tripId: string, range: Pick<Paging, 'page' | 'limit'>) =>
  paginate(
    db
      .selectFrom('tripMessages')
      .innerJoin('users', 'users.id', 'tripMessages.createdBy')
      .select([
        'tripMessages.id',
        'key',
        'text',
        'isFromDriver',
        'tripMessages.createdBy',
        'position',
        'occurredAt',
        personName().as('author'),
      ])
      .where('tripId', '=', tripId)
      .orderBy('position', 'desc'),
    range,
  );

/** The position of the newest message that a user has read; 0: none. */
export const findLastRead = async (db: Db, tripId: string, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('tripMessageReads')
      .select('position')
      .where('tripId', '=', tripId)
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.position ?? 0;

/** Messages of others, after the last one that the user has read. */
export async function countUnread(db: Db, tripId: string, userId: string, lastRead: number): Promise<number> {
  const { unread } = await db
    .selectFrom('tripMessages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('tripId', '=', tripId)
    .where('createdBy', '<>', userId)
    .where('position', '>', lastRead)
    .executeTakeFirstOrThrow();
  return unread;
}

export const findMessagePosition = async (db: Db, tripId: string, id: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('tripMessages')
      .select('position')
      .where('tripId', '=', tripId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.position;

/** The position never moves back: another screen of the user may be further ahead. */
export const saveLastRead = (tx: Db, read: Insertable<Tables['tripMessageReads']>) =>
  tx
    .insertInto('tripMessageReads')
    .values(read)
    .onConflict((on) =>
      on
        .columns(['tripId', 'userId'])
        .doUpdateSet({ position: read.position, readAt: read.readAt })
        .where('tripMessageReads.position', '<', read.position),
    )
    .execute();

/** @returns whether the key of the writer is new */
export async function insertMessage(tx: Db, message: Insertable<Tables['tripMessages']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tripMessages')
    .values(message)
    .onConflict((on) => on.columns(['createdBy', 'key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const findAuthorName = async (tx: Db, userId: string): Promise<string> =>
  (
    await tx
      .selectFrom('users')
      .select(personName().as('name'))
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow()
  ).name;

export const findDriver = (tx: Db, driverId: string | null) =>
  tx.selectFrom('drivers').select(['userId', 'contactId']).where('id', '=', driverId).executeTakeFirst();

/** Active users who may have the thread open: those of the organization that runs the trip, and the driver. */
export const listReaderIds = async (
  tx: Db,
  organizationId: string,
  driver: { userId: string | null; contactId: string | null } | undefined,
): Promise<string[]> => {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', USER_STATUS.active)
    .where(({ eb, or }) =>
      or([
        eb('organizationId', '=', organizationId),
        eb('id', '=', driver?.userId ?? null),
        eb('contactId', '=', driver?.contactId ?? null),
      ]),
    )
    .orderBy('id')
    .execute();
  return users.map(({ id }) => id);
};
