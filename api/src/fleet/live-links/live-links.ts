import type { LiveLink, LiveLinkInput, LiveVehicle } from 'shared-contracts/fleet/live-links';
import { HOUR } from 'shared-contracts/values/time';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { linkState, minuteOf, secondsToWait } from '../../platform/security/link.rules.ts';
import { generateCode, generateToken, hashToken } from '../../platform/security/link-token.ts';
import { type Quota, spendQuota } from '../../platform/security/quota.ts';
import { recordAttempt, tooManyAttempts, undoAttempt } from '../../platform/security/throttle.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findLastPosition, presentLastPosition } from '../telemetry/last-positions.store.ts';
import { lockVehicle } from '../vehicles/core/vehicle-records.store.ts';
import {
  countActiveLinks,
  countRequest,
  findLink,
  findLiveVehicle,
  findNextStop,
  insertLink,
  type LiveLinkRow,
  setRevoked,
} from './live-links.store.ts';

/** Active links per vehicle. */
const MAX_ACTIVE_LINKS = 20;
/** Invalid links that one network address may try before it has to wait. */
const FREE_FAILURES = 30;
const LIVE_LINKS: Quota = {
  name: 'liveLink',
  code: 'liveLinkLimit',
  noun: 'live links',
  user: 200,
  organization: 1_000,
};

type LinkServices = Pick<Services, 'db' | 'now'>;

export function presentLink(row: LiveLinkRow, { now, canWrite }: { now: number; canWrite: boolean }): LiveLink {
  const state = linkState(row, now);
  return { ...row, state, actions: state === 'active' && canWrite ? ['revoke'] : [] };
}

/** A vehicle of the caller's organization: partners can neither see nor create its links. @throws 404 */
async function lockOwnVehicle(tx: Db, caller: Caller, id: string) {
  const vehicle = await lockVehicle(tx, caller, id);
  if (!vehicle) throw notFound();
  return vehicle;
}

/** Returns the new link's token too, because only its hash is stored. @throws 404; 409; 429 */
export const createLink = (
  { db, now }: LinkServices,
  caller: Caller,
  vehicleId: string,
  { hours, showsNextStop }: LiveLinkInput,
): Promise<{ id: string; token: string }> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const { organizationId } = await lockOwnVehicle(tx, caller, vehicleId);
    if ((await countActiveLinks(tx, vehicleId, at)) >= MAX_ACTIVE_LINKS)
      throw conflict('tooManyLinks', `A vehicle can have at most ${MAX_ACTIVE_LINKS} active links`, {
        most: MAX_ACTIVE_LINKS,
      });
    await spendQuota(tx, caller, LIVE_LINKS, at);
    const [token, code, expiresAt] = [generateToken(), generateCode(), at + hours * HOUR];
    const id = await insertLink(tx, {
      vehicleId,
      code,
      tokenHash: hashToken(token),
      showsNextStop,
      createdBy: caller.userId,
      createdAt: at,
      expiresAt,
    });
    await recordTimeline(tx, caller, {
      subject: 'vehicle',
      subjectId: vehicleId,
      organizationId,
      event: 'createLiveLink',
      changes: { liveLink: { from: null, to: code }, toAt: { from: null, to: expiresAt } },
      occurredAt: at,
    });
    return { id, token };
  });

/** Does nothing when the link is no longer active. @throws 404 */
export const revokeLink = ({ db, now }: LinkServices, caller: Caller, vehicleId: string, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const { organizationId } = await lockOwnVehicle(tx, caller, vehicleId);
    const link = await findLink(tx, vehicleId, id);
    if (linkState(link, at) !== 'active') return;
    await setRevoked(tx, id, at);
    await recordTimeline(tx, caller, {
      subject: 'vehicle',
      subjectId: vehicleId,
      organizationId,
      event: 'revokeLiveLink',
      changes: { liveLink: { from: link.code, to: null } },
      occurredAt: at,
    });
  });

/**
 * The public view of a live link. All invalid links get the same response.
 * @throws 404; 429 after many invalid links from one address, or too many requests for one link
 */
export async function openLiveLink(
  { db, now }: LinkServices,
  { token, address, isRefresh }: { token: string; address: string; isRefresh: boolean },
): Promise<LiveVehicle> {
  const at = now();
  const attempt = { key: `liveLink:${address}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [attempt], at);
  const link = await findLiveVehicle(db, hashToken(token), at);
  if (!link) throw notFound();
  await undoAttempt(db, attempt.key);
  const { linkId, vehicleId, brand, registrationPlate, expiresAt, showsNextStop } = link;
  const wait = secondsToWait(await countRequest(db, linkId, { minute: minuteOf(at), isOpening: !isRefresh, at }), at);
  if (wait > 0) throw tooManyAttempts(wait);
  const row = await findLastPosition(db, vehicleId);
  const { latitude, longitude, heading, speed, motion, at: locatedAt } = row ? presentLastPosition(row, at) : NOWHERE;
  return {
    brand,
    registrationPlate,
    expiresAt,
    position: row && { latitude, longitude, heading, speed, motion, at: locatedAt },
    nextStop: showsNextStop ? await findNextStop(db, vehicleId) : null,
  };
}

const NOWHERE = { latitude: 0, longitude: 0, heading: null, speed: 0, motion: 'offline', at: 0 } as const;
