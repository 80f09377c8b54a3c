import { Readable } from 'node:stream';
import type { LiveMessage } from 'shared-contracts/fleet/telemetry';

/** Not counting the snapshot. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

export type PositionStream = {
  /** Server-sent events, each a `LiveMessage` as JSON. */
  body: Readable;
  /** Sends the first message. Messages sent earlier are delivered after it. */
  sendSnapshot: (snapshot: LiveMessage) => void;
  /** @param event from `toServerSentEvent`, so that one can be shared by several streams */
  send: (event: string) => void;
  sendHeartbeat: () => void;
  end: () => void;
};

export const toServerSentEvent = (message: LiveMessage) => `data: ${JSON.stringify(message)}\n\n`;

/** A stream of positions. Closes when the client reads too slowly; it then reconnects for a new snapshot. */
export function createPositionStream(): PositionStream {
  const body = new Readable({ read: () => undefined });
  let queued: string[] | null = [];
  let maxBufferedBytes = MAX_BUFFERED_BYTES;
  const push = (chunk: string) => {
    if (body.destroyed || body.readableEnded) return;
    body.push(chunk);
    if (body.readableLength > maxBufferedBytes) body.destroy();
  };
  return {
    body,
    sendSnapshot: (snapshot) => {
      const event = toServerSentEvent(snapshot);
      maxBufferedBytes += Buffer.byteLength(event);
      push(event);
      for (const queuedEvent of queued ?? []) push(queuedEvent);
      queued = null;
    },
    send: (event) => (queued ? void queued.push(event) : push(event)),
    sendHeartbeat: () => push(':\n\n'),
    end: () => void body.push(null),
  };
}
