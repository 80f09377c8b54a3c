import type { DrivingRule, DrivingSettings } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';

export const NO_DRIVING_RULE: DrivingRule = { driveBeforeBreak: Infinity, breakLength: 0, maxDrive: Infinity };

export const toDrivingRule = (settings: DrivingSettings): DrivingRule => ({
  driveBeforeBreak: settings.driveMinutes * MINUTE,
  breakLength: settings.breakMinutes * MINUTE,
  ...(settings.restAfterMinutes !== null && {
    driveBeforeRest: settings.restAfterMinutes * MINUTE,
    restLength: settings.restMinutes * MINUTE,
  }),
  maxDrive: settings.maxDriveMinutes === null ? Infinity : settings.maxDriveMinutes * MINUTE,
});

/** The number of pauses in this driving time. The last one is only taken if the trip continues. */
const countPauses = (driven: number, every: number) => (driven > every ? Math.ceil(driven / every) - 1 : 0);

/** The total length of breaks and rests in this driving time. A rest replaces a break that is due at the same time. */
function pauseSeconds(driven: number, rule: DrivingRule): number {
  const { driveBeforeBreak, breakLength, driveBeforeRest = Infinity, restLength = 0 } = rule;
  const rests = countPauses(driven, driveBeforeRest);
  if (rests === 0) return countPauses(driven, driveBeforeBreak) * breakLength;
  const breaksBeforeRest = countPauses(driveBeforeRest, driveBeforeBreak);
  const breaks = rests * breaksBeforeRest + countPauses(driven - rests * driveBeforeRest, driveBeforeBreak);
  return rests * restLength + breaks * breakLength;
}

/**
 * The length of the breaks and rests on a leg, given the driving time before it. Waiting and handling don't count as
 * breaks.
 */
export const breakSeconds = (driven: number, leg: number, rule: DrivingRule): number =>
  (driven + leg > rule.driveBeforeBreak || driven + leg > (rule.driveBeforeRest ?? Infinity)) && driven < Infinity
    ? pauseSeconds(driven + leg, rule) - pauseSeconds(driven, rule)
    : 0;

/** The seconds by which the last leg of a trip exceeds the longest driving time. */
export const excessDrive = (driven: number, leg: number, { maxDrive }: DrivingRule): number =>
  driven + leg > maxDrive ? Math.min(leg, driven + leg - maxDrive) : 0;
