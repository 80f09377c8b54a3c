import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from 'shared-contracts/telemetry';
import { issueToken } from '../../../identity/auth/session.ts';

/** Reads the stream of positions over a real connection, as a browser does. The app must listen. */
export async function listenTo(app: FastifyInstance, user: { id: string }) {
  const { port } = app.server.address() as AddressInfo;
  const token = await issueToken(app, user.id);
  const { status, body } = await fetch(`http://127.0.0.1:${port}/api/telemetry/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  /** The next message; null: the stream has ended. A stream that was cut throws. */
  const next = async (): Promise<LiveMessage | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const message = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message.startsWith('data: ')) return JSON.parse(message.slice('data: '.length)) as LiveMessage;
      } else {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        rest += chunk.value;
      }
    }
  };
  return { status, next, leave: async () => reader?.cancel() };
}
