import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** A screen makes its next request soon after a response. */
const QUIET_MS = 20;
const POLL_MS = 2;

/** Requests that wait for their response: downloads and live streams only until it begins. */
const active = new Set<FastifyRequest>();
let lastEndAt = -Infinity;

function end(request: FastifyRequest) {
  if (active.delete(request)) lastEndAt = performance.now();
}

/** Lets long work in this process give way to requests: `waitForRequests`. */
export function trackActiveRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    active.add(request);
    // A client can disconnect before the response.
    reply.raw.once('close', () => end(request));
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}

const isBusy = () => active.size > 0 || performance.now() - lastEndAt < QUIET_MS;

/** Waits until no request is active, at most `maxMs`. */
export async function waitForRequests(maxMs: number): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (isBusy() && performance.now() < deadline) await wait(POLL_MS);
}
