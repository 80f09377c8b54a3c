import fc from 'fast-check';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { OrderWindows } from '../../orders/public.ts';
import { NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import { searchStopOrder } from './search-stop-order.rules.ts';
import { planItinerary, planStops } from './trip-plan.rules.ts';
import { NO_WINDOWS, visitOnLine } from './testing/visits.fixtures.ts';
import type { MergedStop, OrderRoute, Visit } from './trip-stops.rules.ts';

const route = (orderId: string, ...places: number[]): OrderRoute => ({
  orderId,
  pickupFrom: null,
  visits: places.map((place, i) => visitOnLine(orderId, i, i === 0 ? 'pickup' : 'drop', place)),
});
const windows = (more: Partial<OrderWindows> = {}): OrderWindows => ({ ...NO_WINDOWS, ...more });
const describeStops = (stops: readonly MergedStop[] | null) =>
  stops?.map(({ locationId, visits }) => `${locationId}: ${visits.map(({ orderId }) => orderId).join(' ')}`);

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const hour = fc.integer({ min: 0, max: 20 }).map((quarter) => quarter * 15 * MINUTE);
const width = fc.integer({ min: 4, max: 40 }).map((quarter) => quarter * 15 * MINUTE);
const anyOrder = fc.record({
  places: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 3 }),
  timing: fc
    .record({
      pickupFrom: maybe(hour),
      pickupWidth: maybe(width),
      deliveryFrom: maybe(hour),
      deliveryWidth: maybe(width),
    })
    .map(({ pickupFrom, pickupWidth, deliveryFrom, deliveryWidth }) =>
      windows({
        pickupFrom,
        pickupTo: pickupWidth === null ? null : (pickupFrom ?? 0) + pickupWidth,
        deliveryFrom,
        deliveryTo: deliveryWidth === null ? null : (deliveryFrom ?? 0) + deliveryWidth,
        loadingMinutes: 10,
        unloadingMinutes: 10,
      }),
    ),
});
const anyTrip = fc.record({
  orders: fc.array(anyOrder, { minLength: 1, maxLength: 4 }),
  /** Picks the order to serve next. */
  turns: fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
  /** Whether a stop at the same place as the previous one is merged into it. */
  joins: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  pickAt: maybe(hour),
  driving: fc.constantFrom(
    NO_DRIVING_RULE,
    { driveBeforeBreak: HOUR, breakLength: HOUR, maxDrive: Infinity },
    {
      driveBeforeBreak: HOUR,
      breakLength: 15 * MINUTE,
      driveBeforeRest: 2 * HOUR,
      restLength: 3 * HOUR,
      maxDrive: Infinity,
    },
  ),
});

/** An order of the stops that a dispatcher could choose. */
function chooseStops(routes: readonly OrderRoute[], turns: readonly number[], joins: readonly boolean[]): MergedStop[] {
  const left = routes.map(({ visits }) => [...visits]);
  const stops: MergedStop[] = [];
  for (let turn = 0; left.some((visits) => visits.length > 0); turn += 1) {
    const open = left.filter((visits) => visits.length > 0);
    const next = open[(turns[turn % turns.length] as number) % open.length]?.shift() as Visit;
    const last = stops.at(-1);
    const isAnother = last?.visits.some(({ orderId }) => orderId === next.orderId);
    if (joins[turn % joins.length] && last?.locationId === next.locationId && !isAnother) last.visits.push(next);
    else stops.push({ locationId: next.locationId, contactId: null, point: next.point, visits: [next] });
  }
  return stops;
}

test('never makes stops late that can all be in time', () => {
  let inTime = 0;
  fc.assert(
    fc.property(anyTrip, ({ orders, turns, joins, pickAt, driving }) => {
      const routes = orders.map(({ places }, i) => route(`o${i}`, ...places));
      const timings = new Map(orders.map(({ timing }, i) => [`o${i}`, timing]));
      const chosen = planItinerary(chooseStops(routes, turns, joins), timings, pickAt, null, { driving });
      const planned = planStops(routes, timings, pickAt, null, { driving });
      expect(planned.stops.flatMap(({ visits }) => visits)).toHaveLength(routes.flatMap(({ visits }) => visits).length);
      expect(planned.lateStops.length).toBeLessThanOrEqual(chosen.lateStops.length);
      inTime += Number(chosen.lateStops.length === 0 && orders.length > 1);
    }),
    { numRuns: 300 },
  );
  expect(inTime).toBeGreaterThan(5);
});

test('waits for nothing that it can do later', () => {
  const routes = [route('a', 0, 20), route('b', 0, 10)];
  const timings = new Map([
    ['a', windows({ deliveryTo: HOUR })],
    ['b', windows({ deliveryFrom: 2 * HOUR })],
  ]);
  expect(describeStops(searchStopOrder(routes, timings, { pickAt: 0 }))).toEqual(['L0: a b', 'L20: a', 'L10: b']);
});

test('makes one stop at a place where it waits for a later window', () => {
  const routes = [route('a', 0, 10), route('b', 0, 10)];
  const timings = new Map([
    ['a', windows({ pickupFrom: HOUR, pickupTo: 3 * HOUR, loadingMinutes: 30 })],
    ['b', windows({ pickupFrom: 2 * HOUR, pickupTo: 4 * HOUR, loadingMinutes: 30 })],
  ]);
  expect(describeStops(searchStopOrder(routes, timings, {}))).toEqual(['L0: a b', 'L10: a b']);
});

test('stops twice at one place if that is the only way to be in time', () => {
  const routes = [route('a', 0, 10), route('b', 0, 10)];
  const timings = new Map([
    ['a', windows({ pickupTo: 10 * MINUTE, deliveryTo: HOUR })],
    ['b', windows({ pickupFrom: 2 * HOUR })],
  ]);
  expect(describeStops(searchStopOrder(routes, timings, { pickAt: 0 }))).toEqual([
    'L0: a',
    'L10: a',
    'L0: b',
    'L10: b',
  ]);
});

test('continues from where the trip is', () => {
  const routes = [route('a', 10), route('b', 50)];
  const after = { stop: chooseStops([route('x', 60)], [0], [false])[0] as MergedStop, at: 0 };
  expect(describeStops(searchStopOrder(routes, new Map(), { after }))).toEqual(['L50: b', 'L10: a']);
});

test('leaves trips with very many stops to the simple rules', () => {
  const routes = Array.from({ length: 31 }, (_, i) => route(`o${i}`, i, i + 1));
  expect(searchStopOrder(routes, new Map(), {})).toBeNull();
  expect(planStops(routes, new Map(), null, null).stops.flatMap(({ visits }) => visits)).toHaveLength(62);
});

const at = (place: number, contactId: string | null, changes: Partial<Visit>) => ({
  ...visitOnLine('', 0, 'pickup', place),
  contactId,
  ...changes,
});

test('a stop for several orders has the first contact among them', () => {
  const contactsOf = (...contacts: (string | null)[]) => {
    const routes = contacts.map((contactId, i): OrderRoute => ({
      orderId: `o${i}`,
      pickupFrom: null,
      visits: [
        at(0, contactId, { orderId: `o${i}` }),
        at(10, null, { orderId: `o${i}`, orderPosition: 1, kind: 'drop' }),
      ],
    }));
    const timings = new Map(routes.map(({ orderId }) => [orderId, windows()]));
    return searchStopOrder(routes, timings, { pickAt: 0 })?.map(({ contactId }) => contactId);
  };
  expect(contactsOf(null, 'amal', 'ruwan')).toEqual(['amal', null]);
  expect(contactsOf(null, null)).toEqual([null, null]);
});

test('prefers fewer late stops, then less lateness, then the shorter route', () => {
  const search = (deadlines: [number | null, number | null]) => {
    const routes = [route('a', 10), route('b', -10)];
    const after = { stop: chooseStops([route('x', 0)], [0], [false])[0] as MergedStop, at: 0 };
    const timings = new Map(deadlines.map((pickupTo, i) => [i === 0 ? 'a' : 'b', windows({ pickupTo })]));
    return describeStops(searchStopOrder(routes, timings, { after }));
  };
  expect(search([30 * MINUTE, 2 * HOUR])).toEqual(['L10: a', 'L-10: b']);
  expect(search([2 * HOUR, 30 * MINUTE])).toEqual(['L-10: b', 'L10: a']);
  expect(search([10 * MINUTE, 2 * HOUR])).toEqual(['L10: a', 'L-10: b']);
  expect(search([20 * MINUTE, 10 * MINUTE])).toEqual(['L10: a', 'L-10: b']);
});
