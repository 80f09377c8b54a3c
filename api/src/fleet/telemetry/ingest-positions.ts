import { sql } from 'kysely';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { type GeofenceServer, processGeofences, type VehiclePath } from './process-geofences.ts';
import {
  countRejected,
  insertPositions,
  type TrackedVehicle,
  type LastPosition,
  type RejectedPositions,
  saveLastPositions,
  type StoredPosition,
  saveHeartbeats,
  type VehicleHeartbeat,
  lockTrackedVehicles,
} from './ingest.store.ts';
import { POSITIONS_CHANNEL } from './live-channel.ts';
import { toMonth } from './month.rules.ts';
import { mergeStates } from './intake/merge-states.rules.ts';
import type { Heartbeat, RawPosition } from './intake/raw-position.rules.ts';
import { createPartitions } from './partitions.store.ts';
import type { TrackerReports } from './position.hooks.ts';
import { type AcceptedPosition, isPlausibleTime, validatePositions } from './position.rules.ts';

/** A position sent by a tracker of an organization. */
export type ReceivedPosition = RawPosition & { organizationId: string };
export type ReceivedHeartbeat = Heartbeat & { organizationId: string };

/** A database notification is limited to 8,000 bytes, of which an id takes 37. */
const IDS_PER_MESSAGE = 200;

const toSenderKey = ({ organizationId, device }: { organizationId: string; device: string }) =>
  `${organizationId}/${device}`;

/** Months whose partition exists. */
const existingMonths = new WeakMap<Db, Set<string>>();

async function ensurePartitions(db: Db, times: readonly number[]) {
  const existing = existingMonths.get(db) ?? new Set<string>();
  existingMonths.set(db, existing);
  const missing = times.filter((at) => !existing.has(toMonth(at).name));
  if (missing.length === 0) return;
  await createPartitions(db, missing);
  for (const at of missing) existing.add(toMonth(at).name);
}

/** Notifies all processes of newer positions when the transaction commits. */
async function publishMoved(tx: Db, vehicleIds: readonly string[]) {
  for (let from = 0; from < vehicleIds.length; from += IDS_PER_MESSAGE) {
    const message = vehicleIds.slice(from, from + IDS_PER_MESSAGE).join();
    await sql`select pg_notify(${POSITIONS_CHANNEL}, ${message})`.execute(tx);
  }
}

/** A heartbeat whose time can't be right counts from its receipt, since the tracker works. */
const toReceivedHeartbeat = (heartbeat: ReceivedHeartbeat, now: number): ReceivedHeartbeat => ({
  ...heartbeat,
  at: isPlausibleTime(heartbeat.at, now) ? Math.min(heartbeat.at, now) : now,
});

/** These send the speed in m/s where others send knots. */
const METRIC_APPS: readonly (TrackingApp | null)[] = ['osmAnd', 'gpsLogger'];

const withSpeedOfApp = <Position extends RawPosition>(position: Position, app: TrackingApp | null): Position =>
  METRIC_APPS.includes(app) && position.speedIfMetric !== undefined
    ? { ...position, speed: position.speedIfMetric }
    : position;

type AcceptedPath = Omit<VehiclePath, 'positions'> & { positions: readonly AcceptedPosition[] };
type Batch = {
  positions: StoredPosition[];
  lastPositions: LastPosition[];
  /** With the coarse positions. */
  paths: AcceptedPath[];
  heartbeats: VehicleHeartbeat[];
  reports: TrackerReports[];
  rejected: RejectedPositions[];
};

function addVehicle(
  batch: Batch,
  { id: vehicleId, organizationId, device, app, lastPosition }: TrackedVehicle,
  received: readonly ReceivedPosition[],
  now: number,
) {
  const { accepted, rejected, latest } = validatePositions(
    received.map((position) => withSpeedOfApp(position, app)),
    lastPosition,
    now,
  );
  batch.positions.push(...accepted.map((position) => ({ vehicleId, ...position })));
  batch.rejected.push(...rejected.map(({ reason }) => ({ organizationId, device, reason, count: 1 })));
  const newer = accepted.filter(({ at }) => !lastPosition || at > lastPosition.at);
  const state = newer.reduce((merged, position) => mergeStates(merged, position.state), lastPosition?.state ?? null);
  if (latest && (accepted.length > 0 || latest !== lastPosition))
    batch.lastPositions.push({ vehicleId, ...latest, state, heardAt: now });
  if (newer.length > 0) batch.paths.push({ vehicleId, organizationId, positions: newer });
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;

function addReports(
  batch: Batch,
  { id: vehicleId, organizationId, lastPosition }: TrackedVehicle,
  heartbeats: readonly ReceivedHeartbeat[],
) {
  const path = batch.paths.at(-1);
  const positions = path?.vehicleId === vehicleId ? path.positions : [];
  const reports = [...positions, ...heartbeats].map(({ at, state = null }) => ({ at, state })).toSorted(byTime);
  if (reports.some(({ state }) => state))
    batch.reports.push({ vehicleId, organizationId, before: lastPosition?.state ?? null, reports });
}

function addHeartbeats(
  batch: Batch,
  { id: vehicleId, lastPosition }: TrackedVehicle,
  heartbeats: readonly ReceivedHeartbeat[],
) {
  if (heartbeats.length === 0) return;
  const ordered = heartbeats.toSorted(byTime);
  const latest = batch.lastPositions.find((position) => position.vehicleId === vehicleId) ?? lastPosition;
  const state = ordered.reduce(
    (merged, heartbeat) => mergeStates(merged, heartbeat.state ?? null),
    latest?.state ?? null,
  );
  batch.heartbeats.push({ vehicleId, at: Math.max(...ordered.map(({ at }) => at)), state });
}

type Received = { positions: readonly ReceivedPosition[]; heartbeats: readonly ReceivedHeartbeat[] };

function createBatch(received: Received, vehicles: readonly TrackedVehicle[], now: number): Batch {
  const batch: Batch = { positions: [], lastPositions: [], paths: [], heartbeats: [], reports: [], rejected: [] };
  const positionsBySender = Map.groupBy(received.positions, toSenderKey);
  const heartbeatsBySender = Map.groupBy(
    received.heartbeats.map((heartbeat) => toReceivedHeartbeat(heartbeat, now)),
    toSenderKey,
  );
  for (const vehicle of vehicles) {
    addVehicle(batch, vehicle, positionsBySender.get(toSenderKey(vehicle)) ?? [], now);
    const heartbeats = heartbeatsBySender.get(toSenderKey(vehicle)) ?? [];
    addHeartbeats(batch, vehicle, heartbeats);
    addReports(batch, vehicle, heartbeats);
  }
  const trackedSenders = new Set(vehicles.map(toSenderKey));
  batch.rejected.push(
    ...[...received.positions, ...received.heartbeats]
      .filter((position) => !trackedSenders.has(toSenderKey(position)))
      .map(({ organizationId, device }) => ({ organizationId, device, reason: 'unknownDevice' as const, count: 1 })),
  );
  return batch;
}

/** Coarse positions move no geofence. */
function withoutCoarsePositions(path: AcceptedPath): VehiclePath[] {
  const positions = path.positions.filter(({ isCoarse }) => !isCoarse);
  return positions.length > 0 ? [{ ...path, positions }] : [];
}

const countBySenderAndReason = (rejected: readonly RejectedPositions[]): RejectedPositions[] =>
  [...Map.groupBy(rejected, (item) => `${toSenderKey(item)}/${item.reason}`).values()].map((group) => ({
    ...(group[0] as RejectedPositions),
    count: group.length,
  }));

/**
 * Stores the positions that trackers of any organizations sent, in one transaction. Positions that were sent before
 * are stored once; rejected ones are counted by device and reason.
 */
export async function ingestPositions(
  server: Pick<Services, 'db'> & GeofenceServer,
  received: readonly ReceivedPosition[],
  receivedHeartbeats: readonly ReceivedHeartbeat[] = [],
): Promise<IngestResult> {
  // By name, because the spread of a Fastify instance lacks what it inherits from its parent.
  const { db, mailer, config, hooks, log } = server;
  const time = server.now();
  // Outside the transaction, because creating a partition waits for everyone who stores positions, including us.
  await ensurePartitions(
    db,
    received.map(({ at }) => at).filter((at) => isPlausibleTime(at, time)),
  );
  return inTransaction(db, async (tx) => {
    const vehicles = await lockTrackedVehicles(tx, [...received, ...receivedHeartbeats]);
    const batch = createBatch({ positions: received, heartbeats: receivedHeartbeats }, vehicles, time);
    const { positions, lastPositions, paths, heartbeats, rejected } = batch;
    const trackedSenders = new Set(vehicles.map(toSenderKey));
    const stored = await insertPositions(tx, positions);
    await saveLastPositions(tx, lastPositions);
    await saveHeartbeats(tx, heartbeats);
    const hookServer = { mailer, config, hooks, log, now: () => time };
    const reliablePaths = paths.flatMap(withoutCoarsePositions);
    await processGeofences(hookServer, tx, reliablePaths);
    for (const hook of hooks.positionsStored) await hook(tx, reliablePaths, hookServer);
    for (const hook of hooks.trackerReports) await hook(tx, batch.reports, hookServer);
    await countRejected(tx, countBySenderAndReason(rejected), time);
    await publishMoved(
      tx,
      [...paths, ...heartbeats].map(({ vehicleId }) => vehicleId),
    );
    const countRejectedFor = (reason: RejectedPositions['reason']) =>
      rejected.filter((item) => item.reason === reason).length;
    return {
      stored,
      repeated: positions.length - stored,
      heartbeats: receivedHeartbeats.filter((heartbeat) => trackedSenders.has(toSenderKey(heartbeat))).length,
      unknownDevice: countRejectedFor('unknownDevice'),
      tooOld: countRejectedFor('tooOld'),
      inFuture: countRejectedFor('inFuture'),
      impossible: countRejectedFor('impossible'),
    };
  });
}
