import pg, { type ClientConfig } from 'pg';

const PROBE_MS = 10_000;
const TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 2_000;

type ListenerCallbacks = {
  onMessage: (message: string, channel: string) => void;
  /** Called when it listens again after a lost connection. Messages were missed. */
  onReconnect: () => void;
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

/** Listens to database channels on a dedicated connection. Once started, it connects again whenever the connection is lost. */
export function createDatabaseListener(
  connection: ClientConfig,
  channels: () => Iterable<string>,
  { onMessage, onReconnect, onError }: ListenerCallbacks,
): DatabaseListener {
  let current: { client: pg.Client; ready: Promise<void> } | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isLost = false;
  let isStopped = false;

  const listen = () => {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    let isListening = false;
    const probe = setInterval(() => isListening && client.query('select 1').catch(() => client.end()), PROBE_MS);
    const release = () => {
      clearInterval(probe);
      if (current?.client === client) current = null;
    };
    client.on('notification', ({ payload = '', channel }) => onMessage(payload, channel));
    client.on('error', onError);
    client.once('end', () => {
      release();
      if (isListening) scheduleRetry();
    });
    const ready = connect(client, channels()).then(
      () => {
        isListening = true;
        failures = 0;
        if (isLost) onReconnect();
        isLost = false;
      },
      async (error: unknown) => {
        release();
        await client.end();
        throw error;
      },
    );
    return { client, ready };
  };
  const start = () => (current ??= listen()).ready;
  const scheduleRetry = () => {
    isLost = true;
    clearTimeout(retryTimer);
    if (isStopped) return;
    retryTimer = setTimeout(() => start().catch(scheduleRetry), Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    retryTimer.unref();
    failures += 1;
  };

  return {
    start,
    stop: async () => {
      isStopped = true;
      clearTimeout(retryTimer);
      await current?.client.end();
    },
  };
}
