import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import { mergeStates } from '../telemetry/intake/merge-states.rules.ts';

/** Percent. */
const LOW_BATTERY = 20;

type State = Partial<TrackerState> | null;
type Report = { at: number; state: TrackerState | null };

const EVENTS = {
  sos: (state: State) => state?.alarm === 'sos',
  batteryLow: (state: State) => (state?.battery ?? Infinity) < LOW_BATTERY && state?.isCharging !== true,
} as const;
export type TrackerEventKind = keyof typeof EVENTS;
export const TRACKER_EVENT_KINDS = Object.keys(EVENTS) as TrackerEventKind[];

/** Events that start with one of the reports and were not reported before it. `at`: the time of the report. */
export function findTrackerEvents(
  before: TrackerState | null,
  reports: readonly Report[],
): { kind: TrackerEventKind; at: number }[] {
  let state = before;
  return reports.flatMap((report) => {
    const [last, next] = [state, mergeStates(state, report.state)];
    state = next;
    return TRACKER_EVENT_KINDS.filter((kind) => EVENTS[kind](next) && !EVENTS[kind](last)).map((kind) => ({
      kind,
      at: report.at,
    }));
  });
}
