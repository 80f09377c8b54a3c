import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string };

/** A server that receives webhooks, for one test file. Call it at the top; `url` is available once tests run. */
export function testWebhookReceiver() {
  const state = { received: [] as ReceivedMessage[], status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      state.received.push({ path: url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(state.status, { location: '/elsewhere' }).end('thank you');
    });
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  beforeEach(() => {
    state.received.length = 0;
    state.status = 200;
  });

  return {
    state,
    get port() {
      return (server.address() as AddressInfo).port;
    },
    get url() {
      return `http://127.0.0.1:${this.port}/hooks`;
    },
  };
}
