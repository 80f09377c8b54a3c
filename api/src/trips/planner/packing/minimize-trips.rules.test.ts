import { minimizeTrips, minTripCount } from './minimize-trips.rules.ts';
import { buildTrip, createPackingContext, type OpenTrip } from './open-trip.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';

type Shipments = Parameters<typeof lineProblem>[0];
const ofSpaces = (...spaces: number[]): Shipments => spaces.map((space) => ({ space }));
const allOf = (shipments: Shipments) => shipments.map((_shipment, i) => i);

/** The trips for orders that are in one trip each. */
function minimize(shipments: Shipments, effort = 1_000) {
  const context = createPackingContext(lineProblem(shipments), effort);
  const trips = shipments.map((_shipment, i) => buildTrip([i], context) as OpenTrip);
  return minimizeTrips(trips, context).map(({ orders }) => orders.join());
}

test.each<[string, Shipments, number]>([
  ['space', ofSpaces(20, 20, 1), 3],
  ['space that is filled exactly', ofSpaces(20, 15, 5), 2],
  ['weight', [{ weight: 400 }, { weight: 1 }], 2],
  ['the largest vehicle of any order', [{ skills: [2], space: 10 }, { space: 10 }], 1],
  ['weightless orders', [{ space: 0, weight: 0 }], 1],
])('the fewest possible trips by load follow from %s', (_name, shipments, expected) => {
  const problem = lineProblem(shipments);
  const vehicles = problem.vehicles.map((vehicle, i) => (i === 0 ? { ...vehicle, skills: [0, 2] } : vehicle));
  expect(minTripCount(allOf(shipments), createPackingContext({ ...problem, vehicles }, 0))).toBe(expected);
});

test.each<[string, Shipments, string[]]>([
  ['one trip for orders that fit into it', ofSpaces(5, 5, 5), ['0,1,2']],
  ['a partition in the order of the orders', ofSpaces(8, 7, 6, 5, 9, 5), ['0,1,3', '2,4,5']],
  ['a partition that first fit does not find', ofSpaces(4, 8, 12, 16), ['0,3', '1,2']],
  [
    'more trips than the load needs if time windows do',
    [{ pickup: [0, 10] }, { pickup: [20, 30] }, { pickup: [0, 30] }],
    ['0,2', '1'],
  ],
  ['the same trips if there are no fewer', ofSpaces(15, 15, 15), ['0', '1', '2']],
  ['one trip for 12 orders', ofSpaces(...Array.from({ length: 12 }, () => 1)), ['0,1,2,3,4,5,6,7,8,9,10,11']],
  ['no trips', [], []],
])('finds %s', (_name, shipments, expected) => {
  expect(minimize(shipments)).toEqual(expected);
});

test('finds the same trips in whatever order the first ones are', () => {
  const context = createPackingContext(lineProblem(ofSpaces(4, 8, 12, 16)), 1_000);
  const trips = [3, 1, 0, 2].map((order) => buildTrip([order], context) as OpenTrip);
  expect(minimizeTrips(trips, context).map(({ orders }) => orders.join())).toEqual(['0,3', '1,2']);
});

test('keeps trips with more than 12 orders unchanged', () => {
  const shipments = ofSpaces(...Array.from({ length: 13 }, () => 1));
  expect(minimize(shipments)).toHaveLength(13);
});

test('keeps the trips unchanged without enough effort', () => {
  const shipments = ofSpaces(5, 5, 5);
  expect(minimize(shipments, 0)).toEqual(['0', '1', '2']);
  expect(minimize(shipments, 2)).toEqual(['0', '1', '2']);
  expect(minimize(shipments, 3)).toEqual(['0,1,2']);
});

test('builds the trip of a set of orders only once', () => {
  const context = createPackingContext(lineProblem(ofSpaces(11, 11, 9)), 100);
  const trips = [0, 1, 2].map((order) => buildTrip([order], context) as OpenTrip);
  expect(minimizeTrips(trips, context).map(({ orders }) => orders.join())).toEqual(['0,2', '1']);
  // Tried: 0, 0 and 1, 1, 0 and 2.
  expect(context.effort.remaining).toBe(96);
});
