import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';
import type {
  LastPosition,
  RejectedPositions,
  Sender,
  StoredPosition,
  TrackedVehicle,
  VehicleHeartbeat,
} from './ingest.store.ts';
import { addDriven, type Driven, passesMark } from './driven.rules.ts';
import { mergeStates } from './intake/merge-states.rules.ts';
import { type Heartbeat, type RawPosition, toSenderKey } from './intake/raw-position.rules.ts';
import type { JudgedPath, JudgedPosition, TrackerReports } from './position.hooks.ts';
import { type AcceptedPosition, isPlausibleTime, validatePositions } from './position.rules.ts';

/** A position sent by a tracker of an organization. */
export type ReceivedPosition = RawPosition & { organizationId: string };
export type ReceivedHeartbeat = Heartbeat & { organizationId: string };

/** A heartbeat with an implausible time counts from its receipt, since the tracker works. */
const toReceivedHeartbeat = (heartbeat: ReceivedHeartbeat, now: number): ReceivedHeartbeat => ({
  ...heartbeat,
  at: isPlausibleTime(heartbeat.at, now) ? Math.min(heartbeat.at, now) : now,
});

/** Apps that send the speed in m/s instead of knots. */
const METRIC_APPS: readonly (TrackingApp | null)[] = ['osmAnd', 'gpsLogger'];

const withSpeedOfApp = <Position extends RawPosition>(position: Position, app: TrackingApp | null): Position =>
  METRIC_APPS.includes(app) && position.speedIfMetric !== undefined
    ? { ...position, speed: position.speedIfMetric }
    : position;

export type AcceptedPath = Omit<JudgedPath, 'positions'> & {
  positions: readonly (AcceptedPosition & JudgedPosition)[];
};
export type Batch = {
  positions: StoredPosition[];
  lastPositions: LastPosition[];
  /** Includes coarse positions. */
  paths: AcceptedPath[];
  heartbeats: VehicleHeartbeat[];
  reports: TrackerReports[];
  rejected: RejectedPositions[];
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
    return { ...position, ignition };
  });
}

/** Returns the reports without a plausible position: an SOS counts regardless. */
function addVehicle(
  batch: Batch,
  { id: vehicleId, organizationId, vehicleTypeId, device, app, lastPosition }: TrackedVehicle,
  received: readonly ReceivedPosition[],
  now: number,
): ReceivedHeartbeat[] {
  const { accepted, rejected, latest } = validatePositions(
    received.map((position) => withSpeedOfApp(position, app)),
    lastPosition,
    now,
  );
  batch.positions.push(...accepted.map((position) => ({ vehicleId, ...position })));
  batch.rejected.push(...rejected.map(({ reason }) => ({ organizationId, device, reason, count: 1 })));
  const newer = accepted.filter(({ at }) => !lastPosition || at > lastPosition.at);
  const state = newer.reduce((merged, position) => mergeStates(merged, position.state), lastPosition?.state ?? null);
  const judged = withIgnition(newer, lastPosition?.state?.ignition ?? null);
  const driven = addDriven(
    lastPosition ?? NOTHING_DRIVEN,
    lastPosition && { ...lastPosition, ignition: lastPosition.state?.ignition ?? null },
    judged.filter(({ isCoarse }) => !isCoarse),
  );
  if (latest && (accepted.length > 0 || latest !== lastPosition))
    batch.lastPositions.push({ vehicleId, ...latest, ...driven, state, heardAt: now });
  if (newer.length > 0)
    batch.paths.push({
      vehicleId,
      organizationId,
      vehicleTypeId,
      previousAt: lastPosition?.at ?? null,
      hasPassedMark: passesMark(toMeters(lastPosition ?? NOTHING_DRIVEN, lastPosition?.state), toMeters(driven, state)),
      positions: judged,
    });
  return rejected.flatMap(({ raw, reason }) =>
    reason === 'impossible' && raw.state && isPlausibleTime(raw.at, now)
      ? toReceivedHeartbeat({ organizationId, device, at: raw.at, state: raw.state }, now)
      : [],
  );
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

/** Reports of each sender. */
export type Sent = {
  positions: ReadonlyMap<string, readonly ReceivedPosition[]>;
  heartbeats: ReadonlyMap<string, readonly ReceivedHeartbeat[]>;
};

export const groupBySender = (
  positions: readonly ReceivedPosition[],
  heartbeats: readonly ReceivedHeartbeat[],
  now: number,
): Sent => ({
  positions: Map.groupBy(positions, toSenderKey),
  heartbeats: Map.groupBy(
    heartbeats.map((heartbeat) => toReceivedHeartbeat(heartbeat, now)),
    toSenderKey,
  ),
});

/** Lists each sender once or twice. */
export const listSenders = ({ positions, heartbeats }: Sent): Sender[] =>
  [...positions.values(), ...heartbeats.values()].flatMap(([first]) => first ?? []);

export function createBatch({ positions, heartbeats }: Sent, vehicles: readonly TrackedVehicle[], now: number): Batch {
  const batch: Batch = {
    positions: [],
    lastPositions: [],
    paths: [],
    heartbeats: [],
    reports: [],
    rejected: [],
    unknown: [],
  };
  const trackedSenders = new Set<string>();
  for (const vehicle of vehicles) {
    const sender = toSenderKey(vehicle);
    trackedSenders.add(sender);
    const withoutPlace = addVehicle(batch, vehicle, positions.get(sender) ?? [], now);
    const reported = [...(heartbeats.get(sender) ?? []), ...withoutPlace];
    addHeartbeats(batch, vehicle, reported);
    addReports(batch, vehicle, reported);
  }
  const unknownOf = <Item>(groups: ReadonlyMap<string, readonly Item[]>) =>
    [...groups].flatMap(([sender, items]) => (trackedSenders.has(sender) ? [] : items));
  batch.unknown = unknownOf(positions);
  batch.rejected.push(
    ...[...batch.unknown, ...unknownOf(heartbeats)].map(
      ({ organizationId, device }) => ({ organizationId, device, reason: 'unknownDevice', count: 1 }) as const,
    ),
  );
  return batch;
}
