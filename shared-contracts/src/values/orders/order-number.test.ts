import { formatOrderNumber } from './order-number.ts';

test.each([
  [{ number: 'O-000012' }, 'O-000012'],
  [{ number: 'O-000012', shipperCode: null }, 'O-000012'],
  [{ number: 'O-000012', shipperCode: 'ACME' }, 'ACME·O-000012'],
])('names the order %j', (order, name) => {
  expect(formatOrderNumber(order)).toBe(name);
});
