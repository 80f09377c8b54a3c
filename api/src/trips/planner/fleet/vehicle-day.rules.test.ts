import { MINUTE } from 'shared-contracts/values/time';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { at, poolOrder } from '../testing/pools.ts';
import { SETTINGS, vehicle } from '../testing/fleets.ts';
import type { FleetTrip } from './fleet-trip.rules.ts';
import { planVehicleDay } from './vehicle-day.rules.ts';

const place = (minutes: number): Point => [0, minutes];
const trip: FleetTrip = {
  index: 0,
  startsAt: at(10),
  endsAt: at(12),
  first: place(0),
  last: place(0),
  legs: [{ drive: 0, pause: 0, arriveAt: at(10), leaveAt: at(12) }],
  orders: [poolOrder('a')],
  load: [0, 0, 0, 0],
};

test('a vehicle comes from where its last task ends, of those that begin together the longer one', () => {
  const use = (to: number, end: number) => ({ fromAt: at(6), toAt: at(end), from: null, to: place(to), isWork: true });
  const context = {
    settings: SETTINGS,
    earliest: at(0),
    travel: ([, from]: Point, [, to]: Point) => ({
      metres: Math.abs(to - from),
      seconds: Math.abs(to - from) * MINUTE,
      isEstimated: true,
    }),
  };
  for (const uses of [
    [use(30, 8), use(10, 7)],
    [use(10, 7), use(30, 8)],
  ])
    expect(planVehicleDay(vehicle('v', { uses }), [trip], context)).toMatchObject({ emptyMetres: 30 });
});
