import { sql } from 'kysely';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
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
  lockTrackedVehicles,
} from './ingest.store.ts';
import { POSITIONS_CHANNEL } from './live-channel.ts';
import { toMonth } from './month.rules.ts';
import type { RawPosition } from './osmand.rules.ts';
import { createPartitions } from './partitions.store.ts';
import { isPlausibleTime, validatePositions } from './position.rules.ts';

/** A position sent by a tracker of an organization. */
export type ReceivedPosition = RawPosition & { organizationId: string };

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

type Batch = {
  positions: StoredPosition[];
  lastPositions: LastPosition[];
  paths: VehiclePath[];
  rejected: RejectedPositions[];
};

function addVehicle(
  batch: Batch,
  { id: vehicleId, organizationId, device, lastPosition }: TrackedVehicle,
  received: readonly ReceivedPosition[],
  now: number,
) {
  const { accepted, rejected, latest } = validatePositions(received, lastPosition, now);
  batch.positions.push(...accepted.map((position) => ({ vehicleId, ...position })));
  batch.rejected.push(...rejected.map(({ reason }) => ({ organizationId, device, reason, count: 1 })));
  if (latest && (accepted.length > 0 || latest !== lastPosition))
    batch.lastPositions.push({ vehicleId, ...latest, heardAt: now });
  const newer = accepted.filter(({ at }) => !lastPosition || at > lastPosition.at);
  if (newer.length > 0) batch.paths.push({ vehicleId, organizationId, positions: newer });
}

function createBatch(received: readonly ReceivedPosition[], vehicles: readonly TrackedVehicle[], now: number): Batch {
  const batch: Batch = { positions: [], lastPositions: [], paths: [], rejected: [] };
  const receivedBySender = Map.groupBy(received, toSenderKey);
  for (const vehicle of vehicles) addVehicle(batch, vehicle, receivedBySender.get(toSenderKey(vehicle)) ?? [], now);
  const trackedSenders = new Set(vehicles.map(toSenderKey));
  batch.rejected.push(
    ...received
      .filter((position) => !trackedSenders.has(toSenderKey(position)))
      .map(({ organizationId, device }) => ({ organizationId, device, reason: 'unknownDevice' as const, count: 1 })),
  );
  return batch;
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
    const vehicles = await lockTrackedVehicles(tx, received);
    const { positions, lastPositions, paths, rejected } = createBatch(received, vehicles, time);
    const stored = await insertPositions(tx, positions);
    await saveLastPositions(tx, lastPositions);
    await processGeofences({ mailer, config, hooks, log, now: () => time }, tx, paths);
    await countRejected(tx, countBySenderAndReason(rejected), time);
    await publishMoved(
      tx,
      paths.map(({ vehicleId }) => vehicleId),
    );
    const countRejectedFor = (reason: RejectedPositions['reason']) =>
      rejected.filter((item) => item.reason === reason).length;
    return {
      stored,
      repeated: positions.length - stored,
      unknownDevice: countRejectedFor('unknownDevice'),
      tooOld: countRejectedFor('tooOld'),
      inFuture: countRejectedFor('inFuture'),
      impossible: countRejectedFor('impossible'),
    };
  });
}
