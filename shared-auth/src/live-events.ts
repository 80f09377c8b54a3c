import type { LiveEvent, LiveTopic, LiveTopics } from 'shared-contracts/live';
import { useEffect, useEffectEvent } from 'react';
import { createSharedStream } from './shared-stream.ts';

type TopicListener = { topic: LiveTopic; onEvent: (event: LiveEvent) => void; onConnect: () => void };

const listeners = new Set<TopicListener>();
const joinStream = createSharedStream<LiveEvent>('live', {
  onEvents: (events: LiveEvent[]) => {
    for (const event of events) for (const { topic, onEvent } of listeners) if (topic === event.topic) onEvent(event);
  },
  onConnect: () => {
    for (const { onConnect } of listeners) onConnect();
  },
});

function subscribe(listener: TopicListener): () => void {
  listeners.add(listener);
  const leaveStream = joinStream();
  return () => {
    listeners.delete(listener);
    leaveStream();
  };
}

/**
 * Subscribes to a topic while mounted: `useLiveEvents('notifications', refetch, refetch)`.
 * @param onConnect called on every connect, also the first: earlier events were missed, so refetch
 */
export function useLiveEvents<T extends LiveTopic>(
  topic: T,
  onEvent: (payload: LiveTopics[T]) => void,
  onConnect: () => void,
) {
  const handleEvent = useEffectEvent((event: LiveEvent) => onEvent(event.payload as LiveTopics[T]));
  const handleConnect = useEffectEvent(onConnect);
  useEffect(
    () => subscribe({ topic, onEvent: (event) => handleEvent(event), onConnect: () => handleConnect() }),
    [topic],
  );
}
