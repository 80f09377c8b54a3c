import { HOUR } from 'shared-contracts/values/time';
import { parseLocalDateTime } from '../../platform/time/zone-time.rules.ts';
import { countFree, countSlots, findSlots, listSlots } from './slots.rules.ts';

const at = (text: string) => parseLocalDateTime(text, 'Europe/Rome') ?? 0;
const plan = (from: string, to: string, slotMinutes = 60) => ({
  slotMinutes,
  openingHours: {
    timeZone: 'Europe/Rome',
    intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from, to }],
    closedDays: ['2026-12-25'],
  },
});
const count = (day: string, next: string) =>
  listSlots(plan('20:00', '06:00'), at(`${day} 12:00`), at(`${next} 12:00`)).length;

test('a night has an hour less when clocks go forward, and one more when they go back', () => {
  expect(count('2026-03-27', '2026-03-28')).toBe(10);
  expect(count('2026-03-28', '2026-03-29')).toBe(9);
  expect(count('2026-10-24', '2026-10-25')).toBe(11);
});

test('slots start at the opening; the remainder before closing is no slot', () => {
  const slots = listSlots(plan('08:00', '10:15', 30), at('2026-11-20 00:00'), at('2026-11-21 00:00'));
  expect(slots.map(({ from }) => (from - at('2026-11-20 08:00')) / 60)).toEqual([0, 30, 60, 90]);
  expect(listSlots(plan('08:00', '10:00'), at('2026-12-25 00:00'), at('2026-12-26 00:00'))).toEqual([]);
});

test('finds slots in a row only within one opening', () => {
  const day = plan('08:00', '10:00', 30);
  expect(findSlots(day, at('2026-11-20 09:00'), 2)?.at(-1)?.to).toBe(at('2026-11-20 10:00'));
  expect(findSlots(day, at('2026-11-20 09:30'), 2)).toBeNull();
  expect(findSlots(day, at('2026-11-20 09:10'), 1)).toBeNull();
  expect([countSlots(0, 30), countSlots(30, 30), countSlots(31, 30)]).toEqual([1, 1, 2]);
});

test('the fullest slot limits the number of vehicles', () => {
  const slots = [0, 1].map((i) => ({ from: i * HOUR, to: (i + 1) * HOUR }));
  expect(countFree(slots, [{ from: HOUR, to: 2 * HOUR }], 2)).toBe(1);
  expect(countFree(slots, [], 2)).toBe(2);
  expect(
    countFree(
      slots,
      [
        { from: 0, to: HOUR },
        { from: 0, to: HOUR },
        { from: 0, to: HOUR },
      ],
      2,
    ),
  ).toBe(0);
});

test.each([
  [0, 3_600, 0],
  [3_600, 7_200, 1],
  [1_800, 5_400, 0],
  [5_400, 9_000, 1],
  [-3_600, 0, 1],
  [7_200, 9_000, 1],
  [-3_600, 9_000, 0],
])('a booking from %s to %s leaves room for %s in the first hour of two', (from, to, free) => {
  const first = { from: 0, to: 3_600 };
  expect(countFree([first], [{ from, to }], 1)).toBe(free);
});
