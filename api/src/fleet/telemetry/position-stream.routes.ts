import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { sendStream, EventStreamResponse } from '../../platform/live/send-stream.ts';
import { createPositionHub } from './position-hub.ts';

/** Streams positions as `LiveMessage`s. */
export const positionStreamRoutes: FastifyPluginAsyncZod = async (app) => {
  const hub = createPositionHub(app, (error) => app.log.error({ err: error }, 'positions'));

  app.get(
    '/telemetry/live',
    { ...needs('vehicle', 'read'), exposeHeadRoute: false, schema: { response: { 200: EventStreamResponse } } },
    async (request, reply) => sendStream(request, reply, () => hub.openStream(callerOf(request))),
  );
};
