import type { Tracking } from 'shared-contracts/orders/tracking';
import { notFound } from '../../platform/errors/app-error.ts';
import type { OpenedFile } from '../../platform/files/file-store.ts';
import { recordAttempt, tooManyAttempts, undoAttempt } from '../../platform/security/throttle.ts';
import type { Services } from '../../platform/services/services.ts';
import { findReferredStop } from '../core/stop-names.rules.ts';
import type { EtaServices } from './etas.ts';
import { listStopProofs, presentTracking } from './tracked-order.ts';
import { minuteOf, secondsToWait } from '../../platform/security/link.rules.ts';
import { hashToken } from '../../platform/security/link-token.ts';
import { countRequest, findTrackedOrder, listVisitedStops } from './tracking.store.ts';

/** Invalid links that one network address may try before it has to wait. */
const FREE_FAILURES = 30;

type TrackServices = Pick<Services, 'db' | 'now'>;
type TrackingRequest = { token: string; address: string };

/**
 * The order of a valid link, and the drop that it is for. All invalid links get the same response.
 * @throws 404; 429 after many invalid links from one address, or too many requests for one link
 */
async function openLink({ db, now }: TrackServices, { token, address }: TrackingRequest, isOpening: boolean) {
  const at = now();
  const attempt = { key: `trackingLink:${address}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [attempt], at);
  const order = await findTrackedOrder(db, hashToken(token), at);
  if (!order) throw notFound();
  const stops = await listVisitedStops(db, order.orderId);
  const drop = findReferredStop(stops, order);
  if (order.stopPosition !== null && drop === undefined) throw notFound();
  await undoAttempt(db, attempt.key);
  const wait = secondsToWait(
    await countRequest(db, order.linkId, { minute: minuteOf(at), opening: isOpening, at }),
    at,
  );
  if (wait > 0) throw tooManyAttempts(wait);
  return { order, stops, drop, at };
}

/** The public view of a tracking link. @throws as `openLink` */
export async function trackOrder(
  services: TrackServices & EtaServices,
  { isRefresh, ...request }: TrackingRequest & { isRefresh: boolean },
): Promise<Tracking> {
  const { order, stops, drop, at } = await openLink(services, request, !isRefresh);
  return presentTracking(services, order, { drop, stops, token: request.token, now: at });
}

/** An image that proves a delivery: one of the link's drop, or any of the order. @throws as `openLink` */
export async function findTrackedProof(
  services: TrackServices & Pick<Services, 'files'>,
  { proofId, field, ...request }: TrackingRequest & { proofId: string; field: 'fileId' | 'thumbnailId' },
): Promise<OpenedFile | undefined> {
  const { order, stops, drop } = await openLink(services, request, false);
  const proofs = await listStopProofs(services.db, order.orderId, stops);
  const proof = proofs.find(({ id, position }) => id === proofId && (drop === undefined || position === drop));
  const fileId = proof?.[field];
  return fileId ? services.files.open(services.db, fileId) : undefined;
}
