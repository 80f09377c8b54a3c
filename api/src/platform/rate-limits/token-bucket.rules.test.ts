import fc from 'fast-check';
import { type Bucket, isFull, spend } from './token-bucket.rules.ts';

const LIMIT = { capacity: 10, perSecond: 2 };

test('starts full, empties by cost and refills with time', () => {
  const first = spend(undefined, LIMIT, 4, 100);
  expect(first).toMatchObject({ isAllowed: true, remaining: 6, reset: 2, retryAfter: 0 });
  const second = spend(first.bucket, LIMIT, 7, 100);
  expect(second).toMatchObject({ isAllowed: false, remaining: 6, retryAfter: 1 });
  expect(spend(second.bucket, LIMIT, 7, 100.5)).toMatchObject({ isAllowed: true, remaining: 0, reset: 5 });
  expect([isFull(first.bucket, LIMIT, 101.9), isFull(first.bucket, LIMIT, 102)]).toEqual([false, true]);
});

test('allows a call that costs more than the bucket’s capacity when it is full', () => {
  expect(spend(undefined, LIMIT, 50, 0)).toMatchObject({ isAllowed: true, remaining: 0 });
});

test('never allows more than the capacity plus refills, and returns a correct time to retry', () => {
  const call = fc.record({ after: fc.double({ min: 0, max: 5, noNaN: true }), cost: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 60 }), (calls) => {
      let [at, spent, bucket]: [number, number, Bucket | undefined] = [0, 0, undefined];
      for (const { after, cost } of calls) {
        at += after;
        const result = spend(bucket, LIMIT, cost, at);
        if (result.isAllowed) spent += Math.min(cost, LIMIT.capacity);
        else expect(spend(result.bucket, LIMIT, cost, at + result.retryAfter).isAllowed).toBe(true);
        expect(spent).toBeLessThanOrEqual(LIMIT.capacity + at * LIMIT.perSecond + 1e-6);
        expect(result.remaining).toBeGreaterThanOrEqual(0);
        ({ bucket } = result);
      }
    }),
  );
});
