import type { Selectable } from 'kysely';
import type { LivePosition } from 'shared-contracts/telemetry';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { lentAt, visibleTo } from '../vehicles/shared-vehicles.store.ts';
import { motionOf, OFFLINE_AFTER } from './position.rules.ts';

const COLUMNS = ['vehicleId', 'at', 'latitude', 'longitude', 'speed', 'heading', 'heardAt'] as const;
type Row = Pick<Selectable<Tables['lastPositions']>, (typeof COLUMNS)[number]>;

/** A vehicle's last position as it is seen at a time. */
export const presentLast = (
  { vehicleId, at, latitude, longitude, speed, heading, heardAt }: Row,
  now: number,
): LivePosition => ({ vehicleId, at, latitude, longitude, speed, heading, motion: motionOf({ speed, heardAt }, now) });

/** Of every vehicle that the caller may see now, in a settled order. */
export async function visiblePositions(db: Db, caller: Caller, now: number): Promise<LivePosition[]> {
  const rows = await db
    .selectFrom('lastPositions')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .select(COLUMNS)
    .where(visibleTo(db, caller, now))
    .orderBy('vehicleId')
    .execute();
  return rows.map((row) => presentLast(row, now));
}

/** One that the caller may see now; null: it was never heard of. */
export async function lastPositionOf(db: Db, vehicleId: string) {
  return (
    (await db.selectFrom('lastPositions').select(COLUMNS).where('vehicleId', '=', vehicleId).executeTakeFirst()) ?? null
  );
}

/** With the organization that each vehicle belongs to. */
export const positionsOf = (db: Db, vehicleIds: readonly string[]) =>
  db
    .selectFrom('lastPositions')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .select([...COLUMNS, 'vehicles.organizationId'])
    .where('vehicleId', 'in', vehicleIds)
    .execute();

/** Which of these vehicles active partners share with these organizations now. */
export const lentAmong = (db: Db, vehicleIds: readonly string[], partnerIds: readonly string[], now: number) =>
  lentAt(db, now)
    .innerJoin('vehicles', 'vehicles.id', 'vehicleShares.vehicleId')
    .select('vehicleShares.partnerId')
    .where('vehicleShares.vehicleId', 'in', vehicleIds)
    .where('vehicleShares.partnerId', 'in', partnerIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partnerships')
          .select('partnerships.id')
          .where('partnerships.status', '=', 'active')
          .where(({ eb, or, and }) =>
            or([
              and([
                eb('partnerships.organizationId', '=', eb.ref('vehicles.organizationId')),
                eb('partnerships.partnerId', '=', eb.ref('vehicleShares.partnerId')),
              ]),
              and([
                eb('partnerships.partnerId', '=', eb.ref('vehicles.organizationId')),
                eb('partnerships.organizationId', '=', eb.ref('vehicleShares.partnerId')),
              ]),
            ]),
          ),
      ),
    )
    .execute();

/** Vehicles that fell silent between two times. */
export async function silentSince(db: Db, from: number, to: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lastPositions')
    .select('vehicleId')
    .where('heardAt', '>=', from - OFFLINE_AFTER)
    .where('heardAt', '<', to - OFFLINE_AFTER)
    .execute();
  return rows.map(({ vehicleId }) => vehicleId);
}
