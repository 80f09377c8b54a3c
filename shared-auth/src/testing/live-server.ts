import type { LiveEvent } from 'shared-contracts/live';

export type Stream = {
  request: Request;
  send: (text: string) => void;
  sendEvents: (...events: LiveEvent[]) => void;
  end: () => void;
};

const toBytes = (text: string) => new TextEncoder().encode(text);

/** Replaces `fetch` with streams that the test writes to. */
export function createLiveServer() {
  const streams: Stream[] = [];
  let rejection: Response | undefined;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (rejection) return rejection.clone();
    const pipe = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 1_000 });
    const writer = pipe.writable.getWriter();
    const send = (text: string) => void writer.write(toBytes(text)).catch(() => undefined);
    request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason).catch(() => undefined));
    streams.push({
      request,
      send,
      sendEvents: (...events) => send(`data: ${JSON.stringify(events)}\n\n`),
      end: () => void writer.close().catch(() => undefined),
    });
    return new Response(pipe.readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    /** All streams opened so far. */
    streams,
    countOpen: () => streams.filter(({ request }) => !request.signal.aborted).length,
    /** Rejects every further request. */
    rejectWith: (status: number, code: string) => {
      rejection = Response.json({ statusCode: status, code, message: code }, { status });
    },
    accept: () => {
      rejection = undefined;
    },
  };
}
