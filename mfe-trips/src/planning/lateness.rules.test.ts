import { splitMinutes } from './lateness.rules.ts';

test.each([
  [45, { days: 0, hours: 0, rest: 45 }],
  [60, { days: 0, hours: 1, rest: 0 }],
  [310, { days: 0, hours: 5, rest: 10 }],
  [1_440, { days: 1, hours: 0, rest: 0 }],
  [2_760, { days: 1, hours: 22, rest: 0 }],
])('splits %i minutes', (minutes, expected) => {
  expect(splitMinutes(minutes)).toEqual(expected);
});
