import { sql } from 'kysely';
import type { RefusedDevice, RefusedDeviceQuery } from 'shared-contracts/fleet/refused-devices';
import type { RejectionReason } from 'shared-contracts/values/fleet/tracking';
import type { Caller } from '../../../platform/access/caller.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';

type Sender = { organizationId: string; device: string };

const lastAt = sql<number>`max(refused_positions.last_at)`;
const isIgnored = sql<boolean>`bool_or(refused_positions.is_ignored)`;
const hasReason = (reason: RejectionReason) => sql<boolean>`bool_or(refused_positions.reason = ${reason})`;

const selectDevices = (db: Db, caller: Caller) =>
  db
    .selectFrom('refusedPositions')
    .innerJoin('organizations', 'organizations.id', 'refusedPositions.organizationId')
    .leftJoin('vehicles', (join) =>
      join
        .onRef('vehicles.organizationId', '=', 'refusedPositions.organizationId')
        .onRef('vehicles.trackingDevice', '=', 'refusedPositions.device'),
    )
    .where(ownedBy(caller, 'refusedPositions'))
    .groupBy([
      'deviceId',
      'device',
      'refusedPositions.organizationId',
      'organizations.name',
      'vehicles.id',
      'vehicles.registrationPlate',
    ])
    .select([
      'deviceId as id',
      'device',
      'refusedPositions.organizationId',
      'organizations.name as organization',
      'vehicles.id as vehicleId',
      'vehicles.registrationPlate',
      isIgnored.as('isIgnored'),
      lastAt.as('lastAt'),
      sql<number>`sum(held)::integer`.as('held'),
      sql<RefusedDevice['reasons']>`json_agg(json_build_object(
        'reason', reason, 'count', count, 'lastAt', last_at) order by last_at desc, reason)`.as('reasons'),
      sql<RefusedDevice['place']>`(array_agg(json_build_object(
        'latitude', latitude, 'longitude', longitude, 'at', position_at)) filter (where position_at is not null))[1]`.as(
        'place',
      ),
    ]);

export type RefusedDeviceRow = Awaited<ReturnType<ReturnType<typeof selectDevices>['execute']>>[number];

/** The latest first. */
export async function listRefusedDevices(
  db: Db,
  caller: Caller,
  { state, reason, search, ...range }: RefusedDeviceQuery,
) {
  const devices = selectDevices(db, caller)
    .where(matchesSearch(search, 'refusedPositions.device', 'vehicles.registrationPlate'))
    .having(isIgnored, '=', state === 'ignored');
  const rows = reason ? devices.having(hasReason(reason), '=', true) : devices;
  return paginate(
    rows.orderBy(lastAt, 'desc').orderBy('device').orderBy('deviceId'),
    range,
    db.selectFrom(rows.as('devices')),
  );
}

export const findRefusedDevice = (db: Db, caller: Caller, id: string) =>
  selectDevices(db, caller).where('deviceId', '=', id).executeTakeFirst();

/** Finds the device without locking it; see `lockUnknownDevices`. */
export const findSender = (tx: Db, caller: Caller, id: string): Promise<Sender | undefined> =>
  tx
    .selectFrom('refusedPositions')
    .select(['organizationId', 'device'])
    .where(ownedBy(caller, 'refusedPositions'))
    .where('deviceId', '=', id)
    .limit(1)
    .executeTakeFirst();

/** @returns whether this changed anything */
export async function setIgnored(tx: Db, { organizationId, device }: Sender, isIgnoredNow: boolean): Promise<boolean> {
  const rows = await tx
    .updateTable('refusedPositions')
    .set({ isIgnored: isIgnoredNow, ...(isIgnoredNow && { held: 0 }) })
    .where('organizationId', '=', organizationId)
    .where('device', '=', device)
    .where('isIgnored', '!=', isIgnoredNow)
    .returning('deviceId')
    .execute();
  return rows.length > 0;
}

/** The device is that of a vehicle now. @returns whether it was listed as unknown */
export async function removeUnknownDevice(tx: Db, { organizationId, device }: Sender): Promise<boolean> {
  await setIgnored(tx, { organizationId, device }, false);
  const rows = await tx
    .deleteFrom('refusedPositions')
    .where('organizationId', '=', organizationId)
    .where('device', '=', device)
    .where('reason', '=', 'unknownDevice')
    .returning('deviceId')
    .execute();
  return rows.length > 0;
}
