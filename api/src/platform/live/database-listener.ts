import pg, { type ClientConfig } from 'pg';

const PROBE_MS = 30_000;
const TIMEOUT_MS = 10_000;

type ListenerCallbacks = {
  onMessage: (message: string, channel: string) => void;
  /** Messages are missed from now on. */
  onDisconnect: () => void;
  onError: (error: Error) => void;
};

export type DatabaseListener = {
  /** Connects unless connected. Resolves when it listens to all channels. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

async function connect(client: pg.Client, channels: Iterable<string>) {
  await client.connect();
  for (const channel of channels) await client.query(`listen ${channel}`);
}

/** Listens to database channels on a dedicated connection. After a disconnect, `start` connects again. */
export function createDatabaseListener(
  connection: ClientConfig,
  channels: () => Iterable<string>,
  { onMessage, onDisconnect, onError }: ListenerCallbacks,
): DatabaseListener {
  let current: { client: pg.Client; ready: Promise<void> } | null = null;

  const listen = () => {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    const probe = setInterval(() => client.query('select 1').catch(() => client.end()), PROBE_MS);
    const release = () => {
      clearInterval(probe);
      if (current?.client === client) current = null;
    };
    client.on('notification', ({ payload = '', channel }) => onMessage(payload, channel));
    client.on('error', onError);
    client.once('end', () => {
      release();
      onDisconnect();
    });
    const ready = connect(client, channels()).catch(async (error: unknown) => {
      release();
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
