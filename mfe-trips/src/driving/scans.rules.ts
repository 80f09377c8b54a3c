import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { OutboxEntry } from './outbox.ts';
import type { Scan } from './scan/stop-labels.rules.ts';

/** The scanned labels of a trip, including those not sent yet. */
export const listScans = ({ id, scans = [] }: MyTrip, entries: readonly OutboxEntry[]): Scan[] => [
  ...scans,
  ...entries.flatMap((entry) =>
    entry.kind === 'scan' && entry.tripId === id && entry.state !== 'refused' ? [entry.input] : [],
  ),
];
