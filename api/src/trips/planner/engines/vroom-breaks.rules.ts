import type { DrivingRule, RoutingShipment } from 'shared-contracts/trips/planner';
import { breakSeconds } from '../../driver-hours/driving.rules.ts';
import type { VroomProblem } from './vroom-json.ts';

type Vehicle = VroomProblem['vehicles'][number];
/** The number of pauses, and how long a vehicle may drive with only these. */
type PauseClass = Pick<Vehicle, 'breaks' | 'max_travel_time'>;
type Pause = { after: number; seconds: number };

/** Longer trips are planned by the portal. */
const MAX_PAUSES = 3;

/** The breaks and rests of an endless trip, each with the driving time before it, in seconds. */
export function listPauses(rule: DrivingRule, count: number): Pause[] {
  const { driveBeforeBreak, driveBeforeRest = Infinity } = rule;
  const pauses: Pause[] = [];
  let [sinceRest, driven] = [0, 0];
  while (pauses.length < count) {
    const left = Math.min(driveBeforeBreak, driveBeforeRest - sinceRest);
    if (left === Infinity || left <= 0) return pauses;
    const isRest = sinceRest + left >= driveBeforeRest;
    driven += left;
    sinceRest = isRest ? 0 : sinceRest + left;
    pauses.push({ after: driven, seconds: breakSeconds(driven, 1, rule) });
  }
  return pauses;
}

/**
 * VROOM's breaks have a time of day and are always taken, while ours depend on driving time. So each vehicle type is
 * offered several times: without a break, for driving until one is due, and with one, two … as long as orders need
 * that. A break starts after the last pickup has opened, so that it does not precede the trip, and no later than the
 * driving time allows.
 * @param longestDrive of a trip with one order
 */
export function listPauseClasses(
  shipments: readonly RoutingShipment[],
  rule: DrivingRule | undefined,
  longestDrive: number,
): PauseClass[] {
  const maxDrive = rule?.maxDrive ?? Infinity;
  const pauses = rule ? listPauses(rule, MAX_PAUSES + 1).filter(({ seconds }) => seconds > 0) : [];
  const opens = Math.max(...shipments.map(({ pickup }) => pickup.time_windows[0][0]));
  const needed = Math.max(1, pauses.filter(({ after }) => after < Math.min(longestDrive, maxDrive)).length);
  const most = Math.min(needed, MAX_PAUSES, pauses.filter(({ after }) => after < maxDrive).length);
  return Array.from({ length: most + 1 }, (_, count): PauseClass => {
    const limit = Math.min(maxDrive, pauses[count]?.after ?? Infinity);
    let paused = 0;
    const breaks = pauses.slice(0, count).map(({ after, seconds }, i) => {
      const latest = opens + after + paused;
      paused += seconds;
      return { id: i + 1, time_windows: [[opens, latest] as [number, number]], service: seconds };
    });
    return {
      ...(breaks.length > 0 && { breaks }),
      ...(Number.isFinite(limit) && { max_travel_time: limit }),
    };
  });
}
