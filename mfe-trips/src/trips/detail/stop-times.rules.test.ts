import { minutesLate, minutesOffPlan } from './stop-times.rules.ts';

test.each([
  [null, 100, null],
  [1_000, null, null],
  [1_000, 900, null],
  [1_000, 1_059, null],
  [1_000, 1_060, 1],
  [1_000, 1_179, 2],
])('with a window until %j, an arrival at %j is %j minutes late', (windowTo, at, minutes) => {
  expect(minutesLate({ windowTo }, at)).toBe(minutes);
});

test.each([
  [1_600, 1_000, 10],
  [1_000, 1_600, -10],
  [1_059, 1_000, null],
  [null, 1_000, null],
  [1_600, null, null],
])('an arrival expected at %j, planned at %j, is %j minutes off the plan', (eta, plannedAt, minutes) => {
  expect(minutesOffPlan({ eta, plannedAt })).toBe(minutes);
});
