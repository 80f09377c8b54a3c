import { listGateRows } from './gate-rows.rules.ts';

type Gate = Parameters<typeof listGateRows>[0];
const slot = (from: number) => ({ from, to: from + 10 }) as Gate['slots'][number];
const booking = (id: string, from: number, state = 'booked') => ({ id, from, state }) as Gate['bookings'][number];
const show = ({ rows, closed }: ReturnType<typeof listGateRows>) => ({
  rows: rows.map(({ from, slot: of, bookings }) => [from, of && of.from, bookings.map(({ id }) => id).join()]),
  closed: closed.map(({ id }) => id),
});

test('a day has its slots with their bookings, sorted by time', () => {
  const gate = { slots: [slot(200), slot(100), slot(1_000)], bookings: [booking('a', 200), booking('b', 200)] };
  expect(show(listGateRows(gate))).toEqual({
    rows: [
      [100, 100, ''],
      [200, 200, 'a,b'],
      [1_000, 1_000, ''],
    ],
    closed: [],
  });
});

test('a booking outside of the slots has a separate row, also before the first', () => {
  const gate = { slots: [slot(100)], bookings: [booking('late', 150), booking('early', 50)] };
  expect(show(listGateRows(gate)).rows).toEqual([
    [50, null, 'early'],
    [100, 100, ''],
    [150, null, 'late'],
  ]);
});

test('bookings without a visit are separate, and have no row', () => {
  const bookings = [
    booking('cancelled', 50, 'cancelled'),
    booking('missed', 100, 'noShow'),
    booking('gone', 100, 'departed'),
  ];
  expect(show(listGateRows({ slots: [slot(100)], bookings }))).toEqual({
    rows: [[100, 100, 'gone']],
    closed: ['cancelled', 'missed'],
  });
});

test('a gate without slots and bookings has no rows', () => {
  expect(listGateRows({ slots: [], bookings: [] })).toEqual({ rows: [], closed: [] });
});

test('a slot without bookings has an empty row', () => {
  expect(listGateRows({ slots: [slot(100)], bookings: [] }).rows).toEqual([
    { from: 100, slot: slot(100), bookings: [] },
  ]);
});
