import fc from 'fast-check';
import { happenedAt } from './driver-clock.rules.ts';

const NOW = 1_000_000;

test.each([
  ['just now', { occurredAt: NOW, sentAt: NOW, last: null }, NOW],
  ['without a network, an hour ago', { occurredAt: NOW - 3_600, sentAt: NOW - 1, last: null }, NOW - 3_600],
  ['a clock that is ten minutes behind', { occurredAt: NOW - 610, sentAt: NOW - 600, last: null }, NOW - 10],
  ['a clock that is ten minutes ahead', { occurredAt: NOW + 500, sentAt: NOW + 600, last: null }, NOW - 100],
  ['a little in the future', { occurredAt: NOW + 5, sentAt: NOW + 6, last: null }, NOW],
  ['not told when it is sent', { occurredAt: NOW - 50, last: null }, NOW - 50],
  ['a clock that was put back since the last event', { occurredAt: NOW - 90, sentAt: NOW, last: NOW - 40 }, NOW - 40],
])('%s', (_case, told, expected) => expect(happenedAt({ ...told, now: NOW })).toBe(expected));

test('what is told in order happened in order and not in the future, whatever the clock of the phone says', () => {
  const unix = fc.integer({ min: 0, max: 2 * NOW });
  const pressed = fc.array(fc.record({ occurredAt: unix, sentAt: fc.option(unix, { nil: undefined }) }), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(pressed, (events) => {
      let last: number | null = null;
      for (const [i, told] of events.entries()) {
        const now = NOW + i;
        const at = happenedAt({ ...told, now, last });
        expect(at).toBeLessThanOrEqual(now);
        expect(at).toBeGreaterThanOrEqual(last ?? 0);
        last = at;
      }
    }),
  );
});
