import type { PaymentState } from 'shared-contracts/values/finance/payments';
import { paymentStateOf } from './balance.rules.ts';

test.each<[total: string, paid: string, credited: string, open: string, state: PaymentState]>([
  ['100.00', '0.00', '0.00', '100.00', 'open'],
  ['100.00', '0.00', '40.00', '60.00', 'open'],
  ['100.00', '0.01', '0.00', '99.99', 'partlyPaid'],
  ['100.00', '100.00', '0.00', '0.00', 'paid'],
  ['100.00', '60.00', '40.00', '0.00', 'paid'],
  ['100.00', '0.00', '100.00', '0.00', 'credited'],
  ['100.00', '100.00', '100.00', '-100.00', 'credited'],
  ['0.00', '0.00', '0.00', '0.00', 'paid'],
])('%s with %s paid and %s credited has %s open: %s', (total, paid, credited, open, state) => {
  expect(paymentStateOf({ total, paid, credited, open })).toBe(state);
});
