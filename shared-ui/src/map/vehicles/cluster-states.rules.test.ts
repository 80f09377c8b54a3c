import { countStates } from './cluster-states.rules.ts';
import type { MarkedVehicle, VehicleAlert, VehicleMotion } from './fleet-store.ts';

const vehicle = (motion: VehicleMotion, alert?: VehicleAlert) =>
  ({ id: motion, motion, ...(alert && { alert }) }) as unknown as MarkedVehicle;

test('counts the vehicles of a cluster by motion, without those of which there are none', () => {
  expect(countStates([vehicle('offline'), vehicle('moving'), vehicle('offline')])).toEqual({
    count: 3,
    motions: [
      { motion: 'moving', count: 1 },
      { motion: 'offline', count: 2 },
    ],
    alerts: 0,
    worstAlert: undefined,
  });
  expect(countStates([vehicle('stopped')]).motions).toEqual([{ motion: 'stopped', count: 1 }]);
});

test.each<[VehicleAlert[], VehicleAlert]>([
  [['info'], 'info'],
  [['info', 'warning', 'info'], 'warning'],
  [['warning', 'critical', 'info'], 'critical'],
])('of alerts %j, the most urgent one is %s', (alerts, worst) => {
  const counts = countStates([vehicle('moving'), ...alerts.map((alert) => vehicle('stopped', alert))]);
  expect(counts).toMatchObject({ alerts: alerts.length, worstAlert: worst });
});
