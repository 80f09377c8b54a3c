import type { FastifyInstance } from 'fastify';
import { callerOf, needsPerson } from '../access/needs.ts';
import { sendStream, EventStreamResponse } from './send-stream.ts';

/** Server-sent events for the signed-in user. */
export function liveRoutes(app: FastifyInstance) {
  app.addHook('preClose', () => app.live.close());

  app.get(
    '/live',
    { ...needsPerson, exposeHeadRoute: false, schema: { response: { 200: EventStreamResponse } } },
    async (request, reply) => sendStream(request, reply, () => app.live.openStream(callerOf(request).userId)),
  );
}
