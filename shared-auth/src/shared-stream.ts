import type { Ears } from './live-stream.ts';
import { followStream } from './live-tabs.ts';
import { useSession } from './session.ts';

/** A stream that is open as long as somebody is signed in and something listens to it. */
export function openSubject<T>(path: string, ears: Ears<T>, recall?: () => T[]) {
  let listening = 0;
  let following: { userId: string; end: AbortController } | undefined;

  function adapt() {
    const userId = listening > 0 ? useSession.getState().user?.id : undefined;
    if (userId === following?.userId) return;
    following?.end.abort();
    following = userId ? { userId, end: new AbortController() } : undefined;
    if (following) followStream({ path, userId: following.userId, recall }, ears, following.end.signal);
  }

  useSession.subscribe(adapt);
  /** @returns ends it */
  return function listen(): () => void {
    listening += 1;
    adapt();
    return () => {
      listening -= 1;
      adapt();
    };
  };
}
