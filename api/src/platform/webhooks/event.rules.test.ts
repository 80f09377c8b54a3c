import fc from 'fast-check';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { MAX_AGE, pauseAfter, toBody, toWebhookEvent } from './event.rules.ts';

test.each([
  [1, 0, 5],
  [2, 5, 10],
  [3, 15, 20],
  [20, DAY, 6 * HOUR],
  [30, 3 * DAY - 100, 100],
  [30, 3 * DAY, null],
])('after attempt %i at age %i waits %s', (attempts, age, expected) => {
  expect(pauseAfter(attempts, age)).toBe(expected);
});

test('pauses never shrink before the end, and the last attempt is at three days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: MAX_AGE - 1 }), (attempts, age) => {
      const [pause, next] = [pauseAfter(attempts, age) ?? 0, pauseAfter(attempts + 1, age) ?? 0];
      expect(pause).toBeGreaterThan(0);
      expect(next).toBeGreaterThanOrEqual(pause);
      expect(age + pause).toBeLessThanOrEqual(MAX_AGE);
    }),
  );
});

test('sends only records with a topic', () => {
  const entry = {
    organizationId: 'o',
    subjectId: 's',
    event: 'created',
    fromStage: null,
    toStage: null,
    reason: null,
    changes: null,
    occurredAt: 0,
    recordedAt: 0,
  };
  expect(toWebhookEvent({ ...entry, subject: 'user' })).toEqual([]);
  expect(toWebhookEvent({ ...entry, subject: 'bill' })).toMatchObject([{ topic: 'bill', type: 'bill.created' }]);
});

test('contains what happened to which record, and when', () => {
  const entry = {
    organizationId: 'o',
    subject: 'order',
    subjectId: 's',
    event: 'submit',
    fromStage: 'saved',
    toStage: 'validated',
    reason: 'x',
    changes: '{"reference":1,"stops":2}',
    occurredAt: 60,
    recordedAt: 61,
  };
  const data = {
    id: 's',
    event: 'submit',
    from: 'saved',
    to: 'validated',
    reason: 'x',
    changedFields: ['reference', 'stops'],
    occurredAt: '1970-01-01T00:01:00.000Z',
  };
  const event = { organizationId: 'o', topic: 'order', type: 'order.submit', subjectId: 's', at: 61, data } as const;
  expect(toWebhookEvent(entry)).toEqual([event]);
  expect(toWebhookEvent({ ...entry, changes: null })).toMatchObject([{ data: { changedFields: [] } }]);
  expect(JSON.parse(toBody(event))).toEqual({ type: 'order.submit', timestamp: '1970-01-01T00:01:01.000Z', data });
});
