import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { LiveStream } from './stream.ts';

const BEAT_MS = 25_000;

/** What a route that answers a stream says of it. */
export const EventStream = {
  description: 'OK',
  content: { 'text/event-stream': { schema: z.unknown().meta({ type: 'string' }) } },
};

/** Answers a stream that ends with the session that it was opened in, and shows all the time that it is alive. */
export function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, beat, end }: Pick<LiveStream, 'body' | 'beat' | 'end'>,
) {
  const goOn = async () => {
    beat();
    await request.server
      .admit(request)
      .catch((error: unknown) => (error instanceof AppError ? end() : request.log.error({ err: error }, 'live')));
  };
  const timer = setInterval(goOn, BEAT_MS);
  body.once('close', () => clearInterval(timer));
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
}
