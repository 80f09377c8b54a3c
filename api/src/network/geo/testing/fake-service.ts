import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const jsonResponse =
  (body: unknown, status = 200): RequestListener =>
  (_request, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
export const textResponse =
  (text: string, status = 200): RequestListener =>
  (_request, reply) => {
    reply.writeHead(status).end(text);
  };

/** Longer than any response takes, and short enough for responses that never come. */
export const LONG_TIMEOUT_MS = 30_000;
export const SHORT_TIMEOUT_MS = 400;

/** Failures that must lead to the fallback. */
export const FAILURES: [name: string, response: RequestListener][] = [
  ['fails', textResponse('Bad gateway', 502)],
  ['limits the request rate', textResponse('Too many requests', 429)],
  ['returns an unexpected body', jsonResponse({ hello: 'there' })],
  ['returns no JSON', textResponse('<html>busy</html>')],
  [
    'closes the connection',
    ({ socket }) => {
      socket.destroy();
    },
  ],
  ['never responds', () => undefined],
  [
    'stops in the middle',
    (_request, reply) => {
      reply.writeHead(200).write('{"code":"Ok","rou');
    },
  ],
];

/** Runs an HTTP service on a free port during the tests of a file. Set `response` and read `requestedPaths`. */
export function fakeService() {
  const service = {
    url: '',
    response: textResponse('', 500) as RequestListener,
    requestedPaths: [] as string[],
    userAgents: [] as (string | undefined)[],
  };
  const server = createServer((request, reply) => {
    service.requestedPaths.push(request.url ?? '');
    service.userAgents.push(request.headers['user-agent']);
    service.response(request, reply);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(() => {
    service.requestedPaths = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return service;
}
