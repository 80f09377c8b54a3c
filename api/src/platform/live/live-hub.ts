import type { ClientConfig } from 'pg';
import type { LiveEvent } from 'shared-contracts/live';
import { AppError } from '../errors.ts';
import { openListener } from './listener.ts';
import { CHANNEL, type Publication } from './publish.ts';
import { type LiveStream, openStream } from './stream.ts';

/** Whoever hears a channel of the database by themselves. */
type Ears = {
  hear: (message: string) => void;
  /** What is said from now on is not heard, until `ready` is asked again. */
  lose: () => void;
  /** The server is being stopped: streams end in order, and their readers come again, to another process. */
  leave: () => void;
  /** How many listen now. */
  count: () => number;
};

export type Live = {
  /** Hears another channel over the same connection; to be said before anything is heard. */
  hear: (channel: string, ears: Ears) => void;
  /** Waits until everything is heard. @throws 503 when the server is being stopped */
  ready: () => Promise<void>;
  /** A stream of what is published for the user from now on. Destroy its body to leave. */
  open: (userId: string) => Promise<LiveStream>;
  /** Tells every stream of this process, whoever reads it. */
  tellAll: (event: LiveEvent) => void;
  /** How many streams are open in this process. */
  count: () => number;
  /** Ends every stream: their readers come again, to another process. */
  close: () => Promise<void>;
};

const stopping = () => new AppError(503, 'stopping', 'The server is being stopped, try again');

/** Hears what any process publishes and passes it on to the streams of this one. Connects when the first stream is opened. */
export function openLive(connection: ClientConfig, onError: (error: Error) => void): Live {
  const streams = new Map<string, Set<LiveStream>>();
  let isClosed = false;
  const everybody = () => [...streams.values()].flatMap((own) => [...own]);
  const cutAll = () => {
    for (const { body } of everybody()) body.destroy();
  };
  const endAll = () => {
    for (const { end } of everybody()) end();
  };

  const tell = (message: string) => {
    const { topic, userIds, payload } = JSON.parse(message) as Publication;
    const event = JSON.stringify({ topic, payload });
    for (const userId of userIds) for (const stream of streams.get(userId) ?? []) stream.tell(event);
  };
  // Whoever missed something asks anew: a reader that is cut off comes again.
  const channels = new Map<string, Ears>([
    [CHANNEL, { hear: tell, lose: cutAll, leave: endAll, count: () => everybody().length }],
  ]);
  const loseAll = () => {
    for (const { lose } of channels.values()) lose();
  };
  const listener = openListener(connection, () => channels.keys(), {
    hear: (message, channel) => channels.get(channel)?.hear(message),
    lose: loseAll,
    onError,
  });
  const ready = async () => {
    if (isClosed) throw stopping();
    await listener.start();
  };

  const keep = (userId: string, stream: LiveStream) => {
    const own = streams.get(userId) ?? new Set();
    streams.set(userId, own.add(stream));
    stream.body.once('close', () => {
      own.delete(stream);
      if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
    });
  };

  return {
    hear: (channel, ears) => void channels.set(channel, ears),
    ready,
    open: async (userId) => {
      await ready();
      const stream = openStream();
      keep(userId, stream);
      return stream;
    },
    tellAll: (event) => {
      const message = JSON.stringify(event);
      for (const stream of everybody()) stream.tell(message);
    },
    count: () => [...channels.values()].reduce((sum, { count }) => sum + count(), 0),
    close: async () => {
      isClosed = true;
      for (const { leave } of channels.values()) leave();
      await listener.stop();
    },
  };
}
