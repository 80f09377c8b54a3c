import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
export const says =
  (text: string, status = 200): RequestListener =>
  (_request, reply) => {
    reply.writeHead(status).end(text);
  };

/** Longer than any answer takes; and short, for answers that never come. */
export const PATIENT_MS = 30_000;
export const HASTY_MS = 400;

/** What a service does that does not answer as it should. Each is a way to fall back. */
export const FAULTS: [name: string, answer: RequestListener][] = [
  ['fails', says('Bad gateway', 502)],
  ['wants fewer questions', says('Too many requests', 429)],
  ['answers something else', json({ hello: 'there' })],
  ['answers no JSON', says('<html>busy</html>')],
  [
    'hangs up',
    ({ socket }) => {
      socket.destroy();
    },
  ],
  ['never answers', () => undefined],
  [
    'stops in the middle',
    (_request, reply) => {
      reply.writeHead(200).write('{"code":"Ok","rou');
    },
  ],
];

/** Stands in for an HTTP service, on a free port while a file's tests run. Set `answer` before it is asked; `asked` holds what it was. */
export function standIn() {
  const service = {
    url: '',
    answer: says('', 500) as RequestListener,
    asked: [] as string[],
    agents: [] as (string | undefined)[],
  };
  const server = createServer((request, reply) => {
    service.asked.push(request.url ?? '');
    service.agents.push(request.headers['user-agent']);
    service.answer(request, reply);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(() => {
    service.asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return service;
}
