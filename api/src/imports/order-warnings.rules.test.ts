import { warnOfOrders } from './order-warnings.rules.ts';

const TWO_STOPS = [{}, {}];

test('warns of references that other rows or orders have, and of one-stop rows', () => {
  const numbers = new Map([
    ['po 1', 'O-000007'],
    ['', 'O-000008'],
  ]);
  const orders = [
    { reference: 'PO 1', stops: TWO_STOPS },
    { reference: 'PO 2', stops: [{}] },
    { reference: 'po 2', stops: TWO_STOPS },
    { reference: 'PO 1', stops: TWO_STOPS },
    { reference: null, stops: [] },
    { stops: undefined },
    { reference: '', stops: TWO_STOPS },
    { reference: '', stops: TWO_STOPS },
  ];
  const summary = warnOfOrders(orders, numbers).map((warnings) =>
    Object.entries(warnings).map(([field, { code }]) => `${field} ${code}`),
  );
  expect(summary).toEqual([
    ['reference existingReference'],
    ['stops oneStop'],
    ['reference repeatedReference'],
    ['reference repeatedReference'],
    [],
    [],
    [],
    [],
  ]);
  expect(warnOfOrders(orders.slice(0, 1), numbers)).toEqual([
    {
      reference: {
        code: 'existingReference',
        message: 'Order O-000007 already has this reference',
        params: { number: 'O-000007' },
      },
    },
  ]);
});
