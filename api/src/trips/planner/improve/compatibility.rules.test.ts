import { cargo, poolOrder, zoneAt } from '../testing/pools.ts';
import { createCompatibility } from './compatibility.rules.ts';

const KANDY = { locationId: 'kandy', point: [7.29, 80.63] as const };
const GALLE = { locationId: 'galle', point: [6.05, 80.21] as const };
const pickupAt = (latitude: number) => ({ locationId: `pickup ${latitude}`, point: [latitude, 79.86] as const });

type Change = Parameters<typeof poolOrder>[1] & { window?: readonly [number, number] };
function mayShare(a: Change, b: Change, zoneRule: 'keep' | 'prefer' | 'ignore' = 'keep'): boolean {
  const orders = [poolOrder('a', a), poolOrder('b', b)];
  const windows = [a, b].map(({ window = [0, 10] as const }) => window);
  return createCompatibility(orders, windows, { zoneAt, zoneRule })(0, 1);
}

test.each<[string, Change, Change, boolean]>([
  ['equal orders', {}, {}, true],
  ['of two partners', {}, { partnerId: 'another' }, false],
  ['in two directions', {}, { isBackhaul: true }, false],
  ['with incompatible cargos', { cargos: [cargo('acid')] }, { cargos: [cargo('food')] }, false],
  ['with the same cargo', { cargos: [cargo('acid')] }, { cargos: [cargo('acid')] }, true],
  ['with compatible cargos', { cargos: [cargo('paper', ['food'])] }, { cargos: [cargo('food', ['paper'])] }, true],
  ['with touching pickup windows', { window: [0, 10] }, { window: [10, 20] }, true],
  ['with the later window first', { window: [10, 20] }, { window: [0, 10] }, true],
  ['with pickup windows apart', { window: [0, 9] }, { window: [10, 20] }, false],
  ['with the later of them first', { window: [10, 20] }, { window: [0, 9] }, false],
  ['with pickups 4.4 km apart', { stops: [pickupAt(6.93), KANDY] }, { stops: [pickupAt(6.97), KANDY] }, true],
  ['with pickups 5.6 km apart', { stops: [pickupAt(6.93), KANDY] }, { stops: [pickupAt(6.98), KANDY] }, false],
])('orders %s', (_name, a, b, expected) => {
  expect(mayShare(a, b)).toBe(expected);
});

test.each([
  ['keep', false],
  ['prefer', true],
  ['ignore', true],
] as const)('zones: %s', (zoneRule, expected) => {
  expect(mayShare({ stops: [pickupAt(7), KANDY] }, { stops: [pickupAt(7), GALLE] }, zoneRule)).toBe(expected);
});
