import { sumAmounts } from '../itinerary/trip-plan.rules.ts';
import { checkTrip } from './check-trip.rules.ts';
import type { Pool, PoolOrder } from './pool.rules.ts';
import { at, buildPool, buildRoads, DEPOT, poolOrder, TYPES } from './testing/pools.ts';

const NEAR = { locationId: 'near', point: [7.1, 80.2] as const };
const FAR = { locationId: 'far', point: [7.29, 80.63] as const };
/** Half an hour from the depot to the near drop, and from there to the far one. */
const ROADS = buildRoads([
  [DEPOT.point, NEAR.point, 20_000],
  [DEPOT.point, FAR.point, 40_000],
  [NEAR.point, FAR.point, 20_000],
]);

const check = (rows: readonly Partial<PoolOrder>[], more: Partial<Pool> = {}, requestedTypeId?: string) =>
  checkTrip(
    buildPool(
      rows.map((row, i) => poolOrder(`order-${i}`, { stops: [DEPOT, NEAR], ...row })),
      { roads: ROADS, ...more },
    ),
    requestedTypeId,
  );
const violations = (...args: Parameters<typeof check>) => check(...args).violations;

test('plans one trip with all orders', () => {
  const zones = new Map<readonly number[], string>([
    [NEAR.point, 'zone-near'],
    [FAR.point, 'zone-far'],
  ]);
  const shared = { partnerId: 'x', isBackhaul: true };
  const { plan } = check(
    [
      { ...shared, stops: [DEPOT, FAR] },
      { ...shared, pickupFrom: at(7), deliveryFrom: at(9) + 30, unloadingMinutes: 15 },
    ],
    { zoneAt: (point) => zones.get(point) ?? null },
  );
  expect(plan).toEqual({
    zoneId: 'zone-far',
    partnerId: 'x',
    isBackhaul: true,
    vehicleTypeId: 'T1',
    orderIds: ['order-1', 'order-0'],
    metres: 40_000,
    stops: [
      {
        locationId: 'depot',
        pickOrderIds: ['order-0', 'order-1'],
        dropOrderIds: [],
        // An hour and a half later than the pickup opens: the drop opens at 09:00:30.
        arriveAt: at(8.5) + 30,
        leaveAt: at(8.5) + 30,
        waitMinutes: 0,
        metres: 0,
        driveSeconds: 0,
      },
      {
        locationId: 'near',
        pickOrderIds: [],
        dropOrderIds: ['order-1'],
        arriveAt: at(9) + 30,
        leaveAt: at(9.25) + 30,
        waitMinutes: 0,
        metres: 20_000,
        driveSeconds: 1_800,
      },
      {
        locationId: 'far',
        pickOrderIds: [],
        dropOrderIds: ['order-0'],
        arriveAt: at(9.75) + 30,
        leaveAt: at(9.75) + 30,
        waitMinutes: 0,
        metres: 20_000,
        driveSeconds: 1_800,
      },
    ],
  });
});

test('makes the same plan for any order of the input', () => {
  const orders = ['A', 'B', 'C'].map((id, i) => poolOrder(id, { stops: [DEPOT, NEAR], partnerId: `partner-${i}` }));
  const pool = buildPool(orders, { roads: ROADS });
  expect(checkTrip({ ...pool, orders: orders.toReversed() })).toEqual(checkTrip(pool));
});

test('adds up space and weight with three decimals', () => {
  const row = (space: string, weight: string) => poolOrder('A', { space, weight });
  expect(sumAmounts([row('1.5', '20'), row('2.25', '0.125')])).toMatchObject({ space: '3.750', weight: '20.125' });
});

test.each<[string, Partial<PoolOrder>[], string | undefined, string | null]>([
  ['the smallest type that can carry all orders', [{ space: '5' }, { space: '3.001' }], undefined, 'T2'],
  ['the smallest type that all orders allow', [{ vehicleTypeIds: ['T2', 'T3'] }, {}], undefined, 'T2'],
  ['the largest allowed type if none can carry the orders', [{ space: '41' }], undefined, 'T3'],
  [
    'the largest type that all orders allow if none can carry them',
    [{ vehicleTypeIds: ['T1', 'T2'], space: '21' }, {}],
    undefined,
    'T2',
  ],
  [
    'no type if the orders have none in common',
    [{ vehicleTypeIds: ['T1'] }, { vehicleTypeIds: ['T2'] }],
    undefined,
    null,
  ],
  ['the requested type although a smaller one can carry the orders', [{}], 'T3', 'T3'],
  ['the requested type although no order allows it', [{ vehicleTypeIds: ['T1'] }], 'T3', 'T3'],
  ['no type if the requested one is deleted', [{}], 'deleted', null],
])('chooses %s', (_name, rows, requested, expected) => {
  expect(check(rows, {}, requested).plan.vehicleTypeId).toBe(expected);
});

const cargo = (id: string, ...allowed: string[]) => ({ id, name: `Cargo ${id}`, cargoTypeId: id, allowed });
const pickupAt = (km: number): Pick<PoolOrder, 'stops'> => ({
  stops: [{ locationId: `pickup-${km}`, point: [6.93 + (km * 360) / 40_030.174, 79.86] }, NEAR],
});
/** Exactly 5 km from longitude 0 along the equator. */
const FIVE_KM = 0.04496608029593653;
const pickupAtLongitude = (longitude: number): Pick<PoolOrder, 'stops'> => ({
  stops: [
    { locationId: `pickup-${longitude}`, point: [0, longitude] },
    { locationId: 'drop', point: [0, 0.1] },
  ],
});
const tenDrops = Array.from({ length: 10 }, (_, i) => ({ locationId: `drop-${i}`, point: [7 + i / 100, 80] as const }));
const ANY_TIME = { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null };

test.each<[string, Partial<PoolOrder>[], Partial<Pool>]>([
  ['an order that fits', [{}], {}],
  ['orders without time windows', [ANY_TIME, ANY_TIME], { earliest: at(6) }],
  ['a full vehicle', [{ space: '40', weight: '12000' }], {}],
  ['an arrival in the last second', [{ deliveryTo: at(6.5), deliveryFrom: null }], {}],
  ['pickup windows that touch', [{ pickupTo: at(7) }, { pickupFrom: at(7) }], {}],
  ['pickups 4.999 km from each other', [pickupAt(0), pickupAt(4.999)], { roads: undefined }],
  ['pickups exactly 5 km from each other', [pickupAtLongitude(0), pickupAtLongitude(FIVE_KM)], { roads: undefined }],
  ['10 stops', [{ stops: [DEPOT, ...tenDrops.slice(1)] }], { roads: undefined }],
  ['cargos that allow each other', [{ cargos: [cargo('a', 'b')] }, { cargos: [cargo('b', 'a')] }], {}],
])('accepts %s', (_name, rows, pool) => {
  expect(violations(rows, pool)).toEqual([]);
});

test.each<[string, Partial<PoolOrder>[], Partial<Pool>, unknown[]]>([
  [
    'too little space',
    [{ space: '40' }, { space: '0.001' }],
    {},
    [{ code: 'space', orderId: null, params: { load: '40.001', capacity: '40', excess: '0.001' } }],
  ],
  [
    'too much weight',
    [{ weight: '12000.001' }],
    {},
    [{ code: 'weight', orderId: null, params: { load: '12000.001', capacity: '12000', excess: '0.001' } }],
  ],
  [
    'too much of both',
    [{ space: '41', weight: '12001' }],
    {},
    [
      { code: 'space', orderId: null, params: { load: '41.000', capacity: '40', excess: '1.000' } },
      { code: 'weight', orderId: null, params: { load: '12001.000', capacity: '12000', excess: '1.000' } },
    ],
  ],
  ['a missing type', [{}], { types: [] }, [{ code: 'noVehicleType', orderId: null, params: {} }]],
  [
    'a late delivery',
    [{}, { deliveryFrom: null, deliveryTo: at(6.25) }],
    {},
    [
      {
        code: 'lateDelivery',
        orderId: 'order-1',
        params: { location: 'near', minutes: 15, arriveAt: at(6.5), to: at(6.25) },
      },
    ],
  ],
  [
    'a delivery that is a second late',
    [{ deliveryFrom: null, deliveryTo: at(6.5) - 1 }],
    {},
    [
      {
        code: 'lateDelivery',
        orderId: 'order-0',
        params: { location: 'near', minutes: 1, arriveAt: at(6.5), to: at(6.5) - 1 },
      },
    ],
  ],
  [
    'pickups without a common time',
    [{ pickupTo: at(7) }, { pickupFrom: at(8) }],
    {},
    [
      { code: 'pickupWindows', orderId: null, params: { from: at(8), to: at(7) } },
      {
        code: 'latePickup',
        orderId: 'order-0',
        params: { location: 'depot', minutes: 60, arriveAt: at(8), to: at(7) },
      },
    ],
  ],
  [
    'pickups 5.001 km from each other',
    [pickupAt(0), pickupAt(5.001)],
    { roads: undefined },
    [{ code: 'pickupDistance', orderId: null, params: { km: '5.0' } }],
  ],
  [
    '11 stops',
    [{ stops: [DEPOT, ...tenDrops] }],
    { roads: undefined },
    [{ code: 'stops', orderId: null, params: { count: 11, most: 10 } }],
  ],
  [
    'too many pallets, and too long a load',
    [{ palletPlaces: '8', loadingMeters: '2' }, { palletPlaces: '4', loadingMeters: '2.5' }, {}],
    { types: [{ ...TYPES[2]!, palletPlaces: '9', loadingMeters: '4.2' }] },
    [
      { code: 'palletPlaces', orderId: null, params: { load: '12.000', capacity: '9', excess: '3.000' } },
      { code: 'loadingMeters', orderId: null, params: { load: '4.500', capacity: '4.2', excess: '0.300' } },
    ],
  ],
  [
    'incompatible cargos',
    [{ cargos: [cargo('a')] }, { cargos: [cargo('b', 'a')] }],
    {},
    [{ code: 'incompatibleCargo', orderId: 'order-1', params: { first: 'Cargo a', second: 'Cargo b' } }],
  ],
  ['different partners', [{}, { partnerId: 'x' }], {}, [{ code: 'partner', orderId: null, params: {} }]],
  ['different directions', [{}, { isBackhaul: true }], {}, [{ code: 'backhaul', orderId: null, params: {} }]],
  [
    'last drops in different zones',
    [{}, { stops: [DEPOT, FAR] }],
    { zoneAt: (point) => (point === FAR.point ? 'zone' : null) },
    [{ code: 'zone', orderId: null, params: {} }],
  ],
])('reports %s', (_name, rows, pool, expected) => {
  expect(violations(rows, pool)).toEqual(expected);
});

test('reports each order that does not allow the requested type, and its capacity', () => {
  expect(violations([{ vehicleTypeIds: ['T2'] }, {}, { space: '9' }], {}, 'T1')).toEqual([
    { code: 'noVehicleType', orderId: 'order-0', params: {} },
    { code: 'space', orderId: null, params: { load: '11.000', capacity: '8', excess: '3.000' } },
  ]);
});
