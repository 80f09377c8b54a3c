import { sql } from 'kysely';
import type { Caller } from '../../src/platform/access/caller.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Mailer } from '../../src/platform/mail/mailer.ts';
import { splitAtHub } from '../../src/trips/public.ts';
import { HOOKS } from '../../src/wiring.ts';
import { straight } from '../builders/trip.ts';
import type { Cast } from './cast.ts';

/** A trip with one order beyond the hub and an assigned vehicle; without slots, whose changes would send emails. */
const findTrip = (db: Db, organizationId: string, now: number) =>
  db
    .selectFrom('trips')
    .innerJoin('tripOrders', 'tripOrders.tripId', 'trips.id')
    .select(['trips.id', sql<string>`(array_agg(trip_orders.order_id))[1]`.as('orderId')])
    .where('trips.organizationId', '=', organizationId)
    .where('trips.stage', '=', 'vehicleAssigned')
    .where('trips.pickAt', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gateBookingStops')
            .innerJoin('tripOrders as other', 'other.orderId', 'gateBookingStops.orderId')
            .select('gateBookingStops.orderId')
            .whereRef('other.tripId', '=', 'trips.id'),
        ),
      ),
    )
    .groupBy(['trips.id', 'trips.number'])
    .having(({ fn }) => fn.countAll(), '=', 1)
    .orderBy('trips.number')
    .limit(1)
    .executeTakeFirst();

/** An order of the 3PL goes to its cross-dock with one trip and on with another, which has no vehicle yet. */
export async function hubTransfer(db: Db, now: number, { companies, locations, people }: Cast): Promise<void> {
  const { id: userId, login, contactId, organizationId } = people.dispatcher;
  const trip = await findTrip(db, companies.serendib.id, now);
  if (!trip) return;
  const caller: Caller = {
    userId,
    login,
    organizationId,
    contactId,
    actorId: null,
    role: 'user',
    organizationType: '3pl',
    rules: [{ model: 'trip', rule: 'write' }],
  };
  // Nobody waits for a slot, so no email is sent.
  const mailer: Mailer = { send: async () => 'kept' };
  const services = { db, now: () => now, mailer, config: readConfig({}), hooks: HOOKS, routing: straight };
  const { locationId } = locations.serendib['Serendib Dambulla cross-dock'];
  const split = { locationId, orderIds: [trip.orderId], tripId: null, vehicleId: null, driverId: null };
  await splitAtHub(services, caller, trip.id, split);
}
