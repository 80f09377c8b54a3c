import { usageMessage } from './user-usage.rules.ts';

const UNUSED = { orders: 0, approvals: 0, trips: 0, drivers: 0, entries: 0 };
test.each([
  [UNUSED, null],
  [{ ...UNUSED, orders: 1 }, 'Cannot be deleted: created 1 order. Block the user instead'],
  [
    { ...UNUSED, approvals: 2, trips: 1 },
    'Cannot be deleted: gave 2 approvals, created 1 trip. Block the user instead',
  ],
  [{ ...UNUSED, entries: 1 }, 'Cannot be deleted: has 1 timeline entry. Block the user instead'],
  [
    { orders: 2, approvals: 1, trips: 3, drivers: 1, entries: 12 },
    'Cannot be deleted: created 2 orders, gave 1 approval, created 3 trips, is a driver, has 12 timeline entries. Block the user instead',
  ],
])('explains usage %j', (usage, message) => {
  expect(usageMessage(usage)).toBe(message);
});
