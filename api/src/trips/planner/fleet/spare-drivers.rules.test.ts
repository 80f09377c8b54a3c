import { pairSpareDrivers } from './spare-drivers.rules.ts';

const vehicle = (id: string, driver: string | null, organizationId = 'own') => ({
  id,
  organizationId,
  driver: driver === null ? null : { id: driver },
});
const booking = (driverId: string | null, fromAt: number, toAt: number) => ({ driverId, fromAt, toAt });

test('own vehicles without a driver get the spare ones, the least booked first, each one vehicle', () => {
  const vehicles = [
    vehicle('a', 'usual'),
    vehicle('b', null),
    vehicle('shared', null, 'partner'),
    vehicle('c', null),
    vehicle('d', null),
  ];
  const paired = pairSpareDrivers(vehicles, [{ id: 'busy' }, { id: 'half' }, { id: 'free' }], {
    bookings: [booking('busy', 101, 109), booking('half', 200, 203), booking('half', 204, 206), booking(null, 0, 24)],
    organizationId: 'own',
  });
  expect(paired.map(({ id, driver }) => [id, driver?.id ?? null])).toEqual([
    ['a', 'usual'],
    ['b', 'free'],
    ['shared', null],
    ['c', 'half'],
    ['d', 'busy'],
  ]);
});

test('a vehicle gets the next driver whose licence allows it, or none', () => {
  const paired = pairSpareDrivers(
    [vehicle('trailer', null), vehicle('bus', null), vehicle('van', null)],
    [{ id: 'B' }, { id: 'CE' }],
    {
      bookings: [],
      organizationId: 'own',
      mayDrive: ({ id }, driver) => id !== 'bus' && (id === 'van' || driver.id === 'CE'),
    },
  );
  expect(paired.map(({ driver }) => driver?.id ?? null)).toEqual(['CE', null, 'B']);
});
