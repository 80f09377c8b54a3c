import fc from 'fast-check';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { breakSeconds, excessDrive, NO_DRIVING_RULE, toDrivingRule } from './driving.rules.ts';

const RULE = toDrivingRule({ ...DEFAULT_DRIVING, maxDriveMinutes: 540 });
const RESTS = toDrivingRule({ ...DEFAULT_DRIVING, restAfterMinutes: 540 });

test('defaults to 45 minutes after 4.5 hours, without a longest drive', () => {
  expect(toDrivingRule(DEFAULT_DRIVING)).toEqual({
    driveBeforeBreak: 4.5 * HOUR,
    breakLength: 45 * MINUTE,
    maxDrive: Infinity,
  });
});

test.each([
  ['none in the first 4.5 hours', 0, 4.5, 0],
  ['one before a drive beyond them', 0, 4.6, 1],
  ['one on the leg that exceeds them', 4, 1, 1],
  ['one before the next leg after exactly that', 4.5, 0.1, 1],
  ['none after a break', 4.6, 4, 0],
  ['two on 11 hours', 0, 11, 2],
  ['none where nothing is driven', 4.5, 0, 0],
])('takes breaks: %s', (_name, driven, leg, count) => {
  expect(breakSeconds(driven * HOUR, leg * HOUR, RULE)).toBe(count * 45 * MINUTE);
  expect(breakSeconds(driven * HOUR, leg * HOUR, NO_DRIVING_RULE)).toBe(0);
});

test.each([
  ['a break, then a rest instead of the second one', 0, 10, 45 + 660],
  ['the next break 4.5 hours after a rest', 9.1, 4.5, 45],
  ['a second rest after another 9 hours', 9.1, 9, 45 + 660],
  ['none in the first hours after a rest', 9.1, 4, 0],
])('takes rests: %s', (_name, driven, leg, minutes) => {
  expect(breakSeconds(driven * HOUR, leg * HOUR, RESTS)).toBe(minutes * MINUTE);
});

test('rests before a break is due, if that is sooner', () => {
  const rule = { ...RESTS, driveBeforeRest: 4 * HOUR };
  expect(breakSeconds(0, 5 * HOUR, rule)).toBe(11 * HOUR);
  expect(breakSeconds(0, 4.2 * HOUR, rule)).toBe(11 * HOUR);
});

test('takes the same number of breaks on a drive as on its parts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6 * HOUR), { maxLength: 8 }), fc.constantFrom(RULE, RESTS), (legs, rule) => {
      let [driven, breaks] = [0, 0];
      for (const leg of legs) {
        breaks += breakSeconds(driven, leg, rule);
        driven += leg;
      }
      expect(breaks).toBe(breakSeconds(0, driven, rule));
    }),
  );
});

test.each([
  ['well within the longest time', 6, 1, 0],
  ['of exactly the longest time', 8, 1, 0],
  ['beyond it by a part of the leg', 8, 2, 1],
  ['beyond it by the whole leg', 10, 2, 2],
])('measures a drive %s', (_name, driven, leg, excess) => {
  expect(excessDrive(driven * HOUR, leg * HOUR, RULE)).toBe(excess * HOUR);
});

test('settings become seconds, without omitted ones', () => {
  expect(toDrivingRule({ ...DEFAULT_DRIVING, maxDriveMinutes: 540 }).maxDrive).toBe(9 * HOUR);
  expect(toDrivingRule({ ...DEFAULT_DRIVING, restAfterMinutes: 540 })).toMatchObject({
    driveBeforeRest: 9 * HOUR,
    restLength: 11 * HOUR,
  });
});

test('a trip that can’t be driven at all takes no breaks', () => {
  expect(breakSeconds(Infinity, HOUR, RULE)).toBe(0);
});
