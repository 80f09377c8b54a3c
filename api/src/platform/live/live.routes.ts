import type { FastifyInstance } from 'fastify';
import { callerOf, needsSignIn } from '../needs.ts';
import { answerStream, EventStream } from './answer-stream.ts';

/** The one stream of what happens. */
export function liveRoutes(app: FastifyInstance) {
  app.addHook('preClose', () => app.live.close());

  app.get(
    '/live',
    { ...needsSignIn, exposeHeadRoute: false, schema: { response: { 200: EventStream } } },
    async (request, reply) => answerStream(request, reply, await app.live.open(callerOf(request).userId)),
  );
}
