import { Readable } from 'node:stream';

const BATCH_MS = 250;
const MAX_BUFFERED_BYTES = 64 * 1024;

export type LiveStream = {
  /** Server-sent events, each a JSON array of `{ topic, payload }`. */
  body: Readable;
  /** @param event as JSON; duplicates within a batch are sent once */
  send: (event: string) => void;
  /** Keeps the connection open through proxies. */
  sendHeartbeat: () => void;
  end: () => void;
};

/** Sends events in batches. Closes when the client reads too slowly, so that memory stays bounded; it has to reconnect. */
export function createLiveStream(): LiveStream {
  const body = new Readable({ read: () => undefined });
  const batch = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const finish = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const push = (chunk: string) => {
    if (isOver) return;
    body.push(chunk);
    if (body.readableLength > MAX_BUFFERED_BYTES) body.destroy();
  };
  const flush = () => {
    timer = undefined;
    push(`data: [${[...batch].join()}]\n\n`);
    batch.clear();
  };
  body.once('close', finish);
  push(':\n\n');
  return {
    body,
    send: (event) => {
      if (isOver) return;
      batch.add(event);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    sendHeartbeat: () => push(':\n\n'),
    end: () => {
      finish();
      body.push(null);
    },
  };
}
