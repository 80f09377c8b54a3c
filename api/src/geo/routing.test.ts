import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { estimate, osrm, routingOf } from './routing.ts';

const COLOMBO = [6.9497, 79.8442] as const;
const KANDY = [7.2906, 80.6337] as const;

/** Stands in for a routing service on a free port. */
async function withService<T>(answer: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => { server.close(resolve); });
  }
}

test('the estimate is the great circle over an earth of 6371 km, times 1.3', async () => {
  const oneDegree = ((2 * Math.PI * 6371) / 360) * 1.3;
  expect(await estimate([[0, 0], [0, 1]])).toEqual({ distance: oneDegree.toFixed(3), estimated: true });
  expect(await estimate([[0, 0], [0, 1], [0, 0]])).toEqual({ distance: (2 * oneDegree).toFixed(3), estimated: true });
  expect(await estimate([COLOMBO, COLOMBO])).toEqual({ distance: '0.000', estimated: true });
});

test('a routing service is asked with longitude first and answers metres', async () => {
  const asked: (string | undefined)[] = [];
  const travel = await withService(
    ({ url }, reply) => {
      asked.push(url);
      reply.end(JSON.stringify({ code: 'Ok', routes: [{ distance: 115_432.1 }] }));
    },
    (routingUrl) => routingOf({ config: { routingUrl }, log: { warn: () => undefined } })([COLOMBO, KANDY]),
  );
  expect(travel).toEqual({ distance: '115.432', estimated: false });
  expect(asked).toEqual(['/route/v1/driving/79.844200,6.949700;80.633700,7.290600?overview=false&steps=false']);
});

test.each([
  ['that finds no route', 400, JSON.stringify({ code: 'NoRoute' })],
  ['that fails', 502, 'Bad gateway'],
  ['that answers something else', 200, JSON.stringify({ code: 'Ok', routes: [] })],
])('a routing service %s leaves the estimate and is told', async (_name, status, body) => {
  const failures: unknown[] = [];
  const travel = await withService(
    (_request, reply) => { reply.writeHead(status).end(body); },
    (url) => osrm(url, (error) => failures.push(error))([COLOMBO, KANDY]),
  );
  expect(travel).toEqual(await estimate([COLOMBO, KANDY]));
  expect(failures).toHaveLength(1);
});

test('nor does one that cannot be reached stop anybody', async () => {
  expect(await osrm('http://127.0.0.1:1', () => undefined)([COLOMBO, KANDY])).toHaveProperty('estimated', true);
});
