import type { TripMessage } from 'shared-contracts/trips/trip-messages';
import type { OutboxEntry } from './outbox.ts';

export type ThreadMessage = Pick<TripMessage, 'key' | 'text' | 'author' | 'isOwn' | 'occurredAt'> & {
  isWaiting: boolean;
};

/** Messages of a trip, oldest first; last those that the API doesn't list yet. */
export function toThread(
  messages: readonly TripMessage[],
  entries: readonly OutboxEntry[],
  tripId: string,
): ThreadMessage[] {
  const listedKeys = new Set(messages.map(({ key }) => key));
  const unlisted = entries.flatMap((entry): ThreadMessage[] =>
    entry.kind === 'message' && entry.tripId === tripId && entry.state !== 'refused' && !listedKeys.has(entry.input.key)
      ? [{ ...entry.input, author: '', isOwn: true, isWaiting: entry.state === 'waiting' }]
      : [],
  );
  return [...messages.toReversed().map((message) => ({ ...message, isWaiting: false })), ...unlisted];
}
