import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf, needs } from '../../platform/needs.ts';
import { answerStream, EventStream } from '../../platform/live/answer-stream.ts';
import { openPositionStreams } from './position-streams.ts';

/** The stream of positions; its messages are `LiveMessage`. */
export const positionStreamRoutes: FastifyPluginAsyncZod = async (app) => {
  const streams = openPositionStreams(app, (error) => app.log.error({ err: error }, 'positions'));

  app.get(
    '/telemetry/live',
    { ...needs('vehicle', 'read'), exposeHeadRoute: false, schema: { response: { 200: EventStream } } },
    async (request, reply) => answerStream(request, reply, await streams.open(callerOf(request))),
  );
};
