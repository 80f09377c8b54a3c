import { sql } from 'kysely';
import type { Intake } from 'shared-contracts/telemetry';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  GEOFENCE_HOOKS,
  type GeofenceHook,
  type GeofenceServer,
  stepGeofences,
  type Walked,
} from './geofence-steps.ts';
import {
  countRefused,
  insertPositions,
  type KnownVehicle,
  type LastPosition,
  type Refused,
  saveLast,
  type StoredPosition,
  trackedBy,
} from './intake.store.ts';
import { POSITIONS_CHANNEL } from './live-channel.ts';
import { monthOf } from './month.rules.ts';
import type { Fix } from './osmand.rules.ts';
import { makeMonths } from './partitions.store.ts';
import { isTimely, judge } from './position.rules.ts';

/** What a tracker of an organization sent. */
export type Sent = Fix & { organizationId: string };

/** A message of the database holds less than 8,000 bytes, an id takes 37 of them. */
const IDS = 200;

const senderOf = ({ organizationId, device }: { organizationId: string; device: string }) =>
  `${organizationId}/${device}`;

/** Which months are known to be there; to ask again costs little. */
const made = new WeakMap<Db, Set<string>>();

async function ensureMonths(db: Db, times: readonly number[]) {
  const known = made.get(db) ?? new Set<string>();
  made.set(db, known);
  const wanted = times.filter((at) => !known.has(monthOf(at).name));
  if (wanted.length === 0) return;
  await makeMonths(db, wanted);
  for (const at of wanted) known.add(monthOf(at).name);
}

/** Tells every process which vehicles have newer positions, once the transaction is committed. */
async function tellMoved(tx: Db, vehicleIds: readonly string[]) {
  for (let from = 0; from < vehicleIds.length; from += IDS)
    await sql`select pg_notify(${POSITIONS_CHANNEL}, ${vehicleIds.slice(from, from + IDS).join()})`.execute(tx);
}

type Judgement = { positions: StoredPosition[]; last: LastPosition[]; walked: Walked[]; refused: Refused[] };

function judgeVehicle(
  into: Judgement,
  { id: vehicleId, organizationId, device, known }: KnownVehicle,
  fixes: readonly Sent[],
  now: number,
) {
  const { accepted, refused, known: after } = judge(fixes, known, now);
  into.positions.push(...accepted.map((position) => ({ vehicleId, ...position })));
  into.refused.push(...refused.map(({ reason }) => ({ organizationId, device, reason, count: 1 })));
  if (after && (accepted.length > 0 || after !== known)) into.last.push({ vehicleId, ...after, heardAt: now });
  const newer = accepted.filter(({ at }) => !known || at > known.at);
  if (newer.length > 0) into.walked.push({ vehicleId, organizationId, positions: newer });
}

function judgeAll(sent: readonly Sent[], vehicles: readonly KnownVehicle[], now: number): Judgement {
  const into: Judgement = { positions: [], last: [], walked: [], refused: [] };
  const bySender = Map.groupBy(sent, senderOf);
  for (const vehicle of vehicles) judgeVehicle(into, vehicle, bySender.get(senderOf(vehicle)) ?? [], now);
  const known = new Set(vehicles.map(senderOf));
  into.refused.push(
    ...sent
      .filter((one) => !known.has(senderOf(one)))
      .map(({ organizationId, device }) => ({ organizationId, device, reason: 'unknownDevice' as const, count: 1 })),
  );
  return into;
}

const counted = (refused: readonly Refused[]): Refused[] =>
  [...Map.groupBy(refused, (one) => `${senderOf(one)}/${one.reason}`).values()].map((same) => ({
    ...(same[0] as Refused),
    count: same.length,
  }));

/**
 * Takes in what trackers sent, of whichever organizations: all of it or, when it throws, nothing.
 * A position is stored once whoever sends it again; what is not believed is counted by device and reason.
 */
export async function takeIn(
  server: Pick<Parts, 'db'> & GeofenceServer,
  sent: readonly Sent[],
  hooks: readonly GeofenceHook[] = GEOFENCE_HOOKS,
): Promise<Intake> {
  const { db } = server;
  const time = server.now();
  // Before the transaction: making a month waits for everybody who stores positions, us too.
  await ensureMonths(
    db,
    sent.map(({ at }) => at).filter((at) => isTimely(at, time)),
  );
  return inTransaction(db, async (tx) => {
    const { positions, last, walked, refused } = judgeAll(sent, await trackedBy(tx, sent), time);
    const stored = await insertPositions(tx, positions);
    await saveLast(tx, last);
    await stepGeofences({ now: () => time, mail: server.mail, config: server.config }, tx, walked, hooks);
    await countRefused(tx, counted(refused), time);
    await tellMoved(
      tx,
      walked.map(({ vehicleId }) => vehicleId),
    );
    const of = (reason: Refused['reason']) => refused.filter((one) => one.reason === reason).length;
    return {
      stored,
      repeated: positions.length - stored,
      unknownDevice: of('unknownDevice'),
      tooOld: of('tooOld'),
      inFuture: of('inFuture'),
      impossible: of('impossible'),
    };
  });
}
