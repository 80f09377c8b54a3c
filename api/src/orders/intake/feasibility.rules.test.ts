import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { HOUR } from 'shared-contracts/values/time';
import { feasibilityProblems, type FeasibilityFacts, findFeasibilityWarnings } from './feasibility.rules.ts';

const NOW = 1_000_000;
/** A degree of latitude takes 13,010 s at 40 km/h, over 1.3 times the great-circle distance. */
const DEGREE_SECONDS = 13_010;

const stop = (
  kind: 'pickup' | 'drop',
  latitude: number,
  windowTo: number | null,
  windowFrom: number | null = null,
) => ({
  kind,
  point: [latitude, 80] as const,
  windowFrom,
  windowTo,
  handlingMinutes: 10,
  openingHours: null,
});
const FACTS: FeasibilityFacts = {
  load: { weight: '1000.000', space: '10.000', palletPlaces: null, loadingMeters: null },
  vehicleTypes: [],
  stops: [stop('pickup', 6, null), stop('drop', 7, null)],
  cutoffOption: 'none',
  cutoffTo: null,
};
const floor = (palletPlaces: string, loadingMeters: string | null) => ({
  maxWeight: '9',
  averageSpace: '9',
  palletPlaces,
  loadingMeters,
});
const warningsOf = (more: Partial<FeasibilityFacts>) =>
  findFeasibilityWarnings({ ...FACTS, ...more }, NOW).map(({ code, field }) => `${code} ${field}`);

const type = (maxWeight: string, averageSpace: string) => ({ maxWeight, averageSpace });
test.each([
  ['any type', [], []],
  ['a type that is just large enough', [type('1000', '10')], []],
  ['a type that carries too little weight', [type('999.999', '10')], ['overload vehicleTypeIds']],
  ['a type with too little space', [type('1000', '9.999')], ['overload vehicleTypeIds']],
  ['one large enough type of two', [type('500', '5'), type('2000', '20')], []],
  ['one too weak and one too small type', [type('500', '20'), type('2000', '5')], ['overload vehicleTypeIds']],
])('an order that requests %s warns of %j', (_case, vehicleTypes, expected) => {
  expect(warningsOf({ vehicleTypes })).toEqual(expected);
});

const REACHED = NOW + 600 + DEGREE_SECONDS;
test.each([
  ['in the last second', [stop('pickup', 6, null), stop('drop', 7, REACHED)], []],
  ['a second late', [stop('pickup', 6, null), stop('drop', 7, REACHED - 1)], ['lateArrival deliveryTo']],
  [
    'after waiting for the pickup',
    [stop('pickup', 6, null, NOW + 60), stop('drop', 7, REACHED)],
    ['lateArrival deliveryTo'],
  ],
  ['after the pickup has closed', [stop('pickup', 6, NOW - 1), stop('drop', 7, null)], ['lateArrival pickupTo']],
  [
    'late between the first and the last stop',
    [stop('pickup', 6, null), stop('pickup', 7, REACHED - 1), stop('drop', 7, null)],
    ['lateArrival stops.1.windowTo'],
  ],
  ['without stops', [], []],
])('a vehicle that arrives %s', (_case, stops, expected) => {
  expect(warningsOf({ stops })).toEqual(expected);
});

test.each([
  ['none', NOW - 1, []],
  ['pickup', NOW, []],
  ['pickup', NOW - 1, ['lateForCutoff cutoffTo']],
  ['delivery', REACHED, []],
  ['delivery', REACHED - 1, ['lateForCutoff cutoffTo']],
  ['delivery', null, []],
] as const)('cutoff %s at %s', (cutoffOption, cutoffTo, expected) => {
  expect(warningsOf({ cutoffOption, cutoffTo })).toEqual(expected);
});

/** Open on weekday mornings in UTC; NOW is on Monday, 12 January 1970, at 13:46:40. */
const MORNINGS: OpeningHours = {
  timeZone: 'UTC',
  intervals: [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00' }],
  closedDays: [],
};
const TUESDAY_8 = Date.UTC(1970, 0, 13, 8) / 1_000;
const mornings = (windowFrom: number | null, windowTo: number | null, openingHours = MORNINGS) => ({
  ...stop('pickup', 6, windowTo, windowFrom),
  openingHours,
});
const anytime = stop('drop', 6, null);
test.each([
  ['closes before it opens', [mornings(NOW, TUESDAY_8 - 1), anytime], ['closedLocation pickupFrom']],
  ['ends as it opens', [mornings(NOW, TUESDAY_8), anytime], []],
  ['has no end', [mornings(NOW, null), anytime], []],
  ['is at the last stop', [anytime, mornings(NOW, NOW + HOUR)], ['closedLocation deliveryFrom']],
  ['is on the way', [anytime, mornings(NOW, NOW + HOUR), anytime], ['closedLocation stops.1.windowFrom']],
  [
    'is on a closed day',
    [mornings(TUESDAY_8, TUESDAY_8 + HOUR, { ...MORNINGS, closedDays: ['1970-01-13'] }), anytime],
    ['closedLocation pickupFrom'],
  ],
  ['is missed, too', [mornings(NOW - HOUR, NOW - 1), anytime], ['lateArrival pickupTo', 'closedLocation pickupFrom']],
])('a window at a location with opening hours that %s', (_case, stops, expected) => {
  expect(warningsOf({ stops })).toEqual(expected);
});

test('contains the amount', () => {
  expect(findFeasibilityWarnings({ ...FACTS, vehicleTypes: [type('500', '20'), type('800', '5')] }, NOW)).toEqual([
    {
      code: 'overload',
      field: 'vehicleTypeIds',
      params: { weight: '1000.000', space: '10.000', maxWeight: '800', maxSpace: '20' },
    },
  ]);
  expect(findFeasibilityWarnings({ ...FACTS, stops: [mornings(NOW, NOW + 60)] }, NOW)).toEqual([
    { code: 'closedLocation', field: 'pickupFrom', params: { stop: 0, from: NOW, to: NOW + 60, at: TUESDAY_8 } },
  ]);
  expect(findFeasibilityWarnings({ ...FACTS, stops: [stop('pickup', 6, NOW - 61)] }, NOW)).toEqual([
    { code: 'lateArrival', field: 'pickupTo', params: { stop: 0, at: NOW, to: NOW - 61, minutes: 2 } },
  ]);
});

const WARNINGS = findFeasibilityWarnings(
  { ...FACTS, vehicleTypes: [type('1', '1')], stops: [stop('pickup', 6, NOW - 1)] },
  NOW,
);
test.each([
  ['off', [], null, []],
  ['block', ['overload', 'lateArrival'], 'Agreed', ['vehicleTypeIds', 'pickupTo']],
  ['acknowledge', [], 'Agreed', ['vehicleTypeIds', 'pickupTo', 'acknowledgedWarnings']],
  ['acknowledge', ['overload'], 'Agreed', ['pickupTo', 'acknowledgedWarnings']],
  ['acknowledge', ['overload', 'lateArrival'], ' ', ['reason']],
  ['acknowledge', ['overload', 'lateArrival'], 'Agreed', []],
] as const)('with %s, acknowledging %j because of %j leaves %j', (mode, acknowledged, reason, fields) => {
  expect(Object.keys(feasibilityProblems(mode, WARNINGS, { acknowledged, reason }))).toEqual(fields);
  expect(feasibilityProblems(mode, [], { acknowledged, reason })).toEqual({});
});

test.each([
  [
    'of each type',
    [floor('10', '5'), floor('12', '4')],
    { palletPlaces: '14', palletPlacesLimit: '12', loadingMeters: '6', loadingMetersLimit: '5' },
  ],
  ['where all types have one', [floor('10', '5'), floor('12', null)], { palletPlaces: '14', palletPlacesLimit: '12' }],
])('an overload reports the largest floor %s', (_name, vehicleTypes, params) => {
  const load = { weight: '1', space: '1', palletPlaces: '14', loadingMeters: '6' };
  expect(findFeasibilityWarnings({ ...FACTS, load, vehicleTypes }, NOW)).toEqual([
    {
      code: 'overload',
      field: 'vehicleTypeIds',
      params: { weight: '1', space: '1', maxWeight: '9', maxSpace: '9', ...params },
    },
  ]);
});

test('one measure of the floor is enough for an overload, and a load without a floor has none', () => {
  const load = { weight: '1', space: '1', palletPlaces: '14', loadingMeters: null };
  expect(warningsOf({ load, vehicleTypes: [floor('13', '1')] })).toEqual(['overload vehicleTypeIds']);
  expect(warningsOf({ load, vehicleTypes: [floor('14', '1')] })).toEqual([]);
});

test('a cutoff counts when the last of the stops opens', () => {
  const stops = [stop('pickup', 6, null, NOW + 900), stop('drop', 6, null)];
  expect(findFeasibilityWarnings({ ...FACTS, stops, cutoffOption: 'pickup', cutoffTo: NOW + 899 }, NOW)).toEqual([
    { code: 'lateForCutoff', field: 'cutoffTo', params: { stop: 0, at: NOW + 900, to: NOW + 899 } },
  ]);
  expect(warningsOf({ stops, cutoffOption: 'pickup', cutoffTo: NOW + 900 })).toEqual([]);
  expect(warningsOf({ stops: [], cutoffOption: 'pickup', cutoffTo: 0 })).toEqual([]);
});

test('a location that never opens has no next opening', () => {
  const never = mornings(NOW, NOW + 60, { ...MORNINGS, intervals: [] });
  expect(findFeasibilityWarnings({ ...FACTS, stops: [never] }, NOW)).toEqual([
    { code: 'closedLocation', field: 'pickupFrom', params: { stop: 0, from: NOW, to: NOW + 60 } },
  ]);
  expect(warningsOf({ stops: [mornings(null, NOW + 60), anytime] })).toEqual([]);
});

test('reports invalid and missing values', () => {
  const [overload, late] = WARNINGS as [(typeof WARNINGS)[number], (typeof WARNINGS)[number]];
  expect(feasibilityProblems('acknowledge', [overload, late], { acknowledged: ['overload'], reason: null })).toEqual({
    pickupTo: { code: 'lateArrival', message: 'The vehicle cannot arrive within the window', params: late.params },
    acknowledgedWarnings: { code: 'required', message: 'Acknowledge the warnings and give a reason' },
  });
  expect(feasibilityProblems('acknowledge', [overload], { acknowledged: ['overload'], reason: null })).toEqual({
    reason: { code: 'required', message: 'Field is required' },
  });
});
