import { getInvoiceLink } from './invoice-link.rules.ts';

test.each([
  [
    { side: 'receivable', bucket: 'days30', at: undefined, currency: 'LKR', partnerId: 'p-1' },
    '/invoices?side=receivable&aging=days30&currency=LKR&sort=dueAt&partnerId=p-1',
  ],
  [
    { side: 'payable', bucket: 'open', at: '1795168800', currency: 'USD' },
    '/invoices?side=payable&aging=open&currency=USD&sort=dueAt&at=1795168800',
  ],
] as const)('a figure %j opens its invoices', (figure, link) => {
  expect(getInvoiceLink(figure)).toBe(link);
});
