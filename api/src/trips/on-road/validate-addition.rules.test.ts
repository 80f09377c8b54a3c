import fc from 'fast-check';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import { NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import { estimateLeg } from '../../network/public.ts';
import { insertOrder } from '../insertions/insert-order.rules.ts';
import { mergeStops, type OrderRoute } from '../itinerary/trip-stops.rules.ts';
import { type AdditionToCheck, findAdditionFaults } from './validate-addition.rules.ts';

const RATES = { perTrip: 100, perKm: 1, perHour: 20 };
const LOAD = { space: '1.000', weight: '100.000' };

/** Locations are tenths of a degree of latitude. */
const routeOf = (orderId: string, places: readonly number[]): OrderRoute => ({
  orderId,
  pickupFrom: null,
  visits: places.map((place, orderPosition) => ({
    orderId,
    orderPosition,
    kind: orderPosition === 0 ? 'pickup' : 'drop',
    windowFrom: null,
    windowTo: null,
    handlingMinutes: 10,
    locationId: `L${place}`,
    contactId: null,
    point: [6 + place / 10, 80],
  })),
});

type Case = { orders: number[][]; added: number[]; deliveryTo: number; capacity: number; driving: DrivingRule };
const places = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 3 });
const anyCase: fc.Arbitrary<Case> = fc.record({
  orders: fc.array(places, { minLength: 1, maxLength: 3 }),
  added: places,
  deliveryTo: fc.integer({ min: 3_600, max: 72_000 }),
  capacity: fc.integer({ min: 1, max: 4 }),
  driving: fc.constantFrom(
    NO_DRIVING_RULE,
    { driveBeforeBreak: 7_200, breakLength: 2_700, maxDrive: Infinity },
    { driveBeforeBreak: 7_200, breakLength: 900, driveBeforeRest: 10_800, restLength: 39_600, maxDrive: Infinity },
  ),
});

/** What the search finds for a trip whose vehicle stands at the first place. */
function add({ orders, added, deliveryTo, capacity, driving }: Case) {
  const routes = orders.map((stops, i) => routeOf(`o${i}`, stops));
  const route = routeOf('x', added);
  const windowsOf = (id: string) => ({
    pickupFrom: null,
    pickupTo: null,
    deliveryFrom: null,
    deliveryTo: id === 'x' ? deliveryTo : null,
    loadingMinutes: 0,
    unloadingMinutes: 0,
  });
  const ids = [...routes, route].map(({ orderId }) => orderId);
  const timings = new Map(ids.map((id) => [id, windowsOf(id)]));
  const start = { locationId: '', contactId: null, point: [6, 80] as const, visits: [] };
  const course = { stops: [{ ...start, point: [6, 80] as [number, number] }, ...mergeStops(routes)], pickAt: 0 };
  const insertion = insertOrder(course, route, timings, { rates: RATES, now: 0, from: 1, driving });
  const check: AdditionToCheck = {
    stops: insertion?.itinerary.stops.slice(1) ?? [],
    start: { point: [6, 80], at: 0 },
    orders: ids.map((id) => ({ id, load: LOAD, windows: windowsOf(id) })),
    addedId: 'x',
    addedStops: added.length,
    capacity: { space: String(capacity) },
    travel: estimateLeg,
    driving,
  };
  return { check, isLate: (insertion?.late ?? 1) > 0 };
}

test('finds nothing wrong with an order that the search adds in time to a vehicle with room for all', () => {
  fc.assert(
    fc.property(anyCase, (some) => {
      const { check, isLate } = add({ ...some, capacity: 4 });
      const faults = findAdditionFaults(check);
      expect(faults.length > 0).toBe(isLate);
    }),
  );
});

test('finds what does not fit, is left out, driven too fast or made in another order', () => {
  fc.assert(
    fc.property(anyCase, (some) => {
      const { check } = add({ ...some, deliveryTo: 10_000_000 });
      const { stops } = check;
      const most = Math.max(
        ...stops.map((_stop, i) => {
          const made = (wanted: string, until: number) =>
            new Set(
              stops
                .slice(0, until)
                .flatMap(({ visits }) => visits.filter(({ kind }) => kind === wanted).map((v) => v.orderId)),
            );
          const later = new Set(
            stops
              .slice(i + 1)
              .flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'drop').map((v) => v.orderId)),
          );
          return [...made('pickup', i + 1)].filter((id) => later.has(id)).length;
        }),
      );
      expect(findAdditionFaults(check).some((fault) => fault.includes('exceeded'))).toBe(most > some.capacity);
      const fits = { ...check, capacity: {} };
      expect(findAdditionFaults(fits)).toEqual([]);
      const without = stops.map((stop) => ({ ...stop, visits: stop.visits.filter(({ orderId }) => orderId !== 'x') }));
      expect(findAdditionFaults({ ...fits, stops: without }).join()).toContain('but 0 are made');
      const late = { ...fits, start: { point: [6, 80] as [number, number], at: 1_000_000 } };
      expect(findAdditionFaults(late).join()).toContain('too early');
      const reversed = stops.toReversed().map((stop, i) => ({ ...stop, plannedAt: stops[i]?.plannedAt ?? null }));
      expect(findAdditionFaults({ ...fits, stops: reversed }).join()).toContain('not made in their order');
    }),
  );
});

test('finds a break that was not taken', () => {
  const driving = { driveBeforeBreak: 3_600, breakLength: 2_700, maxDrive: Infinity };
  const some = { orders: [[0, 12]], added: [0, 12], deliveryTo: 10_000_000, capacity: 4 };
  const { check } = add({ ...some, driving: NO_DRIVING_RULE });
  expect(findAdditionFaults(check)).toEqual([]);
  expect(findAdditionFaults({ ...check, driving }).join()).toContain('too early');
});
