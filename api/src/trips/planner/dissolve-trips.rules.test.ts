import { dissolveTrips } from './dissolve-trips.rules.ts';
import { buildTrip, createPackingContext, type OpenTrip } from './open-trip.rules.ts';
import { lineProblem } from './testing/line-problems.ts';

/** Dissolves trips, given by their orders. Vehicles have 20 units of space. */
function dissolve(shipments: Parameters<typeof lineProblem>[0], groups: readonly number[][]) {
  const context = createPackingContext(lineProblem(shipments), 0);
  const trips = dissolveTrips(
    groups.map((group) => buildTrip(group, context) as OpenTrip),
    context,
  );
  return trips.map(({ orders }) => orders.join());
}
const ofSpaces = (...spaces: number[]) => spaces.map((space) => ({ space }));

test.each<[string, number[], number[][], string[]]>([
  ['a trip whose order fits another one', [15, 5], [[0], [1]], ['0,1']],
  ['no trip that fits no other one', [15, 6], [[0], [1]], ['0', '1']],
  ['a trip whose orders fit different ones', [16, 15, 4, 5], [[0], [1], [2, 3]], ['0,2', '1,3']],
  ['no trip of which only some orders fit others', [16, 15, 4, 6], [[0], [1], [2, 3]], ['0', '1', '2,3']],
  ['the emptiest trip first', [8, 7, 12], [[0], [1], [2]], ['0,1', '2']],
  ['the trip with the lowest order first among equally empty ones', [10, 10, 15], [[1], [0], [2]], ['1,0', '2']],
  ['a fuller trip if the emptiest one cannot be dissolved', [11, 12, 2, 9], [[0], [1], [2, 3]], ['0', '1', '2,3']],
  ['one trip after the other', [5, 5, 5, 5], [[0], [1], [2], [3]], ['1,0,2,3']],
  ['not the only trip', [5], [[0]], ['0']],
  ['nothing', [], [], []],
])('dissolves %s', (_name, spaces, groups, expected) => {
  expect(dissolve(ofSpaces(...spaces), groups)).toEqual(expected);
});

test('restores the trips that had already taken orders of one that cannot be dissolved', () => {
  const shipments = [...ofSpaces(10, 12, 1, 1), { space: 1, pickup: [500, 600] as [number, number] }];
  const others = shipments.slice(0, 2).map((shipment) => ({ ...shipment, pickup: [0, 499] as [number, number] }));
  expect(dissolve([...others, ...shipments.slice(2)], [[0], [1], [2, 3, 4]])).toEqual(['0', '1', '2,3,4']);
});
