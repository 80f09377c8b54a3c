import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { createHash } from 'node:crypto';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { findAccount } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { generateToken, hashToken } from '../../platform/security/link-token.ts';
import { recordAttempt, undoAttempt } from '../../platform/security/throttle.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { listVisibleStops } from '../core/trip-relations.store.ts';
import { findTripRecords } from '../core/trip-records.store.ts';
import { deleteFeed, findFeedByToken, listCalendarTripIds, recordRead, saveFeed } from './calendar-feeds.store.ts';
import { CALENDAR_TEXTS } from './calendar-texts.ts';
import { toICalendar } from './ical.rules.ts';
import { toTripEvent } from './trip-event.rules.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config'>;

/** The contents of a feed: trips that start within these days, up to a maximum. */
const [DAYS_BACK, DAYS_AHEAD, MAX_TRIPS] = [30, 90, 500];
/** Unknown links that one network address may try before it has to wait. */
const FREE_FAILURES = 30;
/** The time of the last read is rounded, so that most reads write nothing. */
const READ_STEP = 5 * MINUTE;

const record = (tx: Db, caller: Caller, event: TimelineEvent<'calendarFeed'>, at: number) =>
  recordTimeline(tx, caller, { subject: 'calendarFeed', subjectId: caller.userId, event, occurredAt: at });

/** A new link: one that the caller had ends. Only the hash of its token is stored. */
export const createFeed = ({ db, now }: Deps, caller: Caller) =>
  inTransaction(db, async (tx) => {
    const [token, at] = [generateToken(), now()];
    const feed = await saveFeed(tx, { userId: caller.userId, tokenHash: hashToken(token), createdAt: at });
    await record(tx, caller, 'created', at);
    return { feed, token };
  });

export const revokeFeed = ({ db, now }: Deps, caller: Caller): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await deleteFeed(tx, caller.userId)) await record(tx, caller, 'revoked', now());
  });

/** The owner of a link as they are now: null when they are blocked or may no longer see trips. */
async function findReader(db: Db, userId: string): Promise<Caller | null> {
  const account = await findAccount(db, userId);
  const caller = account && { ...account, userId, actorId: null };
  return caller && !caller.isBlocked && hasAccess(caller, { model: 'trip', action: 'read' }) ? caller : null;
}

async function listTrips(db: Db, caller: Caller, now: number) {
  const [from, to] = [now - DAYS_BACK * DAY, now + DAYS_AHEAD * DAY];
  const ids = await listCalendarTripIds(db, caller, { from, to, now, limit: MAX_TRIPS });
  const records = await findTripRecords(db, caller, ids);
  const stops = Map.groupBy(await listVisibleStops(db, caller, records), ({ tripId }) => tripId);
  return records
    .map(({ registrationPlate: vehicle, pickAt, ...trip }) => ({
      ...trip,
      vehicle,
      pickAt: pickAt ?? now,
      stops: stops.get(trip.id) ?? [],
    }))
    .toSorted((a, b) => a.pickAt - b.pickAt || a.number.localeCompare(b.number));
}

/**
 * The calendar of a link. All links without one get the same answer.
 * @throws 404; 429 after many unknown links from one network address, or as `countRead`
 */
export async function readFeed(
  { db, now, config }: Deps,
  { token, address, countRead }: { token: string; address: string; countRead: (userId: string) => void },
) {
  const at = now();
  const attempt = { key: `calendarFeed:${address}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [attempt], at);
  const feed = await findFeedByToken(db, hashToken(token));
  const caller = feed && (await findReader(db, feed.userId));
  if (!feed || !caller) throw notFound();
  await undoAttempt(db, attempt.key);
  countRead(feed.userId);
  const { language, timeZone, lastReadAt } = feed;
  if (at - (lastReadAt ?? 0) >= READ_STEP) await recordRead(db, feed.userId, at).catch(() => undefined);
  const reader = { language, timeZone, publicUrl: config.publicUrl };
  const text = toICalendar({
    name: `${CALENDAR_TEXTS[language].calendar} · Consign`,
    timeZone,
    events: (await listTrips(db, caller, at)).map((trip) => toTripEvent(trip, reader)),
  });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
