import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';
import type {
  LastPosition,
  RejectedPositions,
  Sender,
  TrackedVehicle,
  VehicleHeartbeat,
  VehiclePositions,
} from './ingest.store.ts';
import { addDriven, type Driven, passesMark } from './driven.rules.ts';
import { mergeStates } from './intake/merge-states.rules.ts';
import { type Heartbeat, type RawPosition, type Reports, toSenderKey } from './intake/raw-position.rules.ts';
import type { JudgedPath, JudgedPosition, TrackerReports } from './position.hooks.ts';
import { type AcceptedPosition, isPlausibleTime, validatePositions } from './position.rules.ts';

/** A position sent by a tracker of an organization. */
export type ReceivedPosition = RawPosition & { organizationId: string };
/** The reports of a request. */
export type Request = Readonly<Reports> & { organizationId: string };

/** A heartbeat with an implausible time counts from its receipt, since the tracker works. */
const toReceivedHeartbeat = (heartbeat: Heartbeat, now: number): Heartbeat => ({
  ...heartbeat,
  at: isPlausibleTime(heartbeat.at, now) ? Math.min(heartbeat.at, now) : now,
});

/**
 * The reports of a sender from several requests. `requestOfPosition`: the index of the request of each position, and
 * likewise for heartbeats.
 */
export type SenderReports = Sender & {
  positions: RawPosition[];
  requestOfPosition: number[];
  heartbeats: Heartbeat[];
  requestOfHeartbeat: number[];
};
/** By `toSenderKey`. */
export type Sent = ReadonlyMap<string, SenderReports>;

export function groupBySender(requests: readonly Request[], now: number): Sent {
  const sent = new Map<string, SenderReports>();
  function find(organizationId: string, device: string): SenderReports {
    const sender = { organizationId, device };
    const key = toSenderKey(sender);
    const found = sent.get(key);
    if (found) return found;
    const reports = { ...sender, positions: [], requestOfPosition: [], heartbeats: [], requestOfHeartbeat: [] };
    sent.set(key, reports);
    return reports;
  }
  for (const [request, { organizationId, positions, heartbeats }] of requests.entries()) {
    for (const position of positions) {
      const sender = find(organizationId, position.device);
      sender.positions.push(position);
      sender.requestOfPosition.push(request);
    }
    for (const heartbeat of heartbeats) {
      const sender = find(organizationId, heartbeat.device);
      sender.heartbeats.push(toReceivedHeartbeat(heartbeat, now));
      sender.requestOfHeartbeat.push(request);
    }
  }
  return sent;
}

/** Apps that send the speed in m/s instead of knots. */
const METRIC_APPS: readonly (TrackingApp | null)[] = ['osmAnd', 'gpsLogger'];

const withSpeedOfApp = (positions: readonly RawPosition[], app: TrackingApp | null): readonly RawPosition[] =>
  METRIC_APPS.includes(app)
    ? positions.map((position) =>
        position.speedIfMetric === undefined ? position : { ...position, speed: position.speedIfMetric },
      )
    : positions;

export type AcceptedPath = Omit<JudgedPath, 'positions'> & {
  positions: readonly (AcceptedPosition & JudgedPosition)[];
};
export type Batch = {
  positions: VehiclePositions[];
  lastPositions: LastPosition[];
  /** Includes coarse positions. */
  paths: AcceptedPath[];
  heartbeats: VehicleHeartbeat[];
  reports: TrackerReports[];
  /** Each of one report, `request`: the index of its request. */
  rejected: (RejectedPositions & { request: number })[];
  /** The indexes of rejected positions of senders with a vehicle. */
  rejectedIndexes: Map<SenderReports, ReadonlySet<number>>;
  /** Positions of unknown devices. */
  unknown: ReceivedPosition[];
};

const NOTHING_DRIVEN = { drivenKm: 0, runningHours: 0 };

const toMeters = ({ drivenKm, runningHours }: Driven, state: TrackerState | null | undefined) => ({
  drivenKm,
  runningHours,
  odometer: state?.odometer ?? null,
  engineHours: state?.engineHours ?? null,
});

/** Trackers may report the ignition only when it changes. */
function withIgnition(positions: readonly AcceptedPosition[], before: boolean | null) {
  let ignition = before;
  return positions.map((position) => {
    ignition = position.state?.ignition ?? ignition;
    const { at, latitude, longitude, speed, heading, isCoarse, accuracy, state } = position;
    return { at, latitude, longitude, speed, heading, isCoarse, accuracy, state, ignition };
  });
}

/** Without coarse positions; the same path if it has none. */
export function withoutCoarsePositions(path: AcceptedPath): AcceptedPath {
  const hasCoarse = path.positions.some(({ isCoarse }) => isCoarse);
  return hasCoarse ? { ...path, positions: path.positions.filter(({ isCoarse }) => !isCoarse) } : path;
}

/** Returns the reports without a plausible position: an SOS counts regardless. */
function addVehicle(
  batch: Batch,
  { id: vehicleId, organizationId, vehicleTypeId, device, app, lastPosition }: TrackedVehicle,
  sender: SenderReports,
  now: number,
): Heartbeat[] {
  const received = withSpeedOfApp(sender.positions, app);
  const { accepted, rejected, latest } = validatePositions(received, lastPosition, now);
  const previousAt = lastPosition?.at ?? null;
  if (accepted.length > 0) batch.positions.push({ vehicleId, previousAt, positions: accepted });
  const indexes = rejected.map(({ raw }) => received.indexOf(raw));
  if (indexes.length > 0) batch.rejectedIndexes.set(sender, new Set(indexes));
  for (const [i, { reason }] of rejected.entries()) {
    const request = sender.requestOfPosition[indexes[i] ?? 0] ?? 0;
    batch.rejected.push({ organizationId, device, reason, count: 1, request });
  }
  const newer = accepted.filter(({ at }) => previousAt === null || at > previousAt);
  const state = newer.reduce((merged, position) => mergeStates(merged, position.state), lastPosition?.state ?? null);
  const path = {
    vehicleId,
    organizationId,
    vehicleTypeId,
    previousAt,
    hasPassedMark: false,
    positions: withIgnition(newer, lastPosition?.state?.ignition ?? null),
  };
  const driven = addDriven(
    lastPosition ?? NOTHING_DRIVEN,
    lastPosition && { ...lastPosition, ignition: lastPosition.state?.ignition ?? null },
    withoutCoarsePositions(path).positions,
  );
  if (latest && (accepted.length > 0 || latest !== lastPosition))
    batch.lastPositions.push({ vehicleId, ...latest, ...driven, state, heardAt: now });
  path.hasPassedMark = passesMark(
    toMeters(lastPosition ?? NOTHING_DRIVEN, lastPosition?.state),
    toMeters(driven, state),
  );
  if (newer.length > 0) batch.paths.push(path);
  return rejected.flatMap(({ raw, reason }) =>
    reason === 'impossible' && raw.state && isPlausibleTime(raw.at, now)
      ? toReceivedHeartbeat({ device, at: raw.at, state: raw.state }, now)
      : [],
  );
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;

function addReports(
  batch: Batch,
  { id: vehicleId, organizationId, lastPosition }: TrackedVehicle,
  heartbeats: readonly Heartbeat[],
) {
  const path = batch.paths.at(-1);
  const positions = path?.vehicleId === vehicleId ? path.positions : [];
  const hasState = [positions, heartbeats].some((reports) => reports.some(({ state }) => state));
  if (!hasState) return;
  const reports = [...positions, ...heartbeats].map(({ at, state = null }) => ({ at, state })).toSorted(byTime);
  batch.reports.push({ vehicleId, organizationId, before: lastPosition?.state ?? null, reports });
}

function addHeartbeats(
  batch: Batch,
  { id: vehicleId, lastPosition }: TrackedVehicle,
  heartbeats: readonly Heartbeat[],
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

function addUnknown(batch: Batch, sender: SenderReports) {
  const { organizationId, device, positions, requestOfPosition, requestOfHeartbeat } = sender;
  for (const position of positions) batch.unknown.push({ ...position, organizationId });
  for (const request of [...requestOfPosition, ...requestOfHeartbeat])
    batch.rejected.push({ organizationId, device, reason: 'unknownDevice', count: 1, request });
}

export function createBatch(sent: Sent, vehicles: readonly TrackedVehicle[], now: number): Batch {
  const batch: Batch = {
    positions: [],
    lastPositions: [],
    paths: [],
    heartbeats: [],
    reports: [],
    rejected: [],
    rejectedIndexes: new Map(),
    unknown: [],
  };
  const trackedSenders = new Set<SenderReports>();
  for (const vehicle of vehicles) {
    const sender = sent.get(toSenderKey(vehicle));
    if (!sender) continue;
    trackedSenders.add(sender);
    const withoutPlace = addVehicle(batch, vehicle, sender, now);
    const reported = withoutPlace.length > 0 ? [...sender.heartbeats, ...withoutPlace] : sender.heartbeats;
    addHeartbeats(batch, vehicle, reported);
    addReports(batch, vehicle, reported);
  }
  for (const sender of sent.values()) if (!trackedSenders.has(sender)) addUnknown(batch, sender);
  return batch;
}
