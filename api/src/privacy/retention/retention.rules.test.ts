import fc from 'fast-check';
import { LEGAL_YEARS, RETENTION, RETENTION_KINDS } from 'shared-contracts/values/identity/retention';
import { DAY } from 'shared-contracts/values/time';
import { daysOf, findDaysError, listExpiries } from './retention.rules.ts';

test('by default deletes only operational data and declined registrations, and no bill data within the legal years', () => {
  expect(listExpiries({}, 0).map(({ kind, before }) => [kind, -before / DAY])).toEqual([
    ['notifications', 90],
    ['signInSources', 365],
    ['webhookDeliveries', 30],
    ['imports', 90],
    ['declinedRegistrations', 730],
  ]);
  expect(RETENTION.billDocuments.min).toBe(LEGAL_YEARS * 365);
});

test.each(RETENTION_KINDS)('the default and the bounds of %s agree', (kind) => {
  const { min, max, byDefault } = RETENTION[kind];
  expect(min).toBeGreaterThan(0);
  expect(max).toBeGreaterThan(min);
  expect(findDaysError(kind, byDefault)).toBeNull();
  expect([findDaysError(kind, min - 1)?.code, findDaysError(kind, max + 1)?.code]).toEqual([
    'outOfRange',
    'outOfRange',
  ]);
});

test('never deletes data younger than the lower limit, for any setting', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RETENTION_KINDS), fc.nat(100_000), fc.nat(2_000_000_000), (kind, days, now) => {
      const expiry = listExpiries({ [kind]: days }, now).find((one) => one.kind === kind);
      expect(now - (expiry?.before ?? Infinity)).toBeGreaterThanOrEqual(RETENTION[kind].min * DAY);
      expect(daysOf(kind, { [kind]: days })).toBeLessThanOrEqual(RETENTION[kind].max);
    }),
  );
});
