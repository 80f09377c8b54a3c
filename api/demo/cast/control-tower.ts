import { exceptionSources } from '../../src/finance/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { detectExceptions } from '../../src/trips/public.ts';
import { HOUR } from '../builders/context.ts';
import type { People } from './people.ts';

/** A driver whose phone was offline reported on a trip after it was cancelled. */
async function reportLate(db: Db, { id: userId }: People['driver'], now: number) {
  const trip = await db
    .selectFrom('trips')
    .innerJoin('drivers', 'drivers.organizationId', 'trips.organizationId')
    .select(['trips.id', 'trips.organizationId', 'trips.stageChangedAt', 'drivers.id as driverId'])
    .where('drivers.userId', '=', userId)
    .where('trips.stage', '=', 'cancelled')
    .orderBy('trips.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!trip) return;
  const { id: tripId, organizationId, driverId } = trip;
  await db.updateTable('trips').set({ driverId }).where('id', '=', tripId).execute();
  const occurredAt = Math.min(now - HOUR, trip.stageChangedAt + HOUR);
  await recordTimeline(
    db,
    { userId, actorId: null, organizationId },
    {
      subject: 'trip',
      subjectId: tripId,
      event: 'reportedAfterCancellation',
      changes: { report: { from: null, to: 'start' } },
      occurredAt,
      recordedAt: now - HOUR,
    },
  );
  await db
    .insertInto('rejectedMoves')
    .values({
      organizationId,
      tripId,
      orderId: null,
      stopPosition: null,
      locationId: null,
      source: 'driver',
      event: 'start',
      code: 'tripCancelled',
      params: null,
      userId,
      occurredAt,
      recordedAt: now - HOUR,
    })
    .execute();
}

/** The dispatcher deals with one exception, comments on a second and snoozes a third. */
async function dealWith(db: Db, dispatcher: People['dispatcher'], organizationId: string, now: number) {
  const exceptions = await db
    .selectFrom('tripExceptions')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('kind')
    .orderBy('id')
    .limit(3)
    .execute();
  const [owned, commented, snoozed] = exceptions.map(({ id }) => id);
  const update = (id: string | undefined) => db.updateTable('tripExceptions').where('id', '=', id ?? null);
  await update(owned).set({ ownerId: dispatcher.id }).execute();
  await update(snoozed)
    .set({ snoozedUntil: now + 4 * HOUR })
    .execute();
  if (commented)
    await recordTimeline(
      db,
      { userId: dispatcher.id, actorId: null, organizationId },
      {
        subject: 'tripException',
        subjectId: commented,
        event: 'commented',
        reason: 'Called the driver, waiting for an answer',
        occurredAt: now - HOUR,
      },
    );
}

/** The initial exceptions of the control tower. */
export async function controlTower(tx: Db, now: number, { dispatcher, driver }: People) {
  const { organizationId } = await tx
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', dispatcher.id)
    .executeTakeFirstOrThrow();
  await reportLate(tx, driver, now);
  await detectExceptions(tx, exceptionSources, now);
  await dealWith(tx, dispatcher, organizationId, now);
}
