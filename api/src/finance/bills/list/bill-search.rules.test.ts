import { toAmountPrefix } from './bill-search.rules.ts';

test.each([
  ['1500', '1500'],
  ['18,978.33', '18978.33'],
  ['1 250.', '1250.'],
  ['O-000104', null],
  ['12.345', null],
  ['Serendib', null],
])('reads the search text %j as the amount %j', (text, amount) => {
  expect(toAmountPrefix(text)).toBe(amount);
});
