import type { DrivingRule, DrivingSettings } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';

export const NO_DRIVING_RULE: DrivingRule = { driveBeforeBreak: Infinity, breakLength: 0, maxDrive: Infinity };

export const toDrivingRule = ({ driveMinutes, breakMinutes, maxDriveMinutes }: DrivingSettings): DrivingRule => ({
  driveBeforeBreak: driveMinutes * MINUTE,
  breakLength: breakMinutes * MINUTE,
  maxDrive: maxDriveMinutes === null ? Infinity : maxDriveMinutes * MINUTE,
});

/** How many breaks are taken before a trip has driven for that long. The last one is only taken if it goes on. */
const countBreaks = (driven: number, { driveBeforeBreak }: DrivingRule) =>
  driven > driveBeforeBreak ? Math.ceil(driven / driveBeforeBreak) - 1 : 0;

/** The seconds of the breaks on a leg of a trip that has driven for some time. Waiting and work are no breaks. */
export const breakSeconds = (driven: number, leg: number, rule: DrivingRule): number =>
  driven + leg > rule.driveBeforeBreak && driven < Infinity
    ? (countBreaks(driven + leg, rule) - countBreaks(driven, rule)) * rule.breakLength
    : 0;

/** By how many seconds the last leg of a trip exceeds the longest driving time. */
export const excessDrive = (driven: number, leg: number, { maxDrive }: DrivingRule): number =>
  driven + leg > maxDrive ? Math.min(leg, driven + leg - maxDrive) : 0;
