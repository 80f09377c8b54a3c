import type { Meter } from 'shared-contracts/fleet/meters';
import type { MeterSource } from 'shared-contracts/values/fleet/vehicles';

/** The readings of the tracker and of the track; null if there are none. */
export type Readings = Record<MeterSource, number | null>;
/** A correction by a user: the difference to the reading of that time. */
export type MeterOffset = { source: MeterSource; offset: number };

const preferredSource = ({ device }: Readings): MeterSource => (device === null ? 'track' : 'device');

const round = (value: number) => Math.round(value * 10) / 10;

/** The tracker's own reading, else that of the track; corrected by what was entered. Null without any. */
export function getMeter(readings: Readings, entered: MeterOffset | null): Meter | null {
  const source = entered?.source ?? preferredSource(readings);
  const reading = readings[source];
  if (reading === null && !entered) return null;
  return { value: round((reading ?? 0) + (entered?.offset ?? 0)), source, isCorrected: entered !== null };
}

/** The offset that makes the meter show a value now. */
export function toOffset(readings: Readings, value: number): MeterOffset {
  const source = preferredSource(readings);
  return { source, offset: value - (readings[source] ?? 0) };
}
