import { isDeepStrictEqual } from 'node:util';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { publishTripChanged } from '../../../trips/public.ts';
import type { TenderFacts } from './tender-facts.rules.ts';
import { findTripFacts } from './tendered-trip.store.ts';
import { isOpenTender, toTripTender } from './trip-tender.rules.ts';
import {
  findCancelReason,
  findTripParties,
  type GivenTrip,
  hasTendersOfOrders,
  listChangedTrips,
  lockGivenTrip,
  lockTripTenders,
  saveTripTender,
} from './trip-tenders.store.ts';
import { insertTender } from './write-tender.ts';

type Deps = { db: Db; now: Clock };
type Tender = Awaited<ReturnType<typeof lockTripTenders>>[number];

const OVER: readonly string[] = ['completed', 'manualCompleted', 'incomplete', 'billed'];
const PLANNED: readonly string[] = ['waitingForTrip', 'vehicleAssigned'];

type Compared = { tripId: string; trip: GivenTrip | null; facts: TenderFacts | null; at: number };

/** Sends one carrier the changes of a trip since its last message. */
async function compareTender(
  tx: Db,
  partner: string,
  tender: Pick<Tender, 'organizationId' | 'number'> & Partial<Tender>,
  { tripId, trip, facts, at }: Compared,
) {
  const { organizationId, number, state: before = null } = tender;
  const sent = (tender.facts as TenderFacts | null | undefined) ?? null;
  const isGiven = trip?.carrier === partner && !(await hasTendersOfOrders(tx, tripId, partner));
  const { purpose, state } = toTripTender({
    state: before,
    isGiven,
    isPlanned: trip !== null && PLANNED.includes(trip.stage),
    isOver: trip !== null && OVER.includes(trip.stage),
    isChanged: isOpenTender(before) && !isDeepStrictEqual(sent, facts),
  });
  const content = purpose === 'cancel' ? (sent ?? facts) : facts;
  if (purpose !== null && content !== null) {
    const reason = purpose === 'cancel' && trip?.stage === 'cancelled' ? await findCancelReason(tx, tripId) : null;
    const message = { kind: 'tender', partner, purpose, reason, at } as const;
    const parties = await findTripParties(tx, tripId);
    if (parties) await publishTripChanged(tx, parties);
    await insertTender(tx, message, { organizationId, facts: content, trip: { id: tripId, name: number } }, at);
  }
  const kept = purpose === null || purpose === 'cancel' ? sent : facts;
  await saveTripTender(tx, {
    tripId,
    partner,
    organizationId,
    number,
    state,
    revision: trip?.revision ?? null,
    facts: kept && JSON.stringify(kept),
  });
}

async function tenderTrip(tx: Db, tripId: string, at: number): Promise<void> {
  const { trip, isGone } = await lockGivenTrip(tx, tripId);
  // It is being changed: the next run sees what became of it.
  if (!trip && !isGone) return;
  const tenders = await lockTripTenders(tx, tripId);
  const facts = trip && (await findTripFacts(tx, tripId));
  const compared = { tripId, trip, facts, at };
  for (const tender of tenders) await compareTender(tx, tender.partner, tender, compared);
  const { carrier } = trip ?? { carrier: null };
  if (trip && carrier !== null && !tenders.some(({ partner }) => partner === carrier))
    await compareTender(tx, carrier, trip, compared);
}

/**
 * Sends carriers the changes of their trips, once: the sent facts are stored in the same transaction. A failure doesn't
 * stop the other trips.
 */
export async function tenderTrips({ db, now }: Deps): Promise<void> {
  const errors: unknown[] = [];
  for (const tripId of await listChangedTrips(db))
    try {
      await inTransaction(db, (tx) => tenderTrip(tx, tripId, now()));
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Tenders of trips could not be written');
}
