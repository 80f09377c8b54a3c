import { type Ears, keepStream } from './live-stream.ts';

/** Which stream, and what a tab that comes later is told by the one that has it; nothing unless said. */
export type Stream<T> = { path: string; userId: string; recall?: () => T[] };
/** What the tab that has the stream tells the others, and what a new one asks. */
type Told<T> = { kind: 'events'; events: T[] } | { kind: 'begin' | 'lose' | 'recall' };

const nameOf = ({ path, userId }: { path: string; userId: string }) => `consign.${path}.${userId}`;

/** One tab holds the lock and the stream, and tells the others. When it goes, the browser gives the lock to the next. */
function shareStream<T>(stream: Stream<T>, ears: Ears<T>, signal: AbortSignal) {
  const channel = new BroadcastChannel(nameOf(stream));
  let isLeading = false;
  const tell: Record<'begin' | 'lose' | 'recall', () => void> = {
    begin: ears.begin,
    lose: () => ears.lose?.(),
    recall: () => {
      const events = isLeading ? (stream.recall?.() ?? []) : [];
      if (events.length > 0) channel.postMessage({ kind: 'events', events } satisfies Told<T>);
    },
  };
  const take = (told: Told<T>) => (told.kind === 'events' ? ears.hear(told.events) : tell[told.kind]());
  const tellAll = (told: Told<T>) => {
    channel.postMessage(told);
    take(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told<T>>) => take(data);
  signal.addEventListener('abort', () => channel.close());
  const lead = () => {
    isLeading = true;
    return keepStream<T>(
      stream.path,
      {
        hear: (events) => tellAll({ kind: 'events', events }),
        begin: () => tellAll({ kind: 'begin' }),
        lose: () => tellAll({ kind: 'lose' }),
      },
      signal,
    );
  };
  if (stream.recall) channel.postMessage({ kind: 'recall' } satisfies Told<T>);
  navigator.locks.request(nameOf(stream), { signal }, lead).catch(() => undefined);
}

/** Without locks every tab has a stream of its own, as long as it is looked at: browsers allow few connections at once. */
function ownStream<T>({ path }: Stream<T>, ears: Ears<T>, signal: AbortSignal) {
  let look: AbortController | undefined;
  const follow = () => {
    look?.abort();
    look = document.visibilityState === 'visible' ? new AbortController() : undefined;
    if (look) void keepStream(path, ears, AbortSignal.any([signal, look.signal]));
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', follow));
  follow();
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** Hears a stream of this user, by one for all tabs of the browser where that is possible. */
export const followStream = <T>(stream: Stream<T>, ears: Ears<T>, signal: AbortSignal) =>
  canShare() ? shareStream(stream, ears, signal) : ownStream(stream, ears, signal);
