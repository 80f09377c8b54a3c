import Fastify from 'fastify';
import { trackActiveRequests } from '../http/active-requests.ts';
import type { Cell } from './columns.ts';
import { yieldingBatches } from './yielding-batches.ts';

function* count(from: number, to: number): Generator<Cell[]> {
  for (let i = from; i < to; i += 1) yield [i];
}
async function* batches() {
  yield count(0, 50_000);
  yield count(50_000, 50_000);
  yield count(50_000, 100_001);
}

test.each([
  ['all rows', () => count(0, 100_001)],
  ['batches of rows', batches],
])('yields %s in order, and lets other work run between them', async (_name, rows) => {
  let otherCalls = 0;
  let hasEnded = false;
  const turn = () => {
    otherCalls += 1;
    if (!hasEnded) setImmediate(turn);
  };
  setImmediate(turn);
  let next = 0;
  let inOrder = true;
  for await (const part of yieldingBatches(rows()))
    for (const [cell] of part) {
      inOrder &&= cell === next;
      next += 1;
    }
  hasEnded = true;
  expect([inOrder, next]).toEqual([true, 100_001]);
  expect(otherCalls).toBeGreaterThan(0);
});

describe('while a request is active', () => {
  let time: jest.SpyInstance<number>;
  const app = Fastify();
  let started: PromiseWithResolvers<void>;
  let released: PromiseWithResolvers<string>;
  trackActiveRequests(app);
  app.get('/', () => {
    started.resolve();
    return released.promise;
  });
  beforeEach(() => {
    started = Promise.withResolvers();
    released = Promise.withResolvers();
    time = jest.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => time.mockRestore());
  afterAll(() => app.close());

  /** Rows that took 50 ms, and one more. */
  async function* slowRows(atEnd: () => void) {
    yield count(0, 1_000);
    time.mockReturnValue(50);
    yield count(1_000, 1_001);
    atEnd();
    yield count(1_001, 1_002);
  }

  test('pauses after many rows until it has its response', async () => {
    const order: string[] = [];
    const response = app.inject('/').then(() => {
      order.push('response');
      time.mockReturnValue(80);
    });
    await started.promise;
    setImmediate(() => setImmediate(() => released.resolve('done')));
    for await (const part of yieldingBatches(slowRows(() => order.push('rows')))) void part;
    await response;
    expect(order).toEqual(['response', 'rows']);
  });

  test('pauses at most twice as long as the rows took', async () => {
    const response = app.inject('/');
    await started.promise;
    const rows = yieldingBatches(slowRows(() => null));
    let seen = 0;
    const reading = (async () => {
      for await (const part of rows) {
        seen += part.length;
        if (seen === 1_001) setImmediate(() => setImmediate(() => time.mockReturnValue(50 + 2 * 50)));
      }
    })();
    await reading;
    expect(seen).toBe(1_002);
    released.resolve('done');
    await response;
  });
});
