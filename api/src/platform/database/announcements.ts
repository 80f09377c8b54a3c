import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** The SQLSTATE with which `announce_change()` sends the name of a channel to the connection that makes the change. */
const ANNOUNCEMENT = 'CN001';
const IDLE = 'I';

/**
 * Reports the channels that triggers announce on a connection, once the transaction has ended and before whoever waits
 * for its end goes on. Other processes are notified on the same channels.
 */
export function reportAnnouncements(client: pg.PoolClient, onAnnounced: (channel: string) => void) {
  const { connection } = client as unknown as { connection: EventEmitter };
  const announced = new Set<string>();
  const report = () => {
    for (const channel of announced) onAnnounced(channel);
    announced.clear();
  };
  client.on('notice', ({ code, message }) => {
    if (code === ANNOUNCEMENT && message) announced.add(message);
  });
  connection.prependListener('readyForQuery', ({ status }: { status: string }) => {
    if (status === IDLE) report();
  });
  client.once('end', report);
}
