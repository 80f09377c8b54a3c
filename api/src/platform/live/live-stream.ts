import { Readable } from 'node:stream';

const BATCH_MS = 250;
/** Bytes that may wait for a slow reader. */
const MOST_WAITING = 64 * 1024;

export type LiveStream = {
  /** What the reader gets: server-sent events, each of them a JSON list of `{ topic, payload }`. */
  body: Readable;
  /** @param event as JSON; the same one twice in a batch is told once */
  tell: (event: string) => void;
  /** Shows the reader and all between that the stream is alive. */
  beat: () => void;
  end: () => void;
};

/** One reader's stream. Events leave in batches; who does not read them is cut off and has to come again, so nothing piles up. */
export function openStream(): LiveStream {
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
    if (body.readableLength > MOST_WAITING) body.destroy();
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
    tell: (event) => {
      if (isOver) return;
      batch.add(event);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    beat: () => push(':\n\n'),
    end: () => {
      finish();
      body.push(null);
    },
  };
}
