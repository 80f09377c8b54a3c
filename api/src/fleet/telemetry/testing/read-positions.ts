import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from 'shared-contracts/fleet/telemetry';
import { issueToken } from '../../../identity/auth/session.ts';

/** Reads the stream of positions over a real connection, as a browser does. The app must listen. */
export async function readPositions(app: FastifyInstance, user: { id: string }) {
  const { port } = app.server.address() as AddressInfo;
  const token = await issueToken(app, user.id);
  const { status, body } = await fetch(`http://127.0.0.1:${port}/api/telemetry/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  /** Resolves to the next message, or null at the end of the stream. Throws when the stream is cut. */
  const next = async (): Promise<LiveMessage | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const message = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (message.startsWith('data: ')) return JSON.parse(message.slice('data: '.length)) as LiveMessage;
      } else {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        buffer += chunk.value;
      }
    }
  };
  return { status, next, close: async () => reader?.cancel() };
}
