import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { estimateArrival, roundDegrees } from './eta.rules.ts';

const NOW = 1_800_000_000;
const [port, kandy] = [[6.95, 79.84] as const, [7.29, 80.63] as const];
/** Port to Kandy in a straight line: 94.96 km; × 1.3 / 40 km/h = 3.086 h. */
const PORT_TO_KANDY = 3.086 * 3_600;
const delivery = { from: NOW + 3_600, to: NOW + 7_200 };
const at = (latitude: number, longitude: number, age = 60) => ({ latitude, longitude, at: NOW - age });
const eta = (
  stage: OrderStage,
  position: ReturnType<typeof at> | null,
  stops: (readonly [number, number])[] = [port, kandy],
  { left = 0, pickups = 1 } = {},
) =>
  estimateArrival({
    stage,
    stops: stops.map((point, i) => ({
      point,
      kind: i < pickups ? 'pickup' : 'drop',
      departedAt: i < left ? NOW - 600 : null,
    })),
    delivery,
    position,
    now: NOW,
  });

test.each<[string, OrderStage, ReturnType<typeof at>, (readonly [number, number])[], number]>([
  ['to the pickup and the drop', 'started', at(...kandy), [port, kandy], 2],
  ['from the pickup to the drop', 'loadingCompleted', at(...port), [port, kandy], 1],
  ['from the pickup through all drops', 'loading', at(...kandy), [port, kandy, port, kandy], 2],
  ['in transit through all drops', 'transit', at(...port), [port, kandy, port, kandy], 3],
  ['delayed to the last drop', 'delayed', at(...port), [kandy, port, kandy], 1],
])('estimates the arrival %s: 1.3 times the great circle at 40 km/h', (_case, stage, position, stops, legs) => {
  const estimated = eta(stage, position, stops);
  expect(estimated).toEqual({ from: estimated?.to, to: expect.any(Number) as number, isEstimate: true });
  expect(Math.abs((estimated?.to ?? 0) - (NOW - 60 + legs * PORT_TO_KANDY))).toBeLessThan(60 * legs);
});

test.each<[string, OrderStage, left: number, readonly [number, number], legs: number]>([
  ['from the first pickup to the second one and on', 'loading', 0, port, 3],
  ['in transit to the second pickup', 'transit', 1, port, 3],
  ['from the second pickup', 'loading', 1, kandy, 2],
  ['in transit to the first drop', 'transit', 2, kandy, 2],
  ['in transit to the last drop', 'transit', 3, port, 1],
])('estimates the arrival of two pickups and two drops %s', (_case, stage, left, position, legs) => {
  const estimated = eta(stage, at(...position), [port, kandy, port, kandy], { left, pickups: 2 });
  expect(Math.abs((estimated?.to ?? 0) - (NOW - 60 + legs * PORT_TO_KANDY))).toBeLessThan(60 * legs);
});

test('an estimate is a whole second, and never in the past', () => {
  expect(eta('transit', at(...port))?.to).toBe(Math.round(eta('transit', at(...port))?.to ?? 0));
  expect(eta('transit', at(...kandy, 600))).toEqual({ from: NOW, to: NOW, isEstimate: true });
});

test.each([
  ['without a position', 'transit', null, [port, kandy]],
  ['before the trip starts', 'validated', at(...port), [port, kandy]],
  ['without stops', 'transit', at(...port), []],
  ['with a position older than an hour', 'transit', at(...port, 3_601), [port, kandy]],
] as const)('returns the planned window %s', (_case, stage, position, stops) => {
  expect(eta(stage, position, [...stops])).toEqual({ ...delivery, isEstimate: false });
});

test('uses a position that is exactly an hour old', () => {
  expect(eta('transit', at(...port, 3_600))?.isEstimate).toBe(true);
});

test.each(['arrivedToDropLocation', 'delivered', 'incompleteDelivery', 'notDelivered', 'cancelled'] as const)(
  'has no arrival to wait for in %s',
  (stage) => {
    expect(eta(stage, at(...port))).toBeNull();
  },
);

test.each([
  [6.949_6, 6.95],
  [-0.004, 0],
  [179.996, 180],
  [79.855, 79.86],
])('rounds %d to %d', (degrees, expected) => {
  expect(roundDegrees(degrees)).toBe(expected);
});
