import { HOUR } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { planTrips } from './plan.rules.ts';
import { toDrivingRule } from '../driver-hours/driving.rules.ts';
import type { Pool, PoolOrder } from './pool.rules.ts';
import { at, buildPool, buildRoads, cargo, DEPOT, loadOf, poolOrder, TYPES, zoneAt } from './testing/pools.ts';

type Row = [
  id: string,
  space: string,
  weight: string,
  pickup: [number, number],
  delivery: [number, number],
  drop: [number, number],
];
const toPoolOrder = ([id, space, weight, [pickupFrom, pickupTo], [deliveryFrom, deliveryTo], point]: Row) =>
  poolOrder(id, {
    space,
    weight,
    pickupFrom: at(pickupFrom),
    pickupTo: at(pickupTo),
    deliveryFrom: at(deliveryFrom),
    deliveryTo: at(deliveryTo),
    stops: [DEPOT, { locationId: `drop-${id}`, point }],
  });

const EXAMPLE = buildPool(
  (
    [
      ['A', '10', '3000', [6, 8], [10, 14], [7.29, 80.63]],
      ['B', '9', '1200', [6.5, 8.5], [10, 15], [7.28, 80.6]],
      ['C', '18', '6500', [6, 9], [9, 16], [7.3, 80.65]],
      ['D', '5', '800', [13, 14], [16, 20], [7.27, 80.62]],
      ['E', '6', '1400', [6, 9], [9, 13], [6.05, 80.21]],
      ['F', '3', '400', [7, 9], [9, 13], [6.03, 80.22]],
      ['G', '50', '9000', [6, 9], [9, 18], [7.29, 80.64]],
      ['H', '2', '300', [6, 9], [9, 18], [9.66, 80.02]],
    ] satisfies Row[]
  ).map(toPoolOrder),
  { zoneAt },
);

test('plans the example of the specification', () => {
  const { plans, unplaced } = planTrips(EXAMPLE);
  expect(
    plans.map(({ zoneId, orderIds, vehicleTypeId }) => [zoneId, orderIds.toSorted().join(), vehicleTypeId]),
  ).toEqual([
    ['Z1', 'A,B,C', 'T3'],
    ['Z1', 'D', 'T1'],
    ['Z2', 'E,F', 'T2'],
    [null, 'H', 'T1'],
  ]);
  const fullest = plans[0]!;
  const { space, weight } = loadOf(fullest, EXAMPLE);
  expect([space.div('0.4').toFixed(1), weight.div('120').toFixed(1)]).toEqual(['92.5', '89.2']);
  expect(fullest.orderIds).toEqual(['B', 'A', 'C']);
  expect(fullest.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'drop-B', 'drop-A', 'drop-C']);
  expect(fullest.stops[0]).toMatchObject({ pickOrderIds: ['A', 'B', 'C'], metres: 0 });
  // It leaves just in time for the opening of the first drop.
  expect(fullest.stops[1]).toMatchObject({ arriveAt: at(10), waitMinutes: 0 });
  expect(unplaced).toEqual([{ orderId: 'G', reason: 'capacityExceeded' }]);
});

test.each<[string, Partial<PoolOrder>, Partial<Pool>, string]>([
  ['rejects an order that is too large for every type', { space: '40.001' }, {}, 'capacityExceeded'],
  [
    'rejects an order that is too heavy for its requested types',
    { weight: '1500.001', vehicleTypeIds: ['T1'] },
    {},
    'capacityExceeded',
  ],
  [
    'uses other types than requested for a flexible order',
    { weight: '1500.001', vehicleTypeIds: ['T1'], isFlexible: true },
    {},
    'T2',
  ],
  ['plans an order that fits exactly', { space: '40.000', weight: '12000.000' }, {}, 'T3'],
  ['rejects an order without any types', {}, { types: [] }, 'noVehicleType'],
  ['rejects an order whose requested type is deleted', { vehicleTypeIds: ['deleted'] }, {}, 'noVehicleType'],
  ['rejects an order with too long a route', { deliveryFrom: null, deliveryTo: at(7) }, {}, 'timeWindowInfeasible'],
  ['rejects an order whose pickup is over', {}, { earliest: at(9) + 1 }, 'timeWindowInfeasible'],
  [
    'plans an order without time windows',
    { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null },
    { earliest: at(6) },
    'T1',
  ],
])('%s', (_name, order, pool, expected) => {
  const { plans, unplaced } = planTrips(buildPool([poolOrder('A', order)], pool));
  expect([...plans.map(({ vehicleTypeId }) => vehicleTypeId), ...unplaced.map(({ reason }) => reason)]).toEqual([
    expected,
  ]);
});

const near = { locationId: 'gate', point: [6.93, 79.9] as const };
const far = { locationId: 'harbour', point: [6.93, 79.91] as const };
const drop = (name: string) => ({ locationId: name, point: [7.29, 80.63] as const });

test.each<[string, Partial<PoolOrder>, Partial<PoolOrder>, number]>([
  ['share a trip if alike', {}, {}, 1],
  ['share a trip with pickups near each other', {}, { stops: [near, drop('x')] }, 1],
  ['take two trips with pickups more than 5 km apart', {}, { stops: [far, drop('x')] }, 2],
  ['share a trip with pickup windows that touch', { pickupTo: at(7) }, { pickupFrom: at(7) }, 1],
  ['take two trips with pickup windows that do not overlap', { pickupTo: at(7) }, { pickupFrom: at(7) + 1 }, 2],
  ['take two trips for different partners', {}, { partnerId: 'other' }, 2],
  ['take two trips in different directions', {}, { isBackhaul: true }, 2],
  [
    'share a trip with cargos that allow each other',
    { cargos: [cargo('food', ['paper'])] },
    { cargos: [cargo('paper', ['food'])] },
    1,
  ],
  [
    'take two trips if one cargo does not allow the other',
    { cargos: [cargo('food', ['paper'])] },
    { cargos: [cargo('paper')] },
    2,
  ],
  ['share a trip with one common type', { vehicleTypeIds: ['T1', 'T2'] }, { vehicleTypeIds: ['T2', 'T3'] }, 1],
  ['take two trips without a common type', { vehicleTypeIds: ['T1'] }, { vehicleTypeIds: ['T3'] }, 2],
  [
    'take two trips if the common type is too small',
    { vehicleTypeIds: ['T1'], space: '4' },
    { vehicleTypeIds: ['T1', 'T3'], space: '4.001' },
    2,
  ],
])('two orders %s', (_name, a, b, trips) => {
  expect(planTrips(buildPool([poolOrder('A', a), poolOrder('B', b)])).plans).toHaveLength(trips);
});

const FREEZER = { id: 'freezer', averageSpace: '7', maxWeight: '1400', temperature: 'frozen' } as const;
const frozen = [{ ...cargo('fish'), temperature: 'frozen' as const }];

test.each<[string, Partial<PoolOrder>, string | undefined]>([
  ['flexible dry freight in a plain lorry', { isFlexible: true }, 'T1'],
  ['dry freight that asks for nothing in a plain lorry', {}, 'T1'],
  ['frozen freight in the freezer', { cargos: frozen }, 'freezer'],
  ['dry freight that asks for the freezer in it', { vehicleTypeIds: ['freezer'] }, 'freezer'],
  ['frozen freight that asks for a plain lorry in it', { cargos: frozen, vehicleTypeIds: ['T2'] }, 'T2'],
  ['frozen freight that no freezer can hold nowhere', { cargos: frozen, space: '7.5' }, undefined],
])('plans %s', (_name, order, typeId) => {
  const { plans } = planTrips(buildPool([poolOrder('o', order)], { types: [FREEZER, ...TYPES] }));
  expect(plans[0]?.vehicleTypeId).toBe(typeId);
});

test('opens a trip with a second plain lorry rather than one with a larger freezer', () => {
  const orders = ['a', 'b'].map((id) => poolOrder(id, { space: '6', isFlexible: true }));
  const types = [{ ...FREEZER, averageSpace: '20' }, TYPES[0]!];
  expect(planTrips(buildPool(orders, { types })).plans.map(({ vehicleTypeId }) => vehicleTypeId)).toEqual(['T1', 'T1']);
});

test('excludes frozen freight without a suitable type', () => {
  expect(planTrips(buildPool([poolOrder('o', { cargos: frozen })])).unplaced).toEqual([
    { orderId: 'o', reason: 'noVehicleType' },
  ]);
});

const BREAKS = toDrivingRule(DEFAULT_DRIVING);

test('takes breaks on long drives, and reproduces the example of the specification', () => {
  const summarize = (pool: Pool) =>
    planTrips(pool).plans.map(({ orderIds, vehicleTypeId }) => [vehicleTypeId, orderIds]);
  expect(summarize({ ...EXAMPLE, driving: BREAKS })).toEqual(summarize(EXAMPLE));
  const { plans } = planTrips({ ...EXAMPLE, driving: BREAKS });
  // The drive to Jaffna takes 9.9 hours.
  expect(plans.find(({ orderIds }) => orderIds.includes('H'))?.stops[1]?.breakMinutes).toBe(90);
  expect(plans.find(({ orderIds }) => orderIds.includes('A'))?.stops[1]?.breakMinutes).toBeUndefined();
});

test('excludes orders that are late with a break, or exceed the driving time', () => {
  const pool = (deliveryTo: number, driving = BREAKS) =>
    buildPool([poolOrder('o', { deliveryTo, stops: [DEPOT, { locationId: 'jaffna', point: [9.66, 80.02] }] })], {
      driving,
    });
  expect(planTrips(pool(at(17))).unplaced).toEqual([{ orderId: 'o', reason: 'timeWindowInfeasible' }]);
  expect(planTrips(pool(at(17.5))).unplaced).toEqual([]);
  expect(planTrips(pool(at(20), { ...BREAKS, maxDrive: 9 * HOUR })).unplaced).toEqual([
    { orderId: 'o', reason: 'tripLimits' },
  ]);
});

test('plans at most 10 stops per trip', () => {
  const many = Array.from({ length: 10 }, (_, i) => poolOrder(`${i}`, { deliveryTo: null }));
  expect(
    planTrips(buildPool(many))
      .plans.map(({ stops }) => stops.length)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 10]);
  expect(planTrips(buildPool(many.slice(1))).plans).toHaveLength(1);
});

test('keeps the drops of an order in sequence even if another one is shorter', () => {
  const [nearDrop, farDrop] = [
    { locationId: 'near', point: [7.2, 80.2] as const },
    { locationId: 'far', point: [7.4, 80.6] as const },
  ];
  const {
    plans: [plan],
  } = planTrips(
    buildPool([poolOrder('A', { stops: [DEPOT, farDrop, nearDrop], deliveryFrom: null, deliveryTo: null })]),
  );
  expect(plan!.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'far', 'near']);
});

test('prefers known roads over estimates', () => {
  const roads = buildRoads([[DEPOT.point, [7.29, 80.63], 50_000, HOUR]]);
  const {
    plans: [plan],
  } = planTrips(buildPool([poolOrder('A', { deliveryFrom: null, loadingMinutes: 30 })], { roads }));
  expect(plan).toMatchObject({ metres: 50_000, stops: [{ leaveAt: at(6.5) }, { arriveAt: at(7.5) }] });
});
