import type { CreditBalanceInput } from 'shared-contracts/finance/payments';
import { CREDIT_BALANCE_LIMITS } from 'shared-contracts/values/field-limits';
import { PAYMENT_METHODS } from 'shared-contracts/values/finance/payments';
import { type InferType, number, object, string } from 'yup';
import { formMessages, settleMessages } from './payments.messages.ts';

/** The option to refund instead of choosing an invoice. */
export const REFUND = 'refund';

export const createSettleSchema = (balance: string) =>
  object({
    to: string().required(),
    amount: string()
      .required()
      .test('nothing', formMessages.nothing, (amount) => Number(amount) > 0)
      .test('exceeds', settleMessages.exceeds, (amount) => Number(amount) <= Number(balance)),
    paidAt: number().required(),
    method: string().oneOf(PAYMENT_METHODS).required(),
    reference: string().trim().max(CREDIT_BALANCE_LIMITS.reference).default(''),
    note: string().trim().max(CREDIT_BALANCE_LIMITS.note).default(''),
  });
type SettleValues = InferType<ReturnType<typeof createSettleSchema>>;

export const toSettleValues = (balance: string, today: number): SettleValues => ({
  to: REFUND,
  amount: balance,
  paidAt: today,
  method: 'bankTransfer',
  reference: '',
  note: '',
});

export const toSettleInput = ({ to, method, ...values }: SettleValues): CreditBalanceInput => ({
  ...values,
  ...(to === REFUND ? { method } : { invoiceId: to }),
});
