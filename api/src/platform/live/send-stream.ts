import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import type { LiveStream } from './live-stream.ts';

const HEARTBEAT_MS = 25_000;

/** The response schema of a route that sends a stream. */
export const EventStreamResponse = {
  description: 'OK',
  content: { 'text/event-stream': { schema: z.unknown().meta({ type: 'string' }) } },
};

/** Sends a stream with heartbeats. Ends it when the session that opened it is no longer valid. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, sendHeartbeat, end }: Pick<LiveStream, 'body' | 'sendHeartbeat' | 'end'>,
) {
  const checkSession = async () => {
    sendHeartbeat();
    await request.server
      .authorize(request)
      .catch((error: unknown) => (error instanceof AppError ? end() : request.log.error({ err: error }, 'live')));
  };
  const timer = setInterval(checkSession, HEARTBEAT_MS);
  body.once('close', () => clearInterval(timer));
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
}
