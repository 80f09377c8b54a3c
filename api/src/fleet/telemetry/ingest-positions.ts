import pg from 'pg';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  type Batch,
  createBatch,
  groupBySender,
  type ReceivedPosition,
  type Request,
  type SenderReports,
  type Sent,
  withoutCoarsePositions,
} from './ingest-batch.ts';
import {
  countRejected,
  insertPositions,
  lockTrackedVehicles,
  type RejectedPositions,
  saveHeartbeats,
  saveLastPositions,
  type Sender,
  type StoredTimes,
  type TrackedVehicle,
} from './ingest.store.ts';
import { toSenderKey } from './intake/raw-position.rules.ts';
import { publishMoved } from './live-channel.ts';
import { parseMonthName, toMonths } from './month.rules.ts';
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
  const missing = toMonths(times).filter(({ name }) => !existing.has(name));
  if (missing.length === 0) return;
  await createPartitions(
    db,
    missing.map(({ from }) => from),
  );
  for (const { name } of missing) existing.add(name);
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

const sumResults = (results: readonly IngestResult[]): IngestResult => {
  const sum = { ...NO_REPORTS };
  for (const result of results)
    for (const [outcome, count] of Object.entries(result)) sum[outcome as keyof IngestResult] += count;
  return sum;
};

/** Adds the outcomes of a sender with a vehicle to the results of its requests, except rejections. */
function addOutcomes(
  results: readonly IngestResult[],
  { positions, requestOfPosition, requestOfHeartbeat }: SenderReports,
  rejectedIndexes: ReadonlySet<number> | undefined,
  storedTimes: ReadonlySet<number> | undefined,
) {
  const add = (outcome: keyof IngestResult, request = 0) => {
    const result = results[request];
    if (result) result[outcome] += 1;
  };
  for (const request of requestOfHeartbeat) add('heartbeats', request);
  const unseenTimes = storedTimes && new Set(storedTimes);
  for (const [i, { at }] of positions.entries()) {
    if (rejectedIndexes?.has(i)) continue;
    const isStored = !unseenTimes || unseenTimes.delete(at);
    add(isStored ? 'stored' : 'repeated', requestOfPosition[i]);
  }
}

/** Counts the outcomes of each request. */
function countOutcomes(
  requests: readonly Request[],
  sent: Sent,
  vehicles: readonly TrackedVehicle[],
  { rejected, rejectedIndexes }: Batch,
  stored: StoredTimes | null,
): IngestResult[] {
  const results = requests.map(() => ({ ...NO_REPORTS }));
  for (const vehicle of vehicles) {
    const sender = sent.get(toSenderKey(vehicle));
    if (sender) addOutcomes(results, sender, rejectedIndexes.get(sender), stored?.get(vehicle.id));
  }
  for (const { request, reason } of rejected) {
    const result = results[request];
    if (result && reason !== 'invalid') result[reason] += 1;
  }
  return results;
}

type Server = Pick<Services, 'db'> & GeofenceServer;

async function store(
  { db, mailer, webhooks, config, hooks, log }: Server,
  requests: readonly Request[],
  time: number,
  trustsLastPositions: boolean,
): Promise<IngestResult[]> {
  return inTransaction(db, async (tx) => {
    const sent = groupBySender(requests, time);
    const vehicles = await lockVehicles(tx, [...sent.values()]);
    const batch = createBatch(sent, vehicles, time);
    const { positions, lastPositions, paths, heartbeats, reports, rejected, unknown } = batch;
    const stored = await insertPositions(tx, positions, trustsLastPositions);
    await saveLastPositions(tx, lastPositions);
    await saveHeartbeats(tx, heartbeats);
    const hookServer = { mailer, webhooks, config, hooks, log, now: () => time };
    const reliablePaths = paths.map(withoutCoarsePositions).filter((path) => path.positions.length > 0);
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
    return countOutcomes(requests, sent, vehicles, batch, stored);
  });
}

const UNIQUE_VIOLATION = '23505';

/** Whether a position was stored that is newer than its vehicle's last one, e.g. because a table was restored alone. */
const isOfStoredPosition = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && parseMonthName(error.table ?? '') !== null;

/**
 * Stores the reports of requests in one transaction. Repeated positions are stored once; rejected ones are counted by
 * device and reason, and those of unknown devices are held back.
 * @returns the counts of each request
 */
export async function ingestRequests(server: Server, requests: readonly Request[]): Promise<IngestResult[]> {
  const time = server.now();
  // Outside the transaction, because creating a partition waits for everyone who stores positions, including us.
  await ensurePartitions(
    server.db,
    requests.flatMap(({ positions }) => positions.map(({ at }) => at).filter((at) => isPlausibleTime(at, time))),
  );
  try {
    return await store(server, requests, time, true);
  } catch (error) {
    if (!isOfStoredPosition(error)) throw error;
    return store(server, requests, time, false);
  }
}

/** Stores positions of trackers of any organizations like one request. */
export async function ingestPositions(server: Server, positions: readonly ReceivedPosition[]): Promise<IngestResult> {
  const requests = [...Map.groupBy(positions, ({ organizationId }) => organizationId)].map(
    ([organizationId, ofOrganization]) => ({ organizationId, positions: ofOrganization, heartbeats: [] }),
  );
  return sumResults(await ingestRequests(server, requests));
}
