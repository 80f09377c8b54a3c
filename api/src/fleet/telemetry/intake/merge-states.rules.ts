import type { TrackerState } from 'shared-contracts/fleet/telemetry';

const withoutNulls = <T extends object>(state: T) =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null));

/** JSON without unknown values; null if all are unknown. */
export const compactState = (state: TrackerState | null): string | null => state && JSON.stringify(withoutNulls(state));

/** Retains the last known value of each field. An alarm and an event only belong to their own report. */
export function mergeStates(older: TrackerState | null, newer: TrackerState | null): TrackerState | null {
  if (!older || !newer) return newer ?? (older && { ...older, alarm: null, event: null });
  const attributes = { ...older.attributes, ...newer.attributes };
  return { ...older, ...withoutNulls(newer), alarm: newer.alarm, event: newer.event, attributes };
}
