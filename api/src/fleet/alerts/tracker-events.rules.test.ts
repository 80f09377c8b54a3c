import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import { findTrackerEvents } from './tracker-events.rules.ts';

const NOTHING: TrackerState = {
  battery: null,
  isCharging: null,
  ignition: null,
  isMoving: null,
  odometer: null,
  engineHours: null,
  fuelLevel: null,
  alarm: null,
  event: null,
  attributes: {},
};
type Reported = Partial<TrackerState> | null;
const toState = (changes: Reported) => changes && { ...NOTHING, ...changes };
const SOS = { alarm: 'sos' };

test.each<[string, Reported, Reported[], string[]]>([
  ['an SOS', null, [SOS], ['sos 0']],
  ['an SOS that continues', SOS, [SOS, SOS], []],
  ['another SOS after a report without', SOS, [SOS, null, SOS], ['sos 2']],
  ['another alarm', null, [{ alarm: 'powerCut' }], []],
  ['a battery that gets low', { battery: 20 }, [{ battery: 20 }, { battery: 19 }, { battery: 5 }], ['batteryLow 1']],
  ['a battery that is low from the start', null, [{ battery: 0 }], ['batteryLow 0']],
  ['a battery that is charged', null, [{ battery: 5, isCharging: true }], []],
  ['a battery that is low again', { battery: 5 }, [{ battery: 80 }, { battery: 10 }], ['batteryLow 1']],
  ['a report without a battery', { battery: 5 }, [{ ignition: true }], []],
  ['both', null, [{ ...SOS, battery: 1 }], ['sos 0', 'batteryLow 0']],
])('finds %s', (_, before, reports, expected) => {
  const events = findTrackerEvents(
    toState(before),
    reports.map((state, at) => ({ at, state: toState(state) })),
  );
  expect(events.map(({ kind, at }) => `${kind} ${at}`)).toEqual(expected);
});
