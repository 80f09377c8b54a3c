import type { MarkedVehicle, VehicleAlert, VehicleMotion } from './fleet-store.ts';

export type StateCounts = {
  count: number;
  /** Only states that occur. */
  motions: { motion: VehicleMotion; count: number }[];
  /** The number of vehicles with open alerts, and the most urgent severity. */
  alerts: number;
  worstAlert: VehicleAlert | undefined;
};

const MOTIONS: readonly VehicleMotion[] = ['moving', 'stopped', 'offline'];
const ALERTS: readonly VehicleAlert[] = ['critical', 'warning', 'info'];

export function countStates(vehicles: readonly MarkedVehicle[]): StateCounts {
  const counts = { moving: 0, stopped: 0, offline: 0, critical: 0, warning: 0, info: 0 };
  for (const { motion, alert } of vehicles) {
    counts[motion] += 1;
    if (alert) counts[alert] += 1;
  }
  return {
    count: vehicles.length,
    motions: MOTIONS.map((motion) => ({ motion, count: counts[motion] })).filter(({ count }) => count > 0),
    alerts: counts.critical + counts.warning + counts.info,
    worstAlert: ALERTS.find((alert) => counts[alert] > 0),
  };
}
