import type { LiveHub } from '../../platform/live/live-hub.ts';

/** Including the delays on the way, open tabs notice a release within a second. */
const POLL_INTERVAL_MS = 500;
/** The more tabs are open, the longer the time over which they spread their requests. */
const DELAY_PER_TAB_MS = 2;
const MAX_DELAY_MS = 2_000;

type Options = { live: Pick<LiveHub, 'countStreams' | 'broadcast'>; onError: (error: unknown) => void };

/**
 * Notifies open tabs when the releases change. Polls only while there are open tabs.
 * @param read returns the same object until the releases change
 * @returns a function that stops it
 */
export function broadcastReleases(read: () => Promise<object | undefined>, { live, onError }: Options): () => void {
  let last: object | undefined;

  const poll = async () => {
    if (live.countStreams() === 0) return;
    const current = await read();
    if (!current || current === last) return;
    last = current;
    const withinMs = Math.min(MAX_DELAY_MS, DELAY_PER_TAB_MS * live.countStreams());
    live.broadcast({ topic: 'releases', payload: { withinMs } });
  };

  const timer = setInterval(() => void poll().catch(onError), POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
