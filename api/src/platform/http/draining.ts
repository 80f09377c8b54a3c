import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on this process asks for no more calls: it is not ready, and every answer closes its connection. */
    leave: () => void;
    isLeaving: () => boolean;
  }
}

/** Before a process stops it still answers, so that no call is lost while whoever is in front learns of it. */
export function leaving(app: FastifyInstance) {
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.decorate('isLeaving', () => isLeaving);
  app.addHook('onRequest', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
}
