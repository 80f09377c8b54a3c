import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';
import { HOUR } from '../builders/context.ts';

const MINUTE = 60;
const HOURS = {
  timeZone: 'Asia/Colombo',
  intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '22:00' }],
  closedDays: [],
};

const GATES = [
  { name: 'Gate 1', use: 'both', slotMinutes: 30, capacity: 1 },
  { name: 'Gate 2', use: 'unloading', slotMinutes: 60, capacity: 2 },
] as const;

async function addGates(db: Db, locationId: string) {
  const openingHours = JSON.stringify(HOURS);
  return db
    .insertInto('gates')
    .values(GATES.map((gate, position) => ({ ...gate, position, locationId, openingHours, removedAt: null })))
    .returning(['id', 'slotMinutes'])
    .execute();
}

/** Stops at a location that vehicles are approaching, around the current time. */
const listExpected = (db: Db, locationId: string, now: number) =>
  db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .select(['orderId', 'orderStops.position', 'orders.deliveryFrom'])
    .where('orderStops.locationId', '=', locationId)
    .where('orders.stage', 'in', ['addedToTrip', 'started', 'transit', 'arrivedToDropLocation', 'unloading'])
    .where('orderStops.position', '>', 0)
    .where('orders.deliveryFrom', '>', now - 12 * HOUR)
    .orderBy('orders.deliveryFrom')
    .orderBy('orders.number')
    .limit(12)
    .execute();

const roundUp = (at: number, step: number) => Math.ceil(at / step) * step;

/** A slot that starts with a full half hour of the zone, which is half an hour off UTC. */
const slotAt = (at: number, slotMinutes: number) => {
  const offset = slotMinutes === 60 ? 30 * MINUTE : 0;
  return roundUp(at - offset, slotMinutes * MINUTE) + offset;
};

/** Gates of two locations, with slots for the stops of trips that are under way. */
export async function gates(db: Db, now: number, { locations }: Cast): Promise<void> {
  const { locationId } = locations.harvest['Port of Colombo, export gate'];
  const [first, second] = await addGates(db, locationId);
  const [depot] = Object.values(locations.serendib);
  if (depot) await addGates(db, depot.locationId);
  const taken = new Set<string>();
  const stops = await listExpected(db, locationId, now);
  for (const [i, { orderId, position, deliveryFrom }] of stops.entries()) {
    const gate = i % 3 === 2 ? first : second;
    if (!gate || deliveryFrom === null) continue;
    const startsAt = slotAt(deliveryFrom, gate.slotMinutes);
    const hour = new Date((startsAt + 5.5 * HOUR) * 1_000).getUTCHours();
    if (taken.has(`${gate.id} ${startsAt}`) || hour < 6 || hour >= 21) continue;
    taken.add(`${gate.id} ${startsAt}`);
    const booking = await db
      .insertInto('gateBookings')
      .values({
        gateId: gate.id,
        startsAt,
        endsAt: startsAt + gate.slotMinutes * MINUTE,
        arrivedAt: null,
        leftAt: null,
        createdBy: null,
        createdAt: now - HOUR,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gateBookingStops')
      .values({ bookingId: booking.id, orderId, stopPosition: position, stopLocationId: locationId })
      .execute();
  }
}
