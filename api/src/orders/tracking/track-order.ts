import type { Tracking } from 'shared-contracts/tracking';
import type { Point } from '../../network/geo/great-circle.rules.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, takeBack, tooManyAttempts } from '../../platform/throttle.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { lastPositionOf } from '../../fleet/telemetry/last-positions.store.ts';
import { etaOf, rounded } from './eta.rules.ts';
import { townNear } from './town.ts';
import { minuteOf, waitAfter } from './tracking-link.rules.ts';
import { countQuestion, findTracked, stopPlaces } from './tracking.store.ts';
import { hashToken } from './tracking-token.ts';
import { isUnderWay, stateOf, stepsOf } from './way.rules.ts';

/** Links that lead nowhere, from one network address, before it has to wait. */
const FREE = 30;

type Position = { latitude: number; longitude: number; at: number };
type Tracked = NonNullable<Awaited<ReturnType<typeof findTracked>>>;

/** The town is that of the rounded place, so that it tells no more. */
async function shownPlace(position: Position | null): Promise<Tracking['lastPlace']> {
  if (!position) return null;
  const place: Point = [rounded(position.latitude), rounded(position.longitude)];
  return { latitude: place[0], longitude: place[1], town: await townNear(place), at: position.at };
}

async function describe(
  db: Db,
  { orderId, stage, vehicleId, code, brand, ...order }: Tracked,
  now: number,
): Promise<Tracking> {
  const position = vehicleId !== null && isUnderWay(stage) ? await lastPositionOf(db, vehicleId) : null;
  const stops = (await stopPlaces(db, orderId)).map(({ latitude, longitude }): Point => [latitude, longitude]);
  const delivery = { from: order.deliveryFrom, to: order.deliveryTo };
  return {
    code,
    brand,
    state: stateOf(stage),
    steps: stepsOf(stage, await timelineOf(db, 'order', orderId)),
    pickup: { from: order.pickupFrom, to: order.pickupTo },
    delivery,
    eta: etaOf({ stage, stops, delivery, position, now }),
    lastPlace: await shownPlace(position),
  };
}

type Question = { token: string; isRefresh: boolean; address: string };

/**
 * What a link tells of its order. Whatever is wrong with a link, the answer is the same.
 * @throws 404; 429 to an address that tried many that lead nowhere, and when one link is asked for too often
 */
export async function track(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  { token, isRefresh, address }: Question,
): Promise<Tracking> {
  const at = now();
  const tried = { key: `tracking:${address}`, free: FREE };
  await attempt(db, [tried], at);
  const found = await findTracked(db, hashToken(token), at);
  if (!found) throw notFound();
  await takeBack(db, tried.key);
  const wait = waitAfter(await countQuestion(db, found.linkId, { minute: minuteOf(at), opening: !isRefresh, at }), at);
  if (wait > 0) throw tooManyAttempts(wait);
  return describe(db, found, at);
}
