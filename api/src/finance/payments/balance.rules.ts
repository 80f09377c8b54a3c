import type { PaymentState } from 'shared-contracts/values/finance/payments';
import { decimal, toMoney } from '../../platform/values/money.ts';

/** Amounts of an invoice, in its currency. */
export type Balance = { total: string; paid: string; credited: string; open: string };

const isPositive = (amount: string) => decimal(amount).greaterThan(0);

/** The first that applies. */
const STATES: readonly { state: PaymentState; applies: (balance: Balance) => boolean }[] = [
  {
    state: 'credited',
    applies: ({ total, credited }) => isPositive(credited) && decimal(credited).greaterThanOrEqualTo(total),
  },
  { state: 'paid', applies: ({ open }) => !isPositive(open) },
  { state: 'partlyPaid', applies: ({ paid }) => isPositive(paid) },
];

export const paymentStateOf = (balance: Balance): PaymentState =>
  STATES.find(({ applies }) => applies(balance))?.state ?? 'open';

/** The amount that the payer has overpaid after a credit. */
export const creditBalanceOf = ({ open }: Pick<Balance, 'open'>): string => toMoney(decimal(open).negated());

/** Whether an amount exceeds the open one. */
export const exceedsOpen = (amount: string, open: string): boolean => decimal(amount).greaterThan(open);
