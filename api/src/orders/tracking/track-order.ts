import type { Tracking } from 'shared-contracts/orders/tracking';
import { findLastPosition } from '../../fleet/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, undoAttempt, tooManyAttempts } from '../../platform/security/throttle.ts';
import { listTimeline } from '../../platform/timeline/timeline.ts';
import { estimateArrival, roundDegrees } from './eta.rules.ts';
import { findNearestTown } from './nearest-town.ts';
import { minuteOf, secondsToWait } from './tracking-link.rules.ts';
import { countRequest, findTrackedOrder, listStopPoints } from './tracking.store.ts';
import { hashToken } from './tracking-token.ts';
import { isEnRoute, toTrackingState, toTrackingSteps } from './tracking-steps.rules.ts';

/** Invalid links that one network address may try before it has to wait. */
const FREE_FAILURES = 30;

type Position = { latitude: number; longitude: number; at: number };
type TrackedOrder = NonNullable<Awaited<ReturnType<typeof findTrackedOrder>>>;

/** Looks up the town of the rounded point, so that it does not reveal more than the point. */
async function toLastPlace(position: Position | null): Promise<Tracking['lastPlace']> {
  if (!position) return null;
  const point: Point = [roundDegrees(position.latitude), roundDegrees(position.longitude)];
  return { latitude: point[0], longitude: point[1], town: await findNearestTown(point), at: position.at };
}

async function presentTracking(
  db: Db,
  { orderId, stage, vehicleId, code, brand, ...order }: TrackedOrder,
  now: number,
): Promise<Tracking> {
  const position = vehicleId !== null && isEnRoute(stage) ? await findLastPosition(db, vehicleId) : null;
  const stops = (await listStopPoints(db, orderId)).map(({ latitude, longitude, ...stop }) => ({
    ...stop,
    point: [latitude, longitude] as const,
  }));
  const delivery = { from: order.deliveryFrom, to: order.deliveryTo };
  return {
    code,
    brand,
    state: toTrackingState(stage),
    steps: toTrackingSteps(stage, await listTimeline(db, 'order', orderId)),
    pickup: { from: order.pickupFrom, to: order.pickupTo },
    delivery,
    eta: estimateArrival({ stage, stops, delivery, position, now }),
    lastPlace: await toLastPlace(position),
  };
}

type TrackingRequest = { token: string; isRefresh: boolean; address: string };

/**
 * Returns what a tracking link shows of its order. All invalid links get the same response.
 * @throws 404; 429 after many invalid links from one address, or too many requests for one link
 */
export async function trackOrder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { token, isRefresh, address }: TrackingRequest,
): Promise<Tracking> {
  const at = now();
  const attempt = { key: `tracking:${address}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [attempt], at);
  const order = await findTrackedOrder(db, hashToken(token), at);
  if (!order) throw notFound();
  await undoAttempt(db, attempt.key);
  const wait = secondsToWait(
    await countRequest(db, order.linkId, { minute: minuteOf(at), opening: !isRefresh, at }),
    at,
  );
  if (wait > 0) throw tooManyAttempts(wait);
  return presentTracking(db, order, at);
}
