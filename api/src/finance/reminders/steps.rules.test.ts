import fc from 'fast-check';
import { DAY } from 'shared-contracts/values/time';
import { nextStep, overdueDays } from './steps.rules.ts';

const STEPS = [{ daysAfterDue: 3 }, { daysAfterDue: 10 }, { daysAfterDue: 30 }];
const DUE = 1_000_000;
const at = (days: number) => DUE + days * DAY;

test.each([
  ['before the first step', null, 2, null],
  ['on its day', null, 3, 1],
  ['late: with the first step all the same', null, 60, 1],
  ['not again', { step: 1, sentAt: at(3) }, 9, null],
  ['of the second step', { step: 1, sentAt: at(3) }, 10, 2],
  ['of the second step as long after a late first', { step: 1, sentAt: at(60) }, 66, null],
  ['of the second step once that has passed', { step: 1, sentAt: at(60) }, 67, 2],
  ['not while one is proposed', { step: 1, sentAt: null }, 90, null],
  ['not after the last step', { step: 3, sentAt: at(30) }, 400, null],
] as const)('an invoice is reminded %s', (_name, last, day, step) => {
  expect(nextStep(STEPS, { dueAt: DUE, last }, at(day))).toBe(step);
});

test('each step occurs once, in order, and never before its day', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
      fc.nat(30),
      (gaps, begin) => {
        let days = 0;
        const steps = gaps.map((gap) => ({ daysAfterDue: (days += gap) }));
        let last: { step: number; sentAt: number } | null = null;
        const sent: number[] = [];
        for (let day = begin; day <= begin + days + 1; day += 1) {
          const step = nextStep(steps, { dueAt: DUE, last }, at(day));
          if (step === null) continue;
          expect(day).toBeGreaterThanOrEqual(steps[step - 1]?.daysAfterDue ?? Infinity);
          last = { step, sentAt: at(day) };
          sent.push(step);
        }
        expect(sent).toEqual(steps.map((_, i) => i + 1));
      },
    ),
  );
});

test('days overdue are whole ones, from the due date on', () => {
  expect([at(-1), at(0), at(1) - 1, at(1)].map((now) => overdueDays(DUE, now))).toEqual([0, 0, 0, 1]);
});
