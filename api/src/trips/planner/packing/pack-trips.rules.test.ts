import { packTrips, sortByDelivery, toRoutedSteps } from './pack-trips.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';
import { lineTravel, lineVisit } from '../testing/line-routes.ts';

test('times the steps of a route', () => {
  const route = [
    lineVisit(0, 0, 1, { orders: [10, 2, 1], service: 60, ready: 1_000 }),
    lineVisit(10, 1, 2, { orders: [10, 2], service: 30, ready: 5_030 }),
    lineVisit(4, 2, 1),
  ];
  expect(toRoutedSteps(route, 500, lineTravel)).toEqual([
    {
      location_index: 0,
      arrival: 500,
      waiting_time: 440,
      service: 60,
      distance: 0,
      travel_time: 0,
      pickups: [1, 2, 10],
      deliveries: [],
    },
    {
      location_index: 10,
      arrival: 1_900,
      waiting_time: 3_100,
      service: 30,
      distance: 10_000,
      travel_time: 900,
      pickups: [],
      deliveries: [2, 10],
    },
    {
      location_index: 4,
      arrival: 5_570,
      waiting_time: 0,
      service: 0,
      distance: 6_000,
      travel_time: 540,
      pickups: [],
      deliveries: [1],
    },
  ]);
  expect(toRoutedSteps([], 500, lineTravel)).toEqual([]);
});

test('sorts orders by their last drop, then by their index', () => {
  const route = [
    lineVisit(0, 0, 0, { orders: [3, 2, 1, 0] }),
    lineVisit(1, 1, 1),
    lineVisit(2, 1, 2, { orders: [3, 2] }),
    lineVisit(3, 2, 1),
    lineVisit(4, 1, 0),
  ];
  expect(sortByDelivery(route, [0, 1, 2, 3])).toEqual([2, 3, 1, 0]);
  expect(sortByDelivery(route, [3, 2, 1, 0])).toEqual([2, 3, 1, 0]);
});

test('plans trips with the smallest vehicle, orders in delivery order, and the kilometres', () => {
  const { routes, unassigned } = packTrips(
    lineProblem([
      { drops: [20], space: 5 },
      { drops: [10], space: 5 },
      { drops: [30], space: 15 },
      { drops: [40], delivery: [0, 100] },
    ]),
    100,
  );
  expect(unassigned).toEqual([3]);
  expect(
    routes.map(({ vehicle, shipments, distance, steps }) => [
      vehicle,
      shipments.join(),
      distance,
      steps.map(({ location_index }) => location_index).join(),
    ]),
  ).toEqual([
    [1, '0,2', 30_000, '0,20,30'],
    [0, '1', 10_000, '0,10'],
  ]);
});

test('dissolves unnecessary trips and finds the fewest trips for a few orders', () => {
  const shipments = [8, 7, 6, 5, 9, 5].map((space) => ({ space }));
  expect(packTrips(lineProblem(shipments), 1_000).routes).toHaveLength(2);
});

test('replaces a route of insertions by a shorter one', () => {
  const { routes } = packTrips(
    lineProblem([
      { from: 0, drops: [30], space: 4 },
      { from: 10, drops: [20], space: 3 },
      { from: 20, drops: [10], space: 2 },
      { from: 5, drops: [25], space: 1 },
    ]),
    100,
  );
  expect(routes).toMatchObject([{ distance: 50_000 }]);
});
