import { formatUsages } from './usage.rules.ts';

test.each([
  [[{ what: 'users', count: 1 }], '1 user'],
  [[{ what: 'billDocuments', count: 2 }], '2 bill documents'],
  [
    [
      { what: 'users', count: 2 },
      { what: 'orders', count: 1 },
      { what: 'trips', count: 3 },
    ],
    '2 users, 1 order, and 3 trips',
  ],
  [[{ what: 'somethingNew', count: 1 }], '1 somethingNew'],
  [[], ''],
])('describes the usages %j as %s', (usages, text) => {
  expect(formatUsages(usages)).toBe(text);
});
