import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes the readiness check fail and closes the connection after each response, so that traffic moves elsewhere.
     */
    startDraining: () => void;
    isDraining: () => boolean;
  }
}

/** Keeps responding before a stop, so that no request is lost until the load balancer notices. */
export function registerDraining(app: FastifyInstance) {
  let isLeaving = false;
  app.decorate('startDraining', () => {
    isLeaving = true;
  });
  app.decorate('isDraining', () => isLeaving);
  app.addHook('onRequest', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
}
