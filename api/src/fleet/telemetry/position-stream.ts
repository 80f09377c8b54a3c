import { Readable } from 'node:stream';
import type { LiveMessage } from 'shared-contracts/telemetry';

/** Bytes that may wait for a slow reader beside the snapshot. */
const MOST_WAITING = 1024 * 1024;

export type PositionReader = {
  /** What the reader gets: server-sent events, each of them a message as JSON. */
  body: Readable;
  /** The first message; what is told before it waits. */
  begin: (snapshot: LiveMessage) => void;
  /** @param message an event as `eventOf` makes it, one for all who may hear it */
  tell: (message: string) => void;
  beat: () => void;
  end: () => void;
};

export const eventOf = (message: LiveMessage) => `data: ${JSON.stringify(message)}\n\n`;

/** One reader of positions. Who does not read them is cut off and has to come again, for a fresh snapshot. */
export function openPositionReader(): PositionReader {
  const body = new Readable({ read: () => undefined });
  let early: string[] | null = [];
  let most = MOST_WAITING;
  const push = (chunk: string) => {
    if (body.destroyed || body.readableEnded) return;
    body.push(chunk);
    if (body.readableLength > most) body.destroy();
  };
  return {
    body,
    begin: (snapshot) => {
      const first = eventOf(snapshot);
      most += Buffer.byteLength(first);
      push(first);
      for (const message of early ?? []) push(message);
      early = null;
    },
    tell: (message) => (early ? void early.push(message) : push(message)),
    beat: () => push(':\n\n'),
    end: () => void body.push(null),
  };
}
