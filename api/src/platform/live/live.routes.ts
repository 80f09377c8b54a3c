import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { callerOf, needsSignIn } from '../needs.ts';

const BEAT_MS = 25_000;

type Admit = (request: FastifyRequest) => Promise<void>;

const EventStream = { description: 'OK', content: { 'text/event-stream': { schema: z.unknown().meta({ type: 'string' }) } } };

/**
 * The one stream of what happens. It ends with the session that it was opened in.
 * @param admit throws as the guard does when the session is over
 */
export function liveRoutes(app: FastifyInstance, admit: Admit) {
  app.addHook('preClose', () => app.live.close());

  app.get('/live', { ...needsSignIn, exposeHeadRoute: false, schema: { response: { 200: EventStream } } }, async (request, reply) => {
    const { body, beat, end } = await app.live.open(callerOf(request).userId);
    const goOn = async () => {
      beat();
      await admit(request).catch((error: unknown) => (error instanceof AppError ? end() : request.log.error({ err: error }, 'live')));
    };
    const timer = setInterval(goOn, BEAT_MS);
    body.once('close', () => clearInterval(timer));
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(body);
  });
}
