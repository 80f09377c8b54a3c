import { HOUR } from 'shared-contracts/values/time';
import type { Visit } from '../geofences/geofence.rules.ts';
import { NO_WINDOWS, visitOnLine } from '../itinerary/testing/visits.fixtures.ts';
import {
  mergeStops,
  type MergedStop,
  type OrderRoute,
  type Visit as PlannedVisit,
} from '../itinerary/trip-stops.rules.ts';
import { findStopOutOfSequence, reorderStops } from './sequence.rules.ts';

describe('out of sequence', () => {
  const visit = (stopPosition: number, orderId: string, arrivedAt: number | null = null) =>
    ({ stopPosition, orderId, arrivedAt }) as Visit;

  test.each<[string, Visit[], number | undefined]>([
    ['at the next stop', [visit(1, 'a', 10), visit(2, 'b')], undefined],
    ['at a stop behind another one', [visit(1, 'b'), visit(2, 'a', 10)], 2],
    ['at no stop', [visit(1, 'b'), visit(2, 'a')], undefined],
    ['at its last stop', [visit(2, 'a', 10)], undefined],
    ['at the same stop as an order that has not arrived', [visit(1, 'b'), visit(1, 'a', 10)], undefined],
    ['behind a stop that another order has reached', [visit(1, 'b', 5), visit(2, 'a', 10)], undefined],
    ['while another order is', [visit(1, 'a'), visit(2, 'b', 10)], undefined],
  ])('an order %s', (_name, visits, expected) => {
    expect(findStopOutOfSequence(visits, 'a')?.stopPosition).toBe(expected);
  });
});

describe('the stops ahead', () => {
  const route = (orderId: string, ...places: number[]): OrderRoute => ({
    orderId,
    pickupFrom: null,
    visits: places.map((place, i) => visitOnLine(orderId, i, i < places.length - 1 ? 'pickup' : 'drop', place)),
  });
  const stopsOf = (routes: readonly OrderRoute[]) =>
    routes.flatMap(({ visits }) => visits).map((one): MergedStop => ({ ...one, visits: [one] }));
  const reorder = (routes: OrderRoute[], remaining: MergedStop[], deliveryTo: Record<string, number> = {}) =>
    reorderStops(
      mergeStops([route('here', 0)])[0]!,
      remaining,
      routes,
      new Map(routes.map(({ orderId }) => [orderId, { ...NO_WINDOWS, deliveryTo: deliveryTo[orderId] ?? null }])),
      0,
    ).map(({ locationId, plannedAt }) => [locationId, plannedAt !== null && plannedAt > 0]);
  const placesOf = (...args: Parameters<typeof reorder>) => reorder(...args).map(([locationId]) => locationId);

  test('are visited one after the other from where the vehicle is, with their times', () => {
    const routes = [route('a', 30), route('b', 10), route('c', 20)];
    expect(reorder(routes, stopsOf(routes))).toEqual([
      ['L10', true],
      ['L20', true],
      ['L30', true],
    ]);
  });

  test('are visited by their deadlines where one would be late', () => {
    const routes = [route('a', 30), route('b', -10)];
    expect(placesOf(routes, stopsOf(routes))).toEqual(['L-10', 'L30']);
    expect(placesOf(routes, stopsOf(routes), { a: 1.2 * HOUR })).toEqual(['L30', 'L-10']);
  });

  test('are reached after the breaks of the driver', () => {
    const routes = [route('a', 60)];
    const driving = { driveBeforeBreak: HOUR, breakLength: HOUR, maxDrive: Infinity };
    const [here] = mergeStops([route('here', 0)]);
    const arrive = (driveOptions: object) =>
      reorderStops(here!, stopsOf(routes), routes, new Map(), 0, driveOptions)[0];
    expect(arrive({ driving })).toMatchObject({ breakMinutes: 120 });
    expect(arrive({ driving })!.plannedAt! - arrive({})!.plannedAt!).toBe(2 * HOUR);
  });

  test('keep each pickup before its drop', () => {
    const routes = [route('a', 20, 10)];
    expect(placesOf(routes, stopsOf(routes))).toEqual(['L20', 'L10']);
  });

  test('are only those that are left', () => {
    const routes = [route('a', 10, 30), route('b', 20)];
    const [, drop] = routes[0]!.visits;
    const remaining: MergedStop[] = [{ ...drop!, visits: [drop!] }];
    expect(placesOf(routes, remaining)).toEqual(['L30']);
    expect(placesOf(routes, [])).toEqual([]);
  });

  test('are not those that were visited before', () => {
    const routes = [route('a', 10, 30), route('b', 20)];
    const [[, drop], [other]] = routes.map(({ visits }) => visits) as [[PlannedVisit, PlannedVisit], [PlannedVisit]];
    const remaining = [drop, other].map((one): MergedStop => ({ ...one, visits: [one] }));
    expect(placesOf(routes, remaining)).toEqual(['L20', 'L30']);
  });

  test('are visited in the shortest way, which need not begin at the nearest stop', () => {
    const routes = [route('a', 50), route('b', 10), route('c', -20)];
    expect(placesOf(routes, stopsOf(routes))).toEqual(['L-20', 'L10', 'L50']);
    const mirrored = [route('a', -50), route('b', -10), route('c', 20)];
    expect(placesOf(mirrored, stopsOf(mirrored))).toEqual(['L20', 'L-10', 'L-50']);
  });

  test('are sorted by their deadlines where there are too many to search', () => {
    const near = Array.from({ length: 60 }, (_, i) => route(`near ${i}`, -1 - i));
    const routes = [...near, route('urgent', 30)];
    expect(placesOf(routes, stopsOf(routes), { urgent: 1.2 * HOUR })[0]).toBe('L30');
  });
});
