import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openStream } from './stream.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('what happens within a quarter of a second leaves together, the same thing once', async () => {
  const { body, tell, beat, end } = openStream();
  for (const event of ['{"n":1}', '{"n":2}', '{"n":1}']) tell(event);
  jest.advanceTimersByTime(249);
  tell('{"n":3}');
  jest.advanceTimersByTime(1);
  tell('{"n":1}');
  jest.advanceTimersByTime(250);
  beat();
  end();
  expect(await text(body)).toBe(':\n\ndata: [{"n":1},{"n":2},{"n":3}]\n\ndata: [{"n":1}]\n\n:\n\n');
});

test('whoever reads too slowly is cut off, and nothing is kept for them', async () => {
  const { body, tell } = openStream();
  const batch = JSON.stringify('x'.repeat(30_000));
  for (const _ of [1, 2]) {
    tell(batch);
    jest.advanceTimersByTime(250);
  }
  expect(body.destroyed).toBe(false);
  tell(batch);
  jest.advanceTimersByTime(250);
  expect(body.destroyed).toBe(true);
  await once(body, 'close');
  tell(batch);
  expect(jest.getTimerCount()).toBe(0);
});

test('a stream that has ended says nothing more', async () => {
  const { body, tell, beat, end } = openStream();
  tell('{"n":1}');
  end();
  beat();
  tell('{"n":2}');
  jest.advanceTimersByTime(1_000);
  expect(await text(body)).toBe(':\n\n');
});
