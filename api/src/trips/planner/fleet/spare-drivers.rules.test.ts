import { pairSpareDrivers } from './spare-drivers.rules.ts';

const vehicle = (id: string, driver: string | null, organizationId = 'own') => ({
  id,
  organizationId,
  driver: driver === null ? null : { id: driver },
});
const task = (driverId: string, hours: number) => ({ driverId, fromAt: 0, toAt: hours });

test('gives own vehicles without a driver the spare ones, the least booked first, each to one vehicle', () => {
  const vehicles = [
    vehicle('a', 'usual'),
    vehicle('b', null),
    vehicle('shared', null, 'partner'),
    vehicle('c', null),
    vehicle('d', null),
  ];
  const paired = pairSpareDrivers(vehicles, [{ id: 'busy' }, { id: 'free' }], [task('busy', 8)], 'own');
  expect(paired.map(({ id, driver }) => [id, driver?.id ?? null])).toEqual([
    ['a', 'usual'],
    ['b', 'free'],
    ['shared', null],
    ['c', 'busy'],
    ['d', null],
  ]);
});
