import type { LiveMessage } from 'shared-contracts/fleet/telemetry';

export type Listener = {
  /** The newest time received for each vehicle. */
  lastHeardAt: Map<string, number>;
  /** Resolves with the first message. */
  isListening: Promise<void>;
  leave: () => Promise<void>;
};

async function* messagesOf(reader: ReadableStreamDefaultReader<string>): AsyncGenerator<LiveMessage> {
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const parts = (rest + chunk.value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as LiveMessage;
  }
}

/** Follows the positions as a browser does. */
export async function listen(url: string, headers: Record<string, string>): Promise<Listener> {
  const answer = await fetch(`${url}/api/telemetry/live`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const lastHeardAt = new Map<string, number>();
  const begun = Promise.withResolvers<void>();
  const follow = async () => {
    for await (const { kind, positions } of messagesOf(reader)) {
      for (const { vehicleId, at } of positions) lastHeardAt.set(vehicleId, at);
      if (kind === 'snapshot') begun.resolve();
    }
  };
  follow().catch(begun.reject);
  return { lastHeardAt, isListening: begun.promise, leave: () => reader.cancel() };
}
