import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteReader } from './remote-reader.ts';

type Respond = (response: ServerResponse) => void;
const json =
  (content: unknown, etag: string): Respond =>
  (response) =>
    response.writeHead(200, { etag }).end(JSON.stringify(content));
const status =
  (code: number): Respond =>
  (response) =>
    response.writeHead(code).end();
const neverRespond: Respond = () => {};

let server: Server;
let respond: Respond;
let requestEtags: (string | undefined)[];
let time: number;
let errors: string[];
let read: () => Promise<{ build: string } | undefined>;

beforeEach(async () => {
  [requestEtags, errors, time, respond] = [[], [], 0, json({ build: 'one' }, '"1"')];
  server = createServer(({ headers }, response) => {
    requestEtags.push(headers['if-none-match']);
    respond(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const parse = (content: unknown) => {
    if (typeof (content as { build: unknown }).build !== 'string') throw new Error('damaged');
    return content as { build: string };
  };
  read = createRemoteReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`, {
    parse,
    onError: (error) => errors.push((error as Error).message),
    now: () => time,
  });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const readAfter = (milliseconds = 250) => {
  time += milliseconds;
  return read();
};

test('returns a change after 250 ms, and revalidates an unchanged document', async () => {
  expect(await Promise.all([read(), read()])).toEqual([{ build: 'one' }, { build: 'one' }]);
  expect(await readAfter(249)).toEqual({ build: 'one' });
  expect(requestEtags).toEqual([undefined]);
  respond = status(304);
  expect(await readAfter()).toEqual({ build: 'one' });
  respond = json({ build: 'two' }, '"2"');
  expect(await readAfter()).toEqual({ build: 'two' });
  expect(requestEtags).toEqual([undefined, '"1"', '"1"']);
});

test('returns the last good value on errors, and reports consecutive errors once', async () => {
  await read();
  for (const failing of [status(500), status(404), json({ build: 7 }, '"9"')]) {
    respond = failing;
    expect(await readAfter()).toEqual({ build: 'one' });
  }
  expect(errors).toEqual([expect.stringContaining('responded with 500')]);
  respond = json({ build: 'three' }, '"3"');
  expect(await readAfter()).toEqual({ build: 'three' });
  respond = status(503);
  await readAfter();
  expect(errors).toHaveLength(2);
});

test('waits only briefly for an unresponsive host, and only on the first call', async () => {
  await read();
  respond = neverRespond;
  const firstStart = performance.now();
  expect(await readAfter()).toEqual({ build: 'one' });
  expect(performance.now() - firstStart).toBeGreaterThan(250);
  const secondStart = performance.now();
  expect(await readAfter()).toEqual({ build: 'one' });
  expect(performance.now() - secondStart).toBeLessThan(250);
  expect(requestEtags).toHaveLength(2);
});

test('returns undefined until there is a first document', async () => {
  respond = status(404);
  expect(await read()).toBeUndefined();
});
