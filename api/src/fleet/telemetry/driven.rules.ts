import { HOUR } from 'shared-contracts/values/time';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import { MIN_MOVING_SPEED, OFFLINE_AFTER } from './position.rules.ts';

/** Computed from the track of a vehicle, since tracking started. */
export type Driven = { drivenKm: number; runningHours: number };

type Position = { at: number; latitude: number; longitude: number; speed: number; ignition: boolean | null };

/** Services are looked at whenever a vehicle has gone on by so much: kilometres and hours. */
const MARKS = { km: 10, hours: 1 } as const;

/** A standing vehicle seems to move by less. */
const MIN_MOVED_KM = 0.1;

const isMoving = ({ speed }: Position) => speed >= MIN_MOVING_SPEED;

/** Adds the newer positions of a vehicle, the oldest first. @param previous the position before them */
export function addDriven(before: Driven, previous: Position | null, positions: readonly Position[]): Driven {
  let { drivenKm, runningHours } = before;
  let last = previous;
  for (const position of positions) {
    if (last) {
      const km = greatCircleKm([last.latitude, last.longitude], [position.latitude, position.longitude]);
      if (isMoving(last) || isMoving(position) || km >= MIN_MOVED_KM) drivenKm += km;
      const seconds = position.at - last.at;
      const isRunning = last.ignition ?? (isMoving(last) || isMoving(position));
      if (isRunning && seconds <= OFFLINE_AFTER) runningHours += seconds / HOUR;
    }
    last = position;
  }
  return { drivenKm, runningHours };
}

type Meters = Driven & { odometer: number | null; engineHours: number | null };

/** Whether a meter has passed a mark, according to the track or the tracker. */
export function passesMark(before: Meters, after: Meters): boolean {
  const passes = (from: number | null, to: number | null, mark: number) =>
    to !== null && (from === null || Math.floor(from / mark) !== Math.floor(to / mark));
  return (
    passes(before.drivenKm, after.drivenKm, MARKS.km) ||
    passes(before.runningHours, after.runningHours, MARKS.hours) ||
    passes(before.odometer, after.odometer, MARKS.km) ||
    passes(before.engineHours, after.engineHours, MARKS.hours)
  );
}
