import fc from 'fast-check';
import { MINUTE } from 'shared-contracts/values/time';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { improvePlans } from './improve/improve-plans.ts';
import { planTrips } from './plan.rules.ts';
import type { Pool, PoolOrder } from './pool.rules.ts';
import { at, buildPool, cargo, poolOrder, TYPES } from './testing/pools.ts';
import { listUnplacedHelp, type TripLimits } from './unplaced-help.rules.ts';

// Plans and improves hundreds of orders, too slow to repeat for every mutant: not a `rules.test.ts`.

const NO_LIMITS: TripLimits = { maxTripSeconds: null, maxWaitSeconds: null };
const DRIVING = { driveBeforeBreak: 4.5 * 3_600, breakLength: 2_700 };
const frozen = [{ ...cargo('fish'), temperature: 'frozen' as const }];

const helpFor = (order: Partial<PoolOrder>, pool: Partial<Pool> = {}, limits?: TripLimits) =>
  listUnplacedHelp(poolOrder('A', order), buildPool([], pool), limits);

test.each<[string, Partial<PoolOrder>, Partial<Pool>, unknown[]]>([
  ['nothing for an order that fits', {}, {}, []],
  ['a type with more space', { space: '52' }, {}, [{ code: 'moreSpace', params: { type: 'T3', space: '12.000' } }]],
  [
    'the type that fits instead of the requested one',
    { weight: '1500.001', vehicleTypeIds: ['T1'] },
    {},
    [{ code: 'otherType', params: { type: 'T2' } }],
  ],
  [
    'a type with the temperature, if there is none',
    { cargos: frozen, space: '4' },
    {},
    [{ code: 'newType', params: { space: '4', weight: '100', temperature: 'frozen' } }],
  ],
  [
    'a later pickup after its window',
    {},
    { earliest: at(9) + 25 * MINUTE },
    [{ code: 'laterPickup', params: { location: 'depot', minutes: 25, to: at(9) + 25 * MINUTE } }],
  ],
])('suggests %s', (_name, order, pool, expected) => {
  expect(helpFor(order, pool)).toEqual(expected);
});

const point = fc.record({ latitude: fc.integer({ min: 60, max: 95 }), longitude: fc.integer({ min: 797, max: 815 }) });
const anyOrder = fc
  .record({
    space: fc.integer({ min: 1, max: 90_000 }).map((litres) => (litres / 1_000).toFixed(3)),
    weight: fc.integer({ min: 1, max: 20_000 }).map(String),
    vehicleTypeIds: fc.constantFrom([], ['T1'], ['T2', 'T3'], ['deleted']),
    isFlexible: fc.boolean(),
    cargos: fc.constantFrom([], [cargo('food')], frozen),
    pickupHours: fc.integer({ min: 0, max: 4 }),
    due: fc.integer({ min: 7, max: 18 }),
    loadingMinutes: fc.constantFrom(0, 15),
    drops: fc.array(point, { minLength: 1, maxLength: 3 }),
  })
  .map(({ pickupHours, due, drops, ...order }) =>
    poolOrder('A', {
      ...order,
      pickupTo: at(6 + pickupHours),
      deliveryFrom: at(due - 1),
      deliveryTo: at(due),
      stops: [
        { locationId: 'depot', point: [6.93, 79.86] },
        ...drops.map(({ latitude, longitude }, i) => ({
          locationId: `drop-${i}`,
          point: [latitude / 10, longitude / 10] as const,
        })),
      ],
    }),
  );
const anyPool = fc.record({
  types: fc.constantFrom([], TYPES, [
    ...TYPES,
    { id: 'F', averageSpace: '17', maxWeight: '6000', temperature: 'frozen' as const },
  ]),
  earliest: fc.integer({ min: 4, max: 12 }).map(at),
  maxDrive: fc.constantFrom(Infinity, 2 * 3_600),
});
const anyLimits = fc.record({
  maxTripSeconds: fc.constantFrom(null, 3 * 3_600),
  maxWaitSeconds: fc.constantFrom(null, 1_800),
});

type Help = ReturnType<typeof listUnplacedHelp>;

/** Applies the suggested help. */
function applyHelp(help: Help, initial: { order: PoolOrder; pool: Pool; limits: TripLimits }) {
  let { order, pool, limits } = initial;
  const changeType = (id: unknown, change: (type: Pool['types'][number]) => object) => {
    pool = { ...pool, types: pool.types.map((type) => (type.id === id ? { ...type, ...change(type) } : type)) };
  };
  for (const { code, params } of help) {
    const seconds = Number(params['minutes']) * MINUTE;
    if (code === 'laterPickup' || code === 'laterDelivery')
      order = {
        ...order,
        stops: order.stops.map((stop) =>
          stop.locationId === params['location'] ? { ...stop, windowTo: Number(params['to']) } : stop,
        ),
      };
    if (code === 'otherType') order = { ...order, vehicleTypeIds: [...order.vehicleTypeIds, String(params['type'])] };
    if (code === 'moreSpace')
      changeType(params['type'], ({ averageSpace }) => ({
        averageSpace: (Number(averageSpace) + Number(params['space'])).toFixed(3),
      }));
    if (code === 'moreWeight')
      changeType(params['type'], ({ maxWeight }) => ({
        maxWeight: (Number(maxWeight) + Number(params['weight'])).toFixed(3),
      }));
    if (code === 'newType') {
      const { space, weight, temperature } = params as { space: string; weight: string; temperature: Temperature };
      pool = { ...pool, types: [...pool.types, { id: 'new', averageSpace: space, maxWeight: weight, temperature }] };
      order = { ...order, vehicleTypeIds: order.vehicleTypeIds.length > 0 ? ['new'] : [] };
    }
    if (code === 'longerDrive' && pool.driving)
      pool = { ...pool, driving: { ...pool.driving, maxDrive: pool.driving.maxDrive + seconds } };
    if (code === 'longerTrip') limits = { ...limits, maxTripSeconds: (limits.maxTripSeconds ?? 0) + seconds };
    if (code === 'longerWait') limits = { ...limits, maxWaitSeconds: (limits.maxWaitSeconds ?? 0) + seconds };
  }
  return { order, pool: { ...pool, orders: [order] }, limits };
}

const improve = (pool: Pool, limits: TripLimits) =>
  improvePlans(
    pool,
    { objective: 'cost', rates: { perTrip: 100, perKm: 1, perHour: 20 }, zoneRule: 'ignore', ...limits },
    { seed: 1, budget: { iterations: 5, milliseconds: Infinity }, control: { now: () => 0, shouldStop: () => false } },
  );

test('makes an order possible alone, in quick and in improved plans', () => {
  fc.assert(
    fc.property(anyOrder, anyPool, anyLimits, (order, { maxDrive, ...more }, limits) => {
      const pool = buildPool([order], { ...more, driving: { ...DRIVING, maxDrive } });
      const quickHelp = listUnplacedHelp(order, pool);
      expect(quickHelp.length > 0).toBe(planTrips(pool).unplaced.length > 0);
      expect(planTrips(applyHelp(quickHelp, { order, pool, limits: NO_LIMITS }).pool).unplaced).toEqual([]);
      const helped = applyHelp(listUnplacedHelp(order, pool, limits), { order, pool, limits });
      expect(improve(helped.pool, helped.limits).unplaced).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
