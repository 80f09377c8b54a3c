import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  type AcceptedPath,
  type Batch,
  createBatch,
  groupBySender,
  listSenders,
  type ReceivedHeartbeat,
  type ReceivedPosition,
  type Sent,
} from './ingest-batch.ts';
import {
  countRejected,
  insertPositions,
  lockTrackedVehicles,
  type RejectedPositions,
  saveHeartbeats,
  saveLastPositions,
  type Sender,
  type TrackedVehicle,
} from './ingest.store.ts';
import { toSenderKey } from './intake/raw-position.rules.ts';
import { publishMoved } from './live-channel.ts';
import { toMonth } from './month.rules.ts';
import { createPartitions } from './partitions.store.ts';
import { isPlausible, isPlausibleTime } from './position.rules.ts';
import { type GeofenceServer, processGeofences } from './process-geofences.ts';
import { holdPositions, lockUnknownDevices } from './refused/held-positions.store.ts';
import { publishDevicesChanged } from './refused/publish-devices-changed.ts';

/** Months with an existing partition. */
const existingMonths = new WeakMap<Db, Set<string>>();

async function ensurePartitions(db: Db, times: readonly number[]) {
  const existing = existingMonths.get(db) ?? new Set<string>();
  existingMonths.set(db, existing);
  const missing = times.filter((at) => !existing.has(toMonth(at).name));
  if (missing.length === 0) return;
  await createPartitions(db, missing);
  for (const at of missing) existing.add(toMonth(at).name);
}

/** Coarse positions move no geofence. */
function withoutCoarsePositions(path: AcceptedPath): AcceptedPath[] {
  const positions = path.positions.filter(({ isCoarse }) => !isCoarse);
  return positions.length > 0 ? [{ ...path, positions }] : [];
}

const countBySenderAndReason = (rejected: readonly RejectedPositions[]): RejectedPositions[] =>
  [...Map.groupBy(rejected, (item) => `${toSenderKey(item)}/${item.reason}`).values()].map((group) => ({
    ...(group[0] as RejectedPositions),
    count: group.length,
  }));

/** Locks the vehicles of these senders, and what happens to the devices of others. */
async function lockVehicles(tx: Db, senders: readonly Sender[]): Promise<TrackedVehicle[]> {
  const vehicles = await lockTrackedVehicles(tx, senders);
  const trackedSenders = new Set(vehicles.map(toSenderKey));
  const unknown = senders.filter((sender) => !trackedSenders.has(toSenderKey(sender)));
  if (unknown.length === 0) return vehicles;
  await lockUnknownDevices(
    tx,
    unknown.map(({ organizationId }) => organizationId),
  );
  // Locked again, because a device may have been attached to a vehicle in the meantime.
  return lockTrackedVehicles(tx, senders);
}

export const NO_REPORTS: IngestResult = {
  stored: 0,
  repeated: 0,
  heartbeats: 0,
  unknownDevice: 0,
  tooOld: 0,
  inFuture: 0,
  impossible: 0,
};

/** Counts the outcomes of reports by sender. */
function countOutcomes(
  { heartbeats }: Sent,
  vehicles: readonly TrackedVehicle[],
  { positions, rejected }: Batch,
  storedByVehicle: ReadonlyMap<string, number>,
): Map<string, IngestResult> {
  const results = new Map<string, IngestResult>();
  function add(sender: string, outcome: keyof IngestResult, count: number) {
    const result = results.get(sender) ?? { ...NO_REPORTS };
    result[outcome] += count;
    results.set(sender, result);
  }
  const senders = new Map(vehicles.map((vehicle) => [vehicle.id, toSenderKey(vehicle)]));
  for (const { vehicleId } of positions) add(senders.get(vehicleId) ?? '', 'repeated', 1);
  for (const [vehicleId, count] of storedByVehicle) {
    add(senders.get(vehicleId) ?? '', 'stored', count);
    add(senders.get(vehicleId) ?? '', 'repeated', -count);
  }
  for (const sender of senders.values()) add(sender, 'heartbeats', heartbeats.get(sender)?.length ?? 0);
  for (const item of rejected) if (item.reason !== 'invalid') add(toSenderKey(item), item.reason, item.count);
  return results;
}

const sumResults = (results: Iterable<IngestResult>): IngestResult => {
  const sum = { ...NO_REPORTS };
  for (const result of results)
    for (const [outcome, count] of Object.entries(result)) sum[outcome as keyof IngestResult] += count;
  return sum;
};

type Server = Pick<Services, 'db'> & GeofenceServer;

/**
 * Stores positions from trackers of any organizations, in one transaction. Repeated positions are stored once; rejected
 * ones are counted by device and reason, and those of unknown devices are held back.
 * @returns the counts by `toSenderKey`
 */
export async function ingestBySender(
  server: Server,
  received: readonly ReceivedPosition[],
  receivedHeartbeats: readonly ReceivedHeartbeat[],
): Promise<Map<string, IngestResult>> {
  // Listed by name, because spreading a Fastify instance loses the properties of its parent.
  const { db, mailer, webhooks, config, hooks, log } = server;
  const time = server.now();
  // Outside the transaction, because creating a partition waits for everyone who stores positions, including us.
  await ensurePartitions(
    db,
    received.map(({ at }) => at).filter((at) => isPlausibleTime(at, time)),
  );
  return inTransaction(db, async (tx) => {
    const sent = groupBySender(received, receivedHeartbeats, time);
    const vehicles = await lockVehicles(tx, listSenders(sent));
    const batch = createBatch(sent, vehicles, time);
    const { positions, lastPositions, paths, heartbeats, reports, rejected, unknown } = batch;
    const stored = await insertPositions(tx, positions);
    await saveLastPositions(tx, lastPositions);
    await saveHeartbeats(tx, heartbeats);
    const hookServer = { mailer, webhooks, config, hooks, log, now: () => time };
    const reliablePaths = paths.flatMap(withoutCoarsePositions);
    await processGeofences(hookServer, tx, reliablePaths);
    for (const hook of hooks.positionsStored) await hook(tx, reliablePaths, hookServer);
    for (const hook of hooks.trackerReports) await hook(tx, reports, hookServer);
    await publishDevicesChanged(tx, await countRejected(tx, countBySenderAndReason(rejected), time));
    await holdPositions(
      tx,
      unknown.filter((position) => isPlausible(position, time)),
      time,
    );
    await publishMoved(
      tx,
      [...paths, ...heartbeats].map(({ vehicleId }) => vehicleId),
    );
    return countOutcomes(sent, vehicles, batch, stored);
  });
}

/** Like `ingestBySender`, with one total of all counts. */
export const ingestPositions = async (
  server: Server,
  received: readonly ReceivedPosition[],
  heartbeats: readonly ReceivedHeartbeat[] = [],
): Promise<IngestResult> => sumResults((await ingestBySender(server, received, heartbeats)).values());
