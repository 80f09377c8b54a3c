import { at, DEPOT, poolOrder } from '../testing/pools.ts';
import type { Plan } from '../pool.rules.ts';
import { toFleetTrips } from './fleet-trip.rules.ts';

test('a trip of a plan has its places, legs, orders and load', () => {
  const [kandy, galle] = [
    { locationId: 'kandy', point: [7.29, 80.63] as const },
    { locationId: 'galle', point: [6.05, 80.21] as const },
  ];
  const orders = [
    poolOrder('a', { stops: [DEPOT, kandy], space: '1.5', palletPlaces: '2' }),
    poolOrder('b', { stops: [DEPOT, galle] }),
    poolOrder('c'),
  ];
  const stop = { pickOrderIds: [], dropOrderIds: [], waitMinutes: 0, metres: 0 };
  const plan: Plan = {
    zoneId: null,
    partnerId: 'p',
    isBackhaul: false,
    vehicleTypeId: 'T2',
    orderIds: ['b', 'a', 'gone'],
    stops: [
      { ...stop, locationId: 'depot', arriveAt: at(6), leaveAt: at(7), driveSeconds: 0 },
      { ...stop, locationId: 'galle', arriveAt: at(9), leaveAt: at(10), driveSeconds: 7_200 },
      { ...stop, locationId: 'kandy', arriveAt: at(15), leaveAt: at(16), driveSeconds: 14_400, breakMinutes: 60 },
    ],
    metres: 0,
  };
  expect(toFleetTrips([{ ...plan, orderIds: ['c'] }, plan], orders)[1]).toEqual({
    index: 1,
    startsAt: at(6),
    endsAt: at(16),
    first: DEPOT.point,
    last: kandy.point,
    legs: [
      { drive: 0, pause: 0, arriveAt: at(6), leaveAt: at(7) },
      { drive: 7_200, pause: 0, arriveAt: at(9), leaveAt: at(10) },
      { drive: 14_400, pause: 3_600, arriveAt: at(15), leaveAt: at(16) },
    ],
    orders: [orders[1], orders[0]],
    load: [2_500, 200_000, 2_000, 0],
  });
});
