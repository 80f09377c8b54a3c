import pg, { type ClientConfig } from 'pg';

const PROBE_MS = 30_000;
const PATIENCE_MS = 10_000;

type Ears = {
  hear: (message: string, channel: string) => void;
  /** What is said from now on is not heard. */
  lose: () => void;
  onError: (error: Error) => void;
};

export type Listener = {
  /** Listens, if it does not yet; waits until it does. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

async function begin(client: pg.Client, channels: Iterable<string>) {
  await client.connect();
  for (const channel of channels) await client.query(`listen ${channel}`);
}

/** One connection of its own that listens to channels of the database. Once lost it is made anew by the next `start`. */
export function openListener(
  connection: ClientConfig,
  channels: () => Iterable<string>,
  { hear, lose, onError }: Ears,
): Listener {
  let current: { client: pg.Client; ready: Promise<void> } | null = null;

  const listen = () => {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const probe = setInterval(() => client.query('select 1').catch(() => client.end()), PROBE_MS);
    const leave = () => {
      clearInterval(probe);
      if (current?.client === client) current = null;
    };
    client.on('notification', ({ payload = '', channel }) => hear(payload, channel));
    client.on('error', onError);
    client.once('end', () => {
      leave();
      lose();
    });
    const ready = begin(client, channels()).catch(async (error: unknown) => {
      leave();
      await client.end();
      throw error;
    });
    return { client, ready };
  };

  return {
    start: () => (current ??= listen()).ready,
    stop: async () => {
      await current?.client.end();
    },
  };
}
