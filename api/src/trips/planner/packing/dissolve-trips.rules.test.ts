import { dissolveTrips } from './dissolve-trips.rules.ts';
import { buildTrip, createPackingContext, type OpenTrip } from './open-trip.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';

/** Dissolves trips that are defined by their orders. Vehicles have 20 units of space. */
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
  ['even the fullest trip if no other one can be dissolved', [11, 12, 9, 8], [[0], [1], [2, 3]], ['0,2', '1,3']],
  ['one trip after the other', [5, 5, 5, 5], [[0], [1], [2], [3]], ['1,0,2,3']],
  ['not the only trip', [5], [[0]], ['0']],
  ['nothing', [], [], []],
])('dissolves %s', (_name, spaces, groups, expected) => {
  expect(dissolve(ofSpaces(...spaces), groups)).toEqual(expected);
});

test.each([0, 15])('retries a trip after others have changed, with %d full trips among them', (fullTrips) => {
  const early = { pickup: [0, 500] as [number, number] };
  const full = Array.from({ length: fullTrips }, () => ({ ...early, space: 20 }));
  const shipments = [
    { ...early, space: 14 },
    ...full,
    { ...early, space: 15, weight: 350 },
    { ...early, space: 2 },
    { space: 17 },
    { space: 3, pickup: [900, 1_000] as [number, number] },
    { ...early, space: 5 },
    { ...early, space: 3, weight: 60 },
  ];
  const after = (i: number) => fullTrips + i;
  // At first, the last trip has no place for its second order, because its first one fills the first trip.
  const groups = [
    [0],
    ...full.map((_shipment, i) => [i + 1]),
    [after(1)],
    [after(2), after(3)],
    [after(4)],
    [after(5), after(6)],
  ];
  expect(dissolve(shipments, groups)).toHaveLength(fullTrips + 3);
});

test('restores the trips that had already taken orders of one that cannot be dissolved', () => {
  const shipments = [...ofSpaces(10, 12, 1, 1), { space: 1, pickup: [500, 600] as [number, number] }];
  const others = shipments.slice(0, 2).map((shipment) => ({ ...shipment, pickup: [0, 499] as [number, number] }));
  expect(dissolve([...others, ...shipments.slice(2)], [[0], [1], [2, 3, 4]])).toEqual(['0', '1', '2,3,4']);
});
