import type { OutboxEntry } from './outbox.ts';

type Group = [OutboxEntry, ...OutboxEntry[]];

/** The driver never had the trip, or lost it long ago. */
export const isUnassigned = ({ refused }: OutboxEntry) => refused?.status === 404;

/** Changes that the driver gets in one notice: one notice per trip, or per order if only that is gone. */
function keyOf(entry: OutboxEntry) {
  const { id, tripId, orderNumber, late } = entry;
  if (late) return [tripId, late.cause, late.cause.startsWith('order') ? orderNumber : ''].join(' ');
  return isUnassigned(entry) ? tripId : String(id);
}

/** Groups entries that the API recorded as late or rejected, for one notice per group. */
export const groupUnapplied = (entries: readonly OutboxEntry[]): Group[] =>
  [
    ...Map.groupBy(
      entries.filter(({ state }) => state === 'refused'),
      keyOf,
    ).values(),
  ].flatMap(([first, ...others]) => (first ? [[first, ...others] as Group] : []));
