import { sumPlanTotals } from './plan-totals.ts';

const trip = (distance: string, minutes: number, more: object = {}) => ({
  orderIds: ['order'],
  distance,
  minutes,
  lateMinutes: 0,
  problems: [],
  createdTrip: null,
  ...more,
});

test('adds the figures of trips; cost by trip, kilometre and hour, rounded half up', () => {
  const trips = [
    trip('115.250', 250, { lateMinutes: 20, problems: [{ blocks: false }] }),
    trip('0.005', 0, { problems: [{ blocks: false }, { blocks: true }], createdTrip: {} }),
    trip('0.000', 60, { orderIds: [] }),
  ];
  expect(sumPlanTotals(trips, { perTrip: '100', perKm: '1', perHour: '20.5' }, 7)).toEqual({
    trips: 3,
    createdTrips: 1,
    orders: 2,
    distance: '115.255',
    minutes: 250,
    // 200 + 115.255 + 85.4166…
    cost: '400.67',
    lateMinutes: 20,
    problemTrips: 2,
    blockedTrips: 1,
    unplanned: 7,
  });
  expect(sumPlanTotals([trip('0.005', 0)], { perTrip: '0', perKm: '1', perHour: '0' }, 0).cost).toBe('0.01');
  expect(sumPlanTotals([], { perTrip: '100', perKm: '1', perHour: '20' }, 0)).toMatchObject({
    distance: '0.000',
    cost: '0.00',
  });
});
