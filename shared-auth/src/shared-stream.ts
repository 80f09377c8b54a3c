import type { StreamListener } from './stream.ts';
import { followStream } from './stream-tabs.ts';
import { useSession } from './session.ts';

/** Creates a stream that is open while a user is signed in and it has at least one subscriber. */
export function createSharedStream<T>(path: string, listener: StreamListener<T>, replay?: () => T[]) {
  let subscribers = 0;
  let connection: { userId: string; controller: AbortController } | undefined;

  function update() {
    const userId = subscribers > 0 ? useSession.getState().user?.id : undefined;
    if (userId === connection?.userId) return;
    connection?.controller.abort();
    connection = userId ? { userId, controller: new AbortController() } : undefined;
    if (connection) followStream({ path, userId: connection.userId, replay }, listener, connection.controller.signal);
  }

  useSession.subscribe(update);
  /** @returns leaves the stream */
  return function join(): () => void {
    subscribers += 1;
    update();
    return () => {
      subscribers -= 1;
      update();
    };
  };
}
