import { partNames } from './e-invoice-fields.messages.ts';
import { parseFieldPath } from './e-invoice-fields.rules.ts';

const names = new Set(Object.keys(partNames));
test.each<[path: string, parts: string[]]>([
  ['totals.due', ['totals.due']],
  ['totals', ['totals']],
  ['seller.vatId', ['seller', 'vatId']],
  ['buyer.name', ['buyer', 'buyer.name']],
  ['buyer.electronicAddress.scheme', ['buyer', 'electronicAddress.scheme']],
  ['lines', ['lines']],
  ['lines.0.name', ['line 1', 'name']],
  ['lines.1.adjustments.2.amount', ['line 2', 'adjustments 3', 'amount']],
  ['lines.1.period.to', ['line 2', 'period.to']],
  ['taxes.0.reason', ['taxes 1', 'reason']],
  ['preceding.0.number', ['preceding 1', 'number']],
  ['period.from', ['period.from']],
  ['delivery.on', ['delivery.on']],
])('%s has the parts %j, each with words', (path, expected) => {
  const parts = parseFieldPath(path, names);
  expect(parts.map(({ name, number }) => [name, number].filter(Boolean).join(' '))).toEqual(expected);
  expect(parts.every(({ name }) => names.has(name))).toBe(true);
});

test('the number of a part may have several digits, and nothing else', () => {
  expect(parseFieldPath('lines.11.net', names)).toEqual([
    { name: 'line', number: 12 },
    { name: 'net', number: null },
  ]);
  expect(parseFieldPath('lines.1a.x2', names).map(({ name }) => name)).toEqual(['lines', '1a', 'x2']);
});
