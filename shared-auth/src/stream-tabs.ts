import { type StreamListener, keepStreamOpen } from './stream.ts';

/** `replay`: the events that bring a newly opened tab up to date. */
export type Stream<T> = { path: string; userId: string; replay?: (() => T[]) | undefined };
/** Messages between the tabs of a browser; `recall` is the request of a new tab for a replay. */
type TabMessage<T> = { kind: 'events'; events: T[] } | { kind: 'begin' | 'lose' | 'recall' };

const getChannelName = ({ path, userId }: { path: string; userId: string }) => `consign.${path}.${userId}`;

/**
 * Shares one stream among tabs: the tab that holds the lock reads it and broadcasts. When it closes, the next tab gets
 * the lock.
 */
function shareStream<T>(stream: Stream<T>, listener: StreamListener<T>, signal: AbortSignal) {
  const channel = new BroadcastChannel(getChannelName(stream));
  let isLeader = false;
  const handlers: Record<'begin' | 'lose' | 'recall', () => void> = {
    begin: listener.onConnect,
    lose: () => listener.onDisconnect?.(),
    recall: () => {
      const events = isLeader ? (stream.replay?.() ?? []) : [];
      if (events.length > 0) channel.postMessage({ kind: 'events', events } satisfies TabMessage<T>);
    },
  };
  const handleMessage = (message: TabMessage<T>) =>
    message.kind === 'events' ? listener.onEvents(message.events) : handlers[message.kind]();
  const broadcast = (message: TabMessage<T>) => {
    channel.postMessage(message);
    handleMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage<T>>) => handleMessage(data);
  signal.addEventListener('abort', () => channel.close());
  const lead = () => {
    isLeader = true;
    return keepStreamOpen<T>(
      stream.path,
      {
        onEvents: (events) => broadcast({ kind: 'events', events }),
        onConnect: () => broadcast({ kind: 'begin' }),
        onDisconnect: () => broadcast({ kind: 'lose' }),
      },
      signal,
    );
  };
  if (stream.replay) channel.postMessage({ kind: 'recall' } satisfies TabMessage<T>);
  navigator.locks.request(getChannelName(stream), { signal }, lead).catch(() => undefined);
}

/**
 * Without support for locks every tab has its own stream, open only while the tab is visible: browsers limit the
 * connections per host.
 */
function followWhileVisible<T>({ path }: Stream<T>, listener: StreamListener<T>, signal: AbortSignal) {
  let visible: AbortController | undefined;
  const update = () => {
    visible?.abort();
    visible = document.visibilityState === 'visible' ? new AbortController() : undefined;
    if (visible) void keepStreamOpen(path, listener, AbortSignal.any([signal, visible.signal]));
  };
  document.addEventListener('visibilitychange', update);
  signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', update));
  update();
}

const canShareStreams = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** Follows a stream of the user, shared by all tabs of the browser where possible. */
export const followStream = <T>(stream: Stream<T>, listener: StreamListener<T>, signal: AbortSignal) =>
  canShareStreams() ? shareStream(stream, listener, signal) : followWhileVisible(stream, listener, signal);
