import type { LiveEvent, LiveTopic, LiveTopics } from 'shared-contracts/live';
import { useEffect, useEffectEvent } from 'react';
import { openSubject } from './live-subject.ts';

type Listener = { topic: LiveTopic; hear: (event: LiveEvent) => void; begin: () => void };

const listeners = new Set<Listener>();
const follow = openSubject<LiveEvent>('live', {
  hear: (events: LiveEvent[]) => {
    for (const event of events) for (const { topic, hear } of listeners) if (topic === event.topic) hear(event);
  },
  begin: () => {
    for (const { begin } of listeners) begin();
  },
});

function listen(listener: Listener): () => void {
  listeners.add(listener);
  const leave = follow();
  return () => {
    listeners.delete(listener);
    leave();
  };
}

/**
 * Hears of a topic as long as it is rendered: `useLive('notifications', refetch, refetch)`.
 * @param onReconnect the stream begins, for the first time or again: what happened before was not told, so ask anew
 */
export function useLive<T extends LiveTopic>(
  topic: T,
  onEvent: (payload: LiveTopics[T]) => void,
  onReconnect: () => void,
) {
  const hear = useEffectEvent((event: LiveEvent) => onEvent(event.payload as LiveTopics[T]));
  const begin = useEffectEvent(onReconnect);
  useEffect(() => listen({ topic, hear: (event) => hear(event), begin: () => begin() }), [topic]);
}
