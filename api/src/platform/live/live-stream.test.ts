import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createLiveStream } from './live-stream.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('sends the events of 250 ms in one batch, without duplicates', async () => {
  const { body, send, sendHeartbeat, end } = createLiveStream();
  for (const event of ['{"n":1}', '{"n":2}', '{"n":1}']) send(event);
  jest.advanceTimersByTime(249);
  send('{"n":3}');
  jest.advanceTimersByTime(1);
  send('{"n":1}');
  jest.advanceTimersByTime(250);
  sendHeartbeat();
  end();
  expect(await text(body)).toBe(':\n\ndata: [{"n":1},{"n":2},{"n":3}]\n\ndata: [{"n":1}]\n\n:\n\n');
});

test('closes the stream of a slow reader, and buffers nothing afterwards', async () => {
  const { body, send } = createLiveStream();
  const batch = JSON.stringify('x'.repeat(30_000));
  for (const _ of [1, 2]) {
    send(batch);
    jest.advanceTimersByTime(250);
  }
  expect(body.destroyed).toBe(false);
  send(batch);
  jest.advanceTimersByTime(250);
  expect(body.destroyed).toBe(true);
  await once(body, 'close');
  send(batch);
  expect(jest.getTimerCount()).toBe(0);
});

test('sends nothing after its end', async () => {
  const { body, send, sendHeartbeat, end } = createLiveStream();
  send('{"n":1}');
  end();
  sendHeartbeat();
  send('{"n":2}');
  jest.advanceTimersByTime(1_000);
  expect(await text(body)).toBe(':\n\n');
});
