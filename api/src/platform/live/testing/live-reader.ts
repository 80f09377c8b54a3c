import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { issueToken } from '../../../identity/auth/session.ts';

export type LiveReader = {
  status: number;
  headers: Headers;
  /** The next batch of events; null at the end. @throws when the connection was closed */
  next: () => Promise<{ topic: string; payload: unknown }[] | null>;
  /** The next raw chunk, which may contain no event. */
  nextChunk: () => Promise<string | null>;
  close: () => Promise<void>;
};

/** Reads the live stream over HTTP like a browser. The app must listen. @param token of the user's session */
export async function readLive(app: FastifyInstance, user: { id: string }, token?: string): Promise<LiveReader> {
  const { port } = app.server.address() as AddressInfo;
  const { status, headers, body } = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { authorization: `Bearer ${token ?? (await issueToken(app, user.id))}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const nextChunk = async () => (await reader?.read())?.value ?? null;
  const next = async () => {
    for (let chunk = await nextChunk(); chunk !== null; chunk = await nextChunk()) {
      const data = /^data: (.*)$/m.exec(chunk)?.[1];
      if (data) return JSON.parse(data);
    }
    return null;
  };
  return { status, headers, next, nextChunk, close: async () => reader?.cancel() };
}
