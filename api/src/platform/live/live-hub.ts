import type { ClientConfig } from 'pg';
import type { LiveEvent } from 'shared-contracts/live';
import { AppError } from '../errors/app-error.ts';
import { createDatabaseListener } from './database-listener.ts';
import { CHANNEL, type Publication, SESSIONS_CHANNEL } from './publish.ts';
import { createSessionRegistry } from './session-registry.ts';
import { type LiveStream, createLiveStream } from './live-stream.ts';

/** Handles the notifications of a database channel. */
type ChannelListener = {
  onMessage: (message: string) => void;
  /** The connection is back after a loss, during which messages were missed. */
  onReconnect: () => void;
  /** The server is shutting down. End all streams; their clients reconnect to another process. */
  onShutdown?: () => void;
  countStreams?: () => number;
};

export type LiveHub = {
  /** Listens to another channel over the same connection. Call it before the first `ensureConnected`. */
  addChannel: (channel: string, listener: ChannelListener) => void;
  /** The sessions whose streams are open. */
  sessions: ReturnType<typeof createSessionRegistry>;
  /** Waits until all channels are connected. @throws 503 when the server is shutting down */
  ensureConnected: () => Promise<void>;
  /** Opens a stream of the events published for a user. Destroy its body to close it. */
  openStream: (userId: string) => Promise<LiveStream>;
  /** Sends an event to all streams of this process. */
  broadcast: (event: LiveEvent) => void;
  /** Counts the open streams of this process. */
  countStreams: () => number;
  /** Ends all streams; their clients reconnect to another process. */
  close: () => Promise<void>;
};

/** Make clients refetch what may have changed while events were missed. */
const MISSED_EVENTS: readonly LiveEvent[] = [
  { topic: 'notifications', payload: null },
  { topic: 'orders', payload: { id: null } },
  { topic: 'trips', payload: null },
  { topic: 'plans', payload: null },
];

const stopping = () => new AppError(503, 'stopping', 'The server is shutting down, try again');

/**
 * Forwards the events that any process publishes to the streams of this one. Connects with the first stream.
 * @param catchUp waits until anyone who refetches because of an event reads what has changed
 */
export function createLiveHub(
  connection: ClientConfig,
  onError: (error: Error) => void,
  catchUp?: () => Promise<void>,
): LiveHub {
  const streams = new Map<string, Set<LiveStream>>();
  const sessions = createSessionRegistry();
  let isClosed = false;
  const listStreams = () => [...streams.values()].flatMap((userStreams) => [...userStreams]);
  const broadcast = (event: LiveEvent) => {
    const message = JSON.stringify(event);
    for (const stream of listStreams()) stream.send(message);
  };
  const endAll = () => {
    for (const { end } of listStreams()) end();
  };

  const forward = (message: string) => {
    const { topic, userIds, payload } = JSON.parse(message) as Publication;
    const event = JSON.stringify({ topic, payload });
    for (const userId of userIds) for (const stream of streams.get(userId) ?? []) stream.send(event);
  };
  const whenCaughtUp = (run: () => void) => {
    if (catchUp) void catchUp().then(run, onError);
    else run();
  };
  const channels = new Map<string, ChannelListener>([
    [
      CHANNEL,
      {
        onMessage: (message) => whenCaughtUp(() => forward(message)),
        onReconnect: () => whenCaughtUp(() => MISSED_EVENTS.forEach(broadcast)),
        onShutdown: endAll,
        countStreams: () => listStreams().length,
      },
    ],
    [
      SESSIONS_CHANNEL,
      {
        onMessage: (message) => sessions.recheck(message.split(',')),
        onReconnect: () => sessions.recheck(),
      },
    ],
  ]);
  const listener = createDatabaseListener(connection, () => channels.keys(), {
    onMessage: (message, channel) => channels.get(channel)?.onMessage(message),
    onReconnect: () => {
      for (const { onReconnect } of channels.values()) onReconnect();
    },
    onError,
  });
  const ensureConnected = async () => {
    if (isClosed) throw stopping();
    await listener.start();
  };

  const addStream = (userId: string, stream: LiveStream) => {
    const userStreams = streams.get(userId) ?? new Set();
    streams.set(userId, userStreams.add(stream));
    stream.body.once('close', () => {
      userStreams.delete(stream);
      if (userStreams.size === 0 && streams.get(userId) === userStreams) streams.delete(userId);
    });
  };

  return {
    addChannel: (channel, channelListener) => void channels.set(channel, channelListener),
    sessions,
    ensureConnected,
    openStream: async (userId) => {
      await ensureConnected();
      const stream = createLiveStream();
      addStream(userId, stream);
      return stream;
    },
    broadcast,
    countStreams: () => [...channels.values()].reduce((sum, { countStreams }) => sum + (countStreams?.() ?? 0), 0),
    close: async () => {
      isClosed = true;
      for (const { onShutdown } of channels.values()) onShutdown?.();
      await listener.stop();
    },
  };
}
