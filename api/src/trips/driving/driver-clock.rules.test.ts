import fc from 'fast-check';
import { toServerTime } from './driver-clock.rules.ts';

const NOW = 1_000_000;

test.each([
  ['uses the current time', { occurredAt: NOW, sentAt: NOW, last: null }, NOW],
  [
    'keeps the time of an event from an hour ago',
    { occurredAt: NOW - 3_600, sentAt: NOW - 1, last: null },
    NOW - 3_600,
  ],
  ['corrects a clock that is ten minutes slow', { occurredAt: NOW - 610, sentAt: NOW - 600, last: null }, NOW - 10],
  ['corrects a clock that is ten minutes fast', { occurredAt: NOW + 500, sentAt: NOW + 600, last: null }, NOW - 100],
  ['tolerates 30 seconds of latency', { occurredAt: NOW - 130, sentAt: NOW - 30, last: null }, NOW - 130],
  [
    'corrects a clock that is more than 30 seconds slow',
    { occurredAt: NOW - 131, sentAt: NOW - 31, last: null },
    NOW - 100,
  ],
  ['tolerates 30 seconds of a fast clock', { occurredAt: NOW - 100, sentAt: NOW + 30, last: null }, NOW - 100],
  [
    'corrects a clock that is more than 30 seconds fast',
    { occurredAt: NOW - 100, sentAt: NOW + 31, last: null },
    NOW - 131,
  ],
  ['does not send before it happened', { occurredAt: NOW + 500, sentAt: NOW - 100, last: null }, NOW],
  ['limits a slightly future time to now', { occurredAt: NOW + 5, sentAt: NOW + 6, last: null }, NOW],
  ['trusts the time without a sending time', { occurredAt: NOW - 50, last: null }, NOW - 50],
  ['never goes back before the last event', { occurredAt: NOW - 90, sentAt: NOW, last: NOW - 40 }, NOW - 40],
])('%s', (_case, time, expected) => expect(toServerTime({ ...time, now: NOW })).toBe(expected));

test('event times stay in order and out of the future for any phone clock', () => {
  const unix = fc.integer({ min: 0, max: 2 * NOW });
  const anyEvents = fc.array(fc.record({ occurredAt: unix, sentAt: fc.option(unix, { nil: undefined }) }), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(anyEvents, (events) => {
      let last: number | null = null;
      for (const [i, event] of events.entries()) {
        const now = NOW + i;
        const at = toServerTime({ ...event, now, last });
        expect(at).toBeLessThanOrEqual(now);
        expect(at).toBeGreaterThanOrEqual(last ?? 0);
        last = at;
      }
    }),
  );
});
