import { fillTrips, listLargestFirst } from './fill-trips.rules.ts';
import { createPackingContext } from './open-trip.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';

type Shipments = Parameters<typeof lineProblem>[0];
const contextOf = (shipments: Shipments) => createPackingContext(lineProblem(shipments), 10);
const allOf = (shipments: Shipments) => shipments.map((_shipment, i) => i);

test.each<[string, Shipments, number[]]>([
  ['by space', [{ space: 1 }, { space: 3 }, { space: 2 }], [1, 2, 0]],
  [
    'by weight if that is scarcer',
    [
      { space: 5, weight: 5 },
      { space: 1, weight: 200 },
    ],
    [1, 0],
  ],
  ['by the share of their largest vehicle', [{ space: 6 }, { space: 5, skills: [2] }], [1, 0]],
  ['by pickup if they are equally large', [{ pickup: [200, 900] }, { pickup: [100, 900] }], [1, 0]],
  ['by position if they are alike', [{}, {}, {}], [0, 1, 2]],
])('sorts orders %s', (_name, shipments, expected) => {
  const { vehicles } = lineProblem([]);
  const smallOnly = vehicles.map((vehicle, i) => (i === 0 ? { ...vehicle, skills: [...vehicle.skills, 2] } : vehicle));
  const context = createPackingContext(lineProblem(shipments, { vehicles: smallOnly }), 10);
  expect(listLargestFirst(context)).toEqual(expected);
});

test.each<[string, Shipments, string[], number[]]>([
  [
    'each order into the first trip with room',
    [{ space: 12 }, { space: 9 }, { space: 8 }, { space: 11 }],
    ['0,2', '1,3'],
    [],
  ],
  ['orders without a common pickup time into two trips', [{ pickup: [0, 10] }, { pickup: [11, 20] }], ['0', '1'], []],
  ['orders that are late even alone into none', [{}, { delivery: [0, 899] }, {}], ['0,2'], [1]],
  ['nothing into no trips', [], [], []],
])('puts %s', (_name, shipments, trips, unassigned) => {
  const result = fillTrips(allOf(shipments), contextOf(shipments));
  expect(result.trips.map(({ orders }) => orders.join())).toEqual(trips);
  expect(result.unassigned).toEqual(unassigned);
});

test('adds orders to trips in the order of the input', () => {
  const shipments: Shipments = [{ space: 8 }, { space: 12 }, { space: 12 }];
  const { trips } = fillTrips([2, 0, 1], contextOf(shipments));
  expect(trips.map(({ orders }) => orders.join())).toEqual(['2,0', '1']);
});
