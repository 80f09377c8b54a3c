import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../access/needs.ts';
import { AppError } from '../errors/app-error.ts';
import type { LiveStream } from './live-stream.ts';

const HEARTBEAT_MS = 25_000;

/** The response schema of a route that sends a stream. */
export const EventStreamResponse = {
  description: 'OK',
  content: { 'text/event-stream': { schema: z.unknown().meta({ type: 'string' }) } },
};

type Stream = Pick<LiveStream, 'body' | 'sendHeartbeat' | 'end'>;

/** Opens and sends a stream with heartbeats. Ends it when the session that opened it is no longer valid. @throws 429 */
export async function sendStream(request: FastifyRequest, reply: FastifyReply, open: () => Promise<Stream>) {
  const { live } = request.server;
  const opened: { stream?: Stream } = {};
  const checkSession = async () => {
    opened.stream?.sendHeartbeat();
    await request.server
      .authorize(request)
      .catch((error: unknown) =>
        error instanceof AppError ? opened.stream?.end() : request.log.error({ err: error }, 'live'),
      );
  };
  const removeSession = live.sessions.add(callerOf(request), () => void checkSession());
  const stream = await open().catch((error: unknown) => {
    removeSession();
    throw error;
  });
  opened.stream = stream;
  const timer = setInterval(checkSession, HEARTBEAT_MS);
  stream.body.once('close', () => {
    clearInterval(timer);
    removeSession();
  });
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream.body);
}
