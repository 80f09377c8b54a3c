import type { LiveEvent, LiveTopic, LiveTopics } from 'shared-contracts/live';
import { useEffect, useEffectEvent } from 'react';
import { followLive } from './live-tabs.ts';
import { useSession } from './session.ts';

type Listener = { topic: LiveTopic; hear: (event: LiveEvent) => void; begin: () => void };

const listeners = new Set<Listener>();
let following: { userId: string; end: AbortController } | undefined;

const ears = {
  hear: (events: LiveEvent[]) => {
    for (const event of events) for (const { topic, hear } of listeners) if (topic === event.topic) hear(event);
  },
  begin: () => {
    for (const { begin } of listeners) begin();
  },
};

/** There is a stream as long as somebody is signed in and something listens. */
function adapt() {
  const userId = listeners.size > 0 ? useSession.getState().user?.id : undefined;
  if (userId === following?.userId) return;
  following?.end.abort();
  following = userId ? { userId, end: new AbortController() } : undefined;
  if (following) followLive(following.userId, ears, following.end.signal);
}

useSession.subscribe(adapt);

function listen(listener: Listener): () => void {
  listeners.add(listener);
  adapt();
  return () => {
    listeners.delete(listener);
    adapt();
  };
}

/**
 * Hears of a topic as long as it is rendered: `useLive('notifications', refetch, refetch)`.
 * @param onReconnect the stream begins, for the first time or again: what happened before was not told, so ask anew
 */
export function useLive<T extends LiveTopic>(topic: T, onEvent: (payload: LiveTopics[T]) => void, onReconnect: () => void) {
  const hear = useEffectEvent((event: LiveEvent) => onEvent(event.payload as LiveTopics[T]));
  const begin = useEffectEvent(onReconnect);
  useEffect(() => listen({ topic, hear: (event) => hear(event), begin: () => begin() }), [topic]);
}
