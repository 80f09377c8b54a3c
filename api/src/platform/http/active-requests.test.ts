import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { trackActiveRequests, waitForRequests } from './active-requests.ts';

/** Longer than a test. */
const FOREVER_MS = 600_000;
let app: FastifyInstance;
let started: PromiseWithResolvers<void>;
let released: PromiseWithResolvers<string>;

beforeEach(async () => {
  started = Promise.withResolvers();
  released = Promise.withResolvers();
  app = Fastify();
  trackActiveRequests(app);
  app.get('/slow', () => {
    started.resolve();
    return released.promise;
  });
  app.get('/download', (_request, reply) => {
    const file = new PassThrough();
    file.write('first bytes');
    return reply.send(file);
  });
  await app.listen({ port: 0 });
});
afterEach(async () => {
  released.resolve('');
  app.server.closeAllConnections();
  await app.close();
});
const get = (path: string) => request({ port: (app.server.address() as AddressInfo).port, path }).end();

test('waits for the response of a request', async () => {
  const order: string[] = [];
  const response = once(get('/slow'), 'response');
  await started.promise;
  const waiting = waitForRequests(FOREVER_MS).then(() => order.push('work'));
  await nextTick();
  order.push('response');
  released.resolve('done');
  await Promise.all([response, waiting]);
  expect(order).toEqual(['response', 'work']);
});

test('goes on after the longest time, though a request is still active', async () => {
  get('/slow').on('error', () => null);
  await started.promise;
  await expect(waitForRequests(0)).resolves.toBeUndefined();
});

test('does not wait for the rest of a download', async () => {
  const [response] = (await once(
    get('/download').on('error', () => null),
    'response',
  )) as [NodeJS.ReadableStream];
  response.on('error', () => null);
  await expect(waitForRequests(FOREVER_MS)).resolves.toBeUndefined();
});

test('does not wait for a request whose client has disconnected', async () => {
  const call = get('/slow').on('error', () => null);
  await started.promise;
  call.destroy();
  await expect(waitForRequests(FOREVER_MS)).resolves.toBeUndefined();
});
