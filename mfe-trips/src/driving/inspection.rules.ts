import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { InspectionKind } from 'shared-contracts/values/fleet/inspections';
import type { OutboxEntry } from './outbox.ts';

/** The inspections of a trip that were reported or wait to be sent. */
export const listDoneInspections = ({ id, inspections }: MyTrip, entries: readonly OutboxEntry[]): InspectionKind[] => [
  ...(inspections?.done ?? []),
  ...entries.flatMap((entry) =>
    entry.kind === 'inspection' && entry.tripId === id && entry.state !== 'refused' ? [entry.input.kind] : [],
  ),
];
