import { type Selectable, sql } from 'kysely';
import type { LivePosition } from 'shared-contracts/fleet/telemetry';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { positionsVisibleSince, selectSharedVehicleIds, visibleTo } from '../sharing/shared-vehicles.store.ts';
import { getMotion, OFFLINE_AFTER } from './position.rules.ts';

const COLUMNS = ['vehicleId', 'at', 'latitude', 'longitude', 'speed', 'heading', 'isCoarse', 'aliveAt'] as const;
type Row = Pick<Selectable<Tables['lastPositions']>, (typeof COLUMNS)[number]>;

/** Presents the last position of a vehicle, with its motion at the time `now`. */
export const presentLastPosition = (
  { vehicleId, at, latitude, longitude, speed, heading, isCoarse, aliveAt }: Row,
  now: number,
): LivePosition => ({
  vehicleId,
  at,
  latitude,
  longitude,
  speed,
  heading,
  isCoarse,
  motion: getMotion({ speed, at, aliveAt }, now),
});

const selectVisiblePositions = (db: Db, caller: Caller, now: number) =>
  db
    .selectFrom('lastPositions')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .select(COLUMNS)
    .where(visibleTo(db, caller, now))
    .where('at', '>=', positionsVisibleSince(db, caller, now));

/** Lists the last positions of all visible vehicles, in a stable order. */
export async function listVisiblePositions(db: Db, caller: Caller, now: number): Promise<LivePosition[]> {
  const rows = await selectVisiblePositions(db, caller, now).orderBy('vehicleId').execute();
  return rows.map((row) => presentLastPosition(row, now));
}

/** Returns null for a vehicle that has sent no position yet, or none that the caller may see. */
export const findVisiblePosition = async (db: Db, caller: Caller, vehicleId: string, now: number) =>
  (await selectVisiblePositions(db, caller, now).where('vehicleId', '=', vehicleId).executeTakeFirst()) ?? null;

/** Regardless of who may see it. Returns null for a vehicle that has sent no position yet. */
export async function findLastPosition(db: Db, vehicleId: string) {
  return (
    (await db.selectFrom('lastPositions').select(COLUMNS).where('vehicleId', '=', vehicleId).executeTakeFirst()) ?? null
  );
}

/** Lists last positions with the organization of each vehicle. */
export const listLastPositions = (db: Db, vehicleIds: readonly string[]) =>
  db
    .selectFrom('lastPositions')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .select([...COLUMNS, 'vehicles.organizationId'])
    .where('vehicleId', 'in', vehicleIds)
    .execute();

/** Lists which of these vehicles are currently shared with these organizations by active partners, and since when. */
export const listActiveShares = (db: Db, vehicleIds: readonly string[], partnerIds: readonly string[], now: number) =>
  selectSharedVehicleIds(db, now)
    .innerJoin('vehicles', 'vehicles.id', 'vehicleShares.vehicleId')
    .select(['vehicleShares.partnerId', 'vehicleShares.fromAt'])
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

/** When the tracker of a last position last sent any report. */
export const latestReportAt = sql<number>`greatest(at, alive_at)`;

/** Lists vehicles that went offline between two times, because their last position became too old. */
export async function listSilentVehicleIds(db: Db, from: number, to: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lastPositions')
    .select('vehicleId')
    .where(latestReportAt, '>=', from - OFFLINE_AFTER)
    .where(latestReportAt, '<', to - OFFLINE_AFTER)
    .execute();
  return rows.map(({ vehicleId }) => vehicleId);
}
