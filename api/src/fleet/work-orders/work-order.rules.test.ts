import {
  computeWorkOrderLines,
  endWindow,
  formatLines,
  formatWorkOrderNumber,
  getWindowErrors,
  isEditable,
  isPending,
  listActions,
} from './work-order.rules.ts';

const AT = 1_000;

test.each([
  ['open', ['edit', 'addDocument', 'start', 'complete', 'cancel'], true],
  ['inProgress', ['edit', 'addDocument', 'complete', 'cancel'], true],
  ['done', ['edit', 'addDocument'], false],
  ['cancelled', [], false],
] as const)('offers the actions of an order that is %s', (status, actions, pending) => {
  expect(listActions(status)).toEqual(actions);
  expect(isPending(status)).toBe(pending);
  expect(isEditable(status)).toBe(status !== 'cancelled');
});

test('numbers orders', () => {
  expect([1, 123_456, 1_234_567].map(formatWorkOrderNumber)).toEqual(['W-000001', 'W-123456', 'W-1234567']);
});

const line = (quantity: string, unitPrice: string, description = 'Brake pad') =>
  ({ kind: 'part', description, quantity, unitPrice }) as const;

test('rounds each line before they are added', () => {
  expect(computeWorkOrderLines([line('0.333', '10'), line('0.333', '10')])).toEqual({
    lines: [
      { ...line('0.333', '10'), amount: '3.33' },
      { ...line('0.333', '10'), amount: '3.33' },
    ],
    cost: '6.66',
  });
  expect(computeWorkOrderLines([])).toEqual({ lines: [], cost: '0.00' });
});

test('writes lines as the history shows them', () => {
  const lines = [line('2.000', '12.5'), line('1.50', '40', 'Labour')];
  expect(formatLines(lines)).toBe('2 × Brake pad (12.50), 1.5 × Labour (40.00)');
  expect(formatLines([line('1.23456', '1')])).toBe('1.235 × Brake pad (1.00)');
  expect(formatLines([])).toBeNull();
});

const REQUIRED = { code: 'required', message: 'Set both ends of the period' };
test.each([
  [null, null, null],
  [AT, null, { outTo: REQUIRED }],
  [null, AT, { outFrom: REQUIRED }],
  [AT, AT + 1, null],
  [AT, AT, { outTo: { code: 'date', message: 'Invalid date' } }],
  [AT, AT - 1, { outTo: { code: 'date', message: 'Invalid date' } }],
])('checks a time out of service from %s to %s', (outFrom, outTo, errors) => {
  expect(getWindowErrors({ outFrom, outTo })).toEqual(errors);
});

test.each([
  ['none', null, null, null, null],
  ['one without a start', null, AT + 5, null, null],
  ['one without an end', AT - 5, null, null, null],
  ['one that has not begun', AT, AT + 5, null, null],
  ['one that continues', AT - 1, AT + 5, AT - 1, AT],
  ['one that is over', AT - 9, AT - 5, AT - 9, AT - 5],
])('the rest of the time out of service, when the order is closed, of %s', (_case, outFrom, outTo, from, to) => {
  expect(endWindow({ outFrom, outTo }, AT)).toEqual({ outFrom: from, outTo: to });
});
