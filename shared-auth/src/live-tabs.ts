import type { LiveEvent } from 'shared-contracts/live';
import { type Ears, keepStream } from './live-stream.ts';

/** What the tab that has the stream tells the others: events, or that the stream begins. */
type Told = { events?: LiveEvent[] };

const nameFor = (userId: string) => `consign.live.${userId}`;

/** One tab holds the lock and the stream, and tells the others. When it goes, the browser gives the lock to the next. */
function shareStream(userId: string, ears: Ears, signal: AbortSignal) {
  const channel = new BroadcastChannel(nameFor(userId));
  const tell = ({ events }: Told) => (events ? ears.hear(events) : ears.begin());
  const tellAll = (told: Told) => {
    channel.postMessage(told);
    tell(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
  signal.addEventListener('abort', () => channel.close());
  const lead = () => keepStream({ hear: (events) => tellAll({ events }), begin: () => tellAll({}) }, signal);
  navigator.locks.request(nameFor(userId), { signal }, lead).catch(() => undefined);
}

/** Without locks every tab has a stream of its own, as long as it is looked at: browsers allow few connections at once. */
function ownStream(ears: Ears, signal: AbortSignal) {
  let look: AbortController | undefined;
  const follow = () => {
    look?.abort();
    look = document.visibilityState === 'visible' ? new AbortController() : undefined;
    if (look) void keepStream(ears, AbortSignal.any([signal, look.signal]));
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', follow));
  follow();
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** Hears what happens for this user, by one stream for all tabs of the browser where that is possible. */
export const followLive = (userId: string, ears: Ears, signal: AbortSignal) => (canShare() ? shareStream(userId, ears, signal) : ownStream(ears, signal));
