import type { LiveEvent } from 'shared-contracts/live';

export type Stream = {
  request: Request;
  /** Sends text as it is. */
  send: (text: string) => void;
  tell: (...events: LiveEvent[]) => void;
  end: () => void;
};

const bytes = (text: string) => new TextEncoder().encode(text);

/** Stands in for `fetch`: streams that the test writes. */
export function liveServer() {
  const streams: Stream[] = [];
  let refusal: Response | undefined;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (refusal) return refusal.clone();
    const pipe = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 1_000 });
    const writer = pipe.writable.getWriter();
    const send = (text: string) => void writer.write(bytes(text)).catch(() => undefined);
    request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason).catch(() => undefined));
    streams.push({
      request,
      send,
      tell: (...events) => send(`data: ${JSON.stringify(events)}\n\n`),
      end: () => void writer.close().catch(() => undefined),
    });
    return new Response(pipe.readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    /** All streams that were ever opened, the last one last. */
    streams,
    open: () => streams.filter(({ request }) => !request.signal.aborted).length,
    /** What every further call is answered. */
    refuse: (status: number, code: string) => {
      refusal = Response.json({ statusCode: status, code, message: code }, { status });
    },
    accept: () => {
      refusal = undefined;
    },
  };
}
