import { sql } from 'kysely';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { Db } from '../../../platform/database/database.ts';
import { compactState } from '../intake/merge-states.rules.ts';
import type { RawPosition } from '../intake/raw-position.rules.ts';
import { toTrackerState } from '../intake/tracker-state.rules.ts';
import { countExcess } from './held-position.rules.ts';

type Sender = { organizationId: string; device: string };
type HeldPosition = RawPosition & { organizationId: string };

/**
 * Serializes what happens to the unknown devices of these organizations: positions being held, and a device becoming
 * that of a vehicle.
 */
export async function lockUnknownDevices(tx: Db, organizationIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(organizationIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${id}`}, 0))`.execute(tx);
}

const toSenderArrays = (senders: readonly Sender[]) =>
  sql`${senders.map(({ organizationId }) => organizationId)}::uuid[], ${senders.map(({ device }) => device)}::text[]`;

/** Lists the listed devices that aren't ignored. `held`: the number of their held positions. */
async function listHolding(tx: Db, senders: readonly Sender[]): Promise<(Sender & { held: number })[]> {
  const { rows } = await sql<Sender & { held: number }>`
    select r.organization_id, r.device, r.held
    from (select distinct * from unnest(${toSenderArrays(senders)})) as sent (organization_id, device)
    join refused_positions r on r.organization_id = sent.organization_id and r.device = sent.device
    where r.reason = 'unknownDevice' and r.device <> '' and not exists (
      select from refused_positions i
      where i.organization_id = r.organization_id and i.device = r.device and i.is_ignored)
    order by r.organization_id, r.device`.execute(tx);
  return rows;
}

async function countHeld(tx: Db, organizationIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ organizationId: string; held: number }>`
    select organization_id, sum(held)::integer as held from refused_positions
    where organization_id = any(${organizationIds}::uuid[]) group by organization_id`.execute(tx);
  return new Map(rows.map(({ organizationId, held }) => [organizationId, held]));
}

const pluck = <Row, Value>(rows: readonly Row[], pick: (row: Row) => Value) => rows.map(pick);

/** @returns the senders of the new positions, once for each */
async function insertHeld(tx: Db, positions: readonly HeldPosition[], now: number): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    insert into held_positions (
      organization_id, device, at, latitude, longitude, speed, speed_if_metric, heading, accuracy, is_valid,
      tracker_state, received_at)
    select *, ${now}::bigint from unnest(
      ${toSenderArrays(positions)},
      ${pluck(positions, ({ at }) => at)}::bigint[],
      ${pluck(positions, ({ latitude }) => latitude)}::double precision[],
      ${pluck(positions, ({ longitude }) => longitude)}::double precision[],
      ${pluck(positions, ({ speed }) => speed)}::real[],
      ${pluck(positions, ({ speedIfMetric }) => speedIfMetric ?? null)}::real[],
      ${pluck(positions, ({ heading }) => heading)}::real[],
      ${pluck(positions, ({ accuracy }) => accuracy ?? null)}::real[],
      ${pluck(positions, ({ isValid }) => isValid !== false)}::boolean[],
      ${pluck(positions, ({ state }) => compactState(state ?? null))}::jsonb[])
    on conflict do nothing
    returning organization_id, device`.execute(tx);
  return rows;
}

const deleteOldest = (tx: Db, { organizationId, device }: Sender, count: number) =>
  sql`
    delete from held_positions where (organization_id, device, at) in (
      select organization_id, device, at from held_positions
      where organization_id = ${organizationId} and device = ${device} order by at limit ${count})`.execute(tx);

const isSameSender = (a: Sender, b: Sender) => a.organizationId === b.organizationId && a.device === b.device;

async function saveDevices(tx: Db, devices: readonly (Sender & { held: number; latest: HeldPosition | undefined })[]) {
  await sql`
    update refused_positions r set held = d.held,
      latitude = case when d.at >= coalesce(r.position_at, d.at) then d.latitude else r.latitude end,
      longitude = case when d.at >= coalesce(r.position_at, d.at) then d.longitude else r.longitude end,
      position_at = greatest(r.position_at, d.at)
    from unnest(
      ${toSenderArrays(devices)},
      ${pluck(devices, ({ held }) => held)}::integer[],
      ${pluck(devices, ({ latest }) => latest?.at ?? null)}::bigint[],
      ${pluck(devices, ({ latest }) => latest?.latitude ?? null)}::double precision[],
      ${pluck(devices, ({ latest }) => latest?.longitude ?? null)}::double precision[]
    ) as d (organization_id, device, held, at, latitude, longitude)
    where r.organization_id = d.organization_id and r.device = d.device and r.reason = 'unknownDevice'`.execute(tx);
}

/**
 * Holds plausible positions of unknown devices for a future vehicle, within the limits: the oldest of the same device
 * are dropped first. Ignored devices have none. The caller must hold the lock and have counted the positions as
 * rejected.
 */
export async function holdPositions(tx: Db, positions: readonly HeldPosition[], now: number): Promise<void> {
  if (positions.length === 0) return;
  const devices = await listHolding(tx, positions);
  const held = positions.filter((position) => devices.some((device) => isSameSender(device, position)));
  if (held.length === 0) return;
  const totals = await countHeld(tx, [...new Set(pluck(devices, ({ organizationId }) => organizationId))]);
  const inserted = await insertHeld(tx, held, now);
  const counted = countExcess(
    devices.map((device) => ({ ...device, added: inserted.filter((row) => isSameSender(row, device)).length })),
    totals,
  );
  for (const device of counted) if (device.excess > 0) await deleteOldest(tx, device, device.excess);
  await saveDevices(
    tx,
    counted.map((device) => ({
      ...device,
      held: device.held + device.added - device.excess,
      latest: held.filter((position) => isSameSender(position, device)).toSorted((a, b) => b.at - a.at)[0],
    })),
  );
}

/** Removes the held positions of a device. @returns them, the oldest first */
export async function takeHeldPositions(tx: Db, { organizationId, device }: Sender): Promise<HeldPosition[]> {
  const rows = await tx
    .deleteFrom('heldPositions')
    .where('organizationId', '=', organizationId)
    .where('device', '=', device)
    .returningAll()
    .execute();
  return rows
    .map(({ trackerState, receivedAt: _receivedAt, ...position }) => ({
      ...position,
      state: trackerState && toTrackerState(trackerState as Partial<TrackerState>),
    }))
    .toSorted((a, b) => a.at - b.at);
}

/** Removes positions that were received before a time, and corrects the counts of their devices. */
export async function deleteExpiredHeldPositions(tx: Db, organizationId: string, before: number): Promise<void> {
  await lockUnknownDevices(tx, [organizationId]);
  await tx
    .deleteFrom('heldPositions')
    .where('organizationId', '=', organizationId)
    .where('receivedAt', '<', before)
    .execute();
  await sql`
    update refused_positions r set held = (
      select count(*) from held_positions h where h.organization_id = r.organization_id and h.device = r.device)
    where organization_id = ${organizationId} and held > 0`.execute(tx);
}

/** Lists the organizations with positions that were received before. */
export async function listHoldersBefore(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('heldPositions')
    .select('organizationId')
    .distinct()
    .where('receivedAt', '<', before)
    .execute();
  return rows.map(({ organizationId }) => organizationId);
}
