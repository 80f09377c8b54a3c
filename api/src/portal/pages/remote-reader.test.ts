import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteReader } from './remote-reader.ts';

type Answer = (response: ServerResponse) => void;
const json =
  (content: unknown, etag: string): Answer =>
  (response) =>
    response.writeHead(200, { etag }).end(JSON.stringify(content));
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();
const silence: Answer = () => {};

let server: Server;
let answer: Answer;
let asked: (string | undefined)[];
let time: number;
let told: string[];
let read: () => Promise<{ build: string } | undefined>;

beforeEach(async () => {
  [asked, told, time, answer] = [[], [], 0, json({ build: 'one' }, '"1"')];
  server = createServer(({ headers }, response) => {
    asked.push(headers['if-none-match']);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const parse = (content: unknown) => {
    if (typeof (content as { build: unknown }).build !== 'string') throw new Error('damaged');
    return content as { build: string };
  };
  read = createRemoteReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`, {
    parse,
    onError: (error) => told.push((error as Error).message),
    now: () => time,
  });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const later = (milliseconds = 250) => {
  time += milliseconds;
  return read();
};

test('a change is seen a quarter of a second later, and what did not change is not sent again', async () => {
  expect(await Promise.all([read(), read()])).toEqual([{ build: 'one' }, { build: 'one' }]);
  expect(await later(249)).toEqual({ build: 'one' });
  expect(asked).toEqual([undefined]);
  answer = status(304);
  expect(await later()).toEqual({ build: 'one' });
  answer = json({ build: 'two' }, '"2"');
  expect(await later()).toEqual({ build: 'two' });
  expect(asked).toEqual([undefined, '"1"', '"1"']);
});

test('whatever happens there, the last good one stays, and it is told once', async () => {
  await read();
  for (const broken of [status(500), status(404), json({ build: 7 }, '"9"')]) {
    answer = broken;
    expect(await later()).toEqual({ build: 'one' });
  }
  expect(told).toEqual([expect.stringContaining('was answered with 500')]);
  answer = json({ build: 'three' }, '"3"');
  expect(await later()).toEqual({ build: 'three' });
  answer = status(503);
  await later();
  expect(told).toHaveLength(2);
});

test('a silent host holds nobody up for long, and only who asks first', async () => {
  await read();
  answer = silence;
  const began = performance.now();
  expect(await later()).toEqual({ build: 'one' });
  expect(performance.now() - began).toBeGreaterThan(250);
  const again = performance.now();
  expect(await later()).toEqual({ build: 'one' });
  expect(performance.now() - again).toBeLessThan(250);
  expect(asked).toHaveLength(2);
});

test('without a first document there is none', async () => {
  answer = status(404);
  expect(await read()).toBeUndefined();
});
