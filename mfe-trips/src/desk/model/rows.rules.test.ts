import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { fleet, MONDAY, planTrip } from '../testing/fixtures.ts';
import { buildRows, type DeskRow, findBarAt, isCreated, type RowsInput } from './rows.rules.ts';

const CREATED = { id: 'booked', number: 'T-000104', stage: 'vehicleAssigned' } as const;
const ALL: RowsInput = { planTrips: [], fleet, by: 'vehicle', from: MONDAY, search: '' };

const build = (overrides: Partial<RowsInput>, previous?: readonly DeskRow[]) =>
  buildRows({ ...ALL, ...overrides }, previous);
const idsOf = (rows: readonly DeskRow[]) => rows.map(({ id }) => id);
const barsOf = (rows: readonly DeskRow[]) =>
  Object.fromEntries(rows.filter(({ bars }) => bars.length > 0).map(({ id, bars }) => [id, bars.map((bar) => bar.id)]));
/** Without the row of a vehicle's trip, so that only the trips of the plan are visible. */
const OWN = { ...fleet, trips: [] };
const barOf = (overrides: Parameters<typeof planTrip>[2]) =>
  build({ fleet: OWN, planTrips: [planTrip(1, ['o-1'], overrides)] })[0]?.bars[0];

test.each([
  ['open', null, false],
  ['created', CREATED, true],
])('a plan trip that is %s', (_name, createdTrip, expected) => {
  expect(isCreated(planTrip(1, [], { createdTrip }))).toBe(expected);
});

test('a row of open trips comes first, then the vehicles with their occupations', () => {
  const planTrips = [
    planTrip(1, ['o-1']),
    planTrip(2, ['o-2'], { vehicleId: 'v-1' }),
    planTrip(3, ['o-3'], { vehicleId: 'v-2' }),
  ];
  const rows = build({ planTrips });
  expect(idsOf(rows)).toEqual(['open-0', 'v-1', 'v-2', 'v-3']);
  expect(barsOf(rows)).toEqual({
    'open-0': ['trip-1'],
    'v-1': ['booked', 'trip-2'],
    'v-2': [`v-2 ${MONDAY + 20 * HOUR}`, 'trip-3'],
  });
  const [open, first, second] = rows;
  expect(open).toMatchObject({ vehicle: null, driver: null });
  expect(open?.bars).toEqual([
    {
      id: 'trip-1',
      kind: 'plan',
      trip: planTrips[0],
      from: MONDAY + 8 * HOUR,
      to: MONDAY + 12 * HOUR,
      lane: 0,
      lanes: 1,
    },
  ]);
  expect(first).toMatchObject({ vehicle: fleet.vehicles[0], driver: null });
  expect(first?.bars[0]).toEqual({
    id: 'booked',
    kind: 'booked',
    trip: fleet.trips[0],
    from: MONDAY + 30 * HOUR,
    to: MONDAY + 34 * HOUR,
    lane: 0,
    lanes: 1,
  });
  expect(second?.bars[0]).toMatchObject({ kind: 'unavailable', reason: 'Brakes', to: MONDAY + 30 * HOUR });
});

test('by driver, trips are in the rows of their drivers', () => {
  const planTrips = [planTrip(1, ['o-1'], { vehicleId: 'v-1' }), planTrip(2, ['o-2'], { driverId: 'ruwan' })];
  const rows = build({ planTrips, by: 'driver' });
  expect(barsOf(rows)).toEqual({ 'open-0': ['trip-1'], kasun: ['booked'], ruwan: ['trip-2'] });
  expect(rows[2]).toMatchObject({ vehicle: null, driver: fleet.drivers[1] });
});

test('a created trip is shown once', () => {
  const planTrips = [planTrip(1, ['o-1'], { vehicleId: 'v-1', createdTrip: CREATED })];
  expect(barsOf(build({ planTrips }))).toMatchObject({ 'v-1': ['trip-1'] });
});

test.each<[string, Parameters<typeof planTrip>[2], number, number]>([
  ['takes its planned time', {}, MONDAY + 8 * HOUR, MONDAY + 12 * HOUR],
  ['is a minute long at least', { endsAt: MONDAY + 8 * HOUR }, MONDAY + 8 * HOUR, MONDAY + 8 * HOUR + MINUTE],
  ['without times begins at its start', { beginsAt: null, startAt: MONDAY + DAY }, MONDAY + DAY, MONDAY + DAY + MINUTE],
  ['without a start begins with the plan', { beginsAt: null, startAt: null, endsAt: null }, MONDAY, MONDAY + MINUTE],
  ['without stops is an hour long', { stops: [], endsAt: null }, MONDAY + 8 * HOUR, MONDAY + 9 * HOUR],
])('a trip %s', (_name, overrides, from, to) => {
  expect(barOf({ ...(overrides?.beginsAt === null && { endsAt: null }), ...overrides })).toMatchObject({ from, to });
});

test('trips at the same time share the row of their vehicle, but have separate open rows', () => {
  const at = (number: number, hour: number, vehicleId: string | null) =>
    planTrip(number, [], { vehicleId, beginsAt: MONDAY + hour * HOUR });
  const planTrips = [at(1, 8, null), at(2, 9, null), at(3, 13, null), at(4, 8, 'v-3'), at(5, 9, 'v-3')];
  const rows = build({ planTrips });
  expect(barsOf(rows)).toMatchObject({ 'open-0': ['trip-1', 'trip-3'], 'open-1': ['trip-2'] });
  expect(rows[1]?.bars[0]).toMatchObject({ lane: 0, lanes: 1 });
  expect(rows.at(-1)?.bars).toMatchObject([
    { id: 'trip-4', lane: 0, lanes: 2 },
    { id: 'trip-5', lane: 1, lanes: 2 },
  ]);
});

test('without an open trip, there is an open row to drop orders into', () => {
  expect(build({})[0]).toEqual({ id: 'open-0', vehicle: null, driver: null, bars: [] });
});

test.each([
  ['a part of the plate', 'la-10', ['v-1']],
  ['a vehicle type', 'FREEZER', ['v-3']],
  ['the usual driver', 'kasun', ['v-1']],
  ['the owner', 'lanka', ['v-1', 'v-2', 'v-3']],
  ['nothing of a vehicle', 'ruwan', []],
])('finds vehicles by %s', (_name, search, expected) => {
  expect(idsOf(build({ search }))).toEqual(['open-0', ...expected]);
});

test.each([
  ['their name', 'silva', ['ruwan']],
  ['their employer', 'Lanka', ['kasun', 'ruwan']],
  ['no vehicle', 'LA-10', []],
])('finds drivers by %s', (_name, search, expected) => {
  expect(idsOf(build({ search, by: 'driver' }))).toEqual(['open-0', ...expected]);
});

const trip = planTrip(1, ['o-1'], { vehicleId: 'v-2' });
const vehicleWith = (overrides: object) => ({
  ...fleet,
  vehicles: fleet.vehicles.map((vehicle) => (vehicle.id === 'v-2' ? { ...vehicle, ...overrides } : vehicle)),
});
const findReused = (overrides: Partial<RowsInput>) => {
  const before = build({ planTrips: [trip] });
  const after = build({ planTrips: [trip], ...overrides }, before);
  return after.filter((row) => before.includes(row)).map(({ id }) => id);
};

test.each<[string, Partial<RowsInput>, string[]]>([
  ['nothing', {}, ['open-0', 'v-1', 'v-2', 'v-3']],
  ['a trip', { planTrips: [{ ...trip }] }, ['open-0', 'v-1', 'v-3']],
  ['the end of a trip', { planTrips: [{ ...trip, endsAt: MONDAY + 13 * HOUR }] }, ['open-0', 'v-1', 'v-3']],
  ['the vehicle of a trip', { planTrips: [{ ...trip, vehicleId: 'v-3' }] }, ['open-0', 'v-1']],
  ['a new trip', { planTrips: [trip, planTrip(2, [], { vehicleId: 'v-3' })] }, ['open-0', 'v-1', 'v-2']],
  ['an open trip', { planTrips: [trip, planTrip(2, [])] }, ['v-1', 'v-2', 'v-3']],
  ['a vehicle', { fleet: vehicleWith({ name: 'WP LB-2003' }) }, ['open-0', 'v-1', 'v-3']],
])('only rows that %s changed are new', (_name, overrides, expected) => {
  expect(findReused(overrides)).toEqual(expected);
});

const spanOf = (overrides: object) => ({
  from: MONDAY + 20 * HOUR,
  to: MONDAY + 30 * HOUR,
  reason: null,
  ...overrides,
});
test.each<[string, readonly object[], readonly object[], boolean]>([
  ['the same', [spanOf({})], [spanOf({})], true],
  ['a later start', [spanOf({})], [spanOf({ from: MONDAY + 21 * HOUR })], false],
  ['a later end', [spanOf({})], [spanOf({ to: MONDAY + 31 * HOUR })], false],
  ['one less', [spanOf({}), spanOf({ from: MONDAY + 40 * HOUR, to: MONDAY + 41 * HOUR })], [spanOf({})], false],
])('a row whose vehicle is unavailable in %s', (_name, unavailableBefore, unavailable, isKept) => {
  const vehicle = { ...fleet.vehicles[1]! };
  const inFleet = { ...OWN, vehicles: [vehicle] };
  Object.assign(vehicle, { unavailable: unavailableBefore });
  const before = build({ fleet: inFleet });
  Object.assign(vehicle, { unavailable });
  expect(build({ fleet: inFleet }, before)[1] === before[1]).toBe(isKept);
});

test('a row whose trip becomes unavailability of the vehicle is new', () => {
  const span = { ...spanOf({}), reason: null };
  const booked = { ...fleet.trips[0]!, id: `v-2 ${span.from}`, vehicleId: 'v-2', beginsAt: span.from, endsAt: span.to };
  const vehicle = { ...fleet.vehicles[1]!, unavailable: [] as (typeof span)[] };
  const before = build({ fleet: { ...fleet, vehicles: [vehicle], trips: [booked] } });
  Object.assign(vehicle, { unavailable: [span] });
  const after = build({ fleet: { ...OWN, vehicles: [vehicle] } }, before);
  expect(after[1]?.bars).toMatchObject([{ kind: 'unavailable' }]);
  Object.assign(vehicle, { unavailable: [] });
  expect(build({ fleet: { ...fleet, vehicles: [vehicle], trips: [booked] } }, after)[1]).toEqual(before[1]);
});

test('a row whose trip moves to another lane is new', () => {
  const at = (number: number, hour: number, endHour: number) =>
    planTrip(number, [], { vehicleId: 'v-3', beginsAt: MONDAY + hour * HOUR, endsAt: MONDAY + endHour * HOUR });
  const [first, second] = [at(1, 8, 12), at(2, 10, 14)];
  const before = build({ planTrips: [first, second] });
  expect(build({ planTrips: [second, first] }, before).at(-1)).not.toBe(before.at(-1));
});

test('among trips at a time, the last one is found; a trip ends before its end', () => {
  const [open] = build({ planTrips: [planTrip(1, [])] });
  const bar = open!.bars[0]!;
  const row = { ...open!, bars: [bar, { ...bar, id: 'trip-2', from: bar.from + HOUR }] };
  const idAt = (hour: number) => findBarAt(row, MONDAY + hour * HOUR)?.id;
  expect([7.9, 8, 9, 11.9, 12].map(idAt)).toEqual([undefined, 'trip-1', 'trip-2', 'trip-2', undefined]);
});
