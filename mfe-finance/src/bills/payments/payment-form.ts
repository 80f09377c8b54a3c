import type { PaymentInput } from 'shared-contracts/finance/payments';
import { PAYMENT_LIMITS } from 'shared-contracts/values/field-limits';
import { PAYMENT_METHODS } from 'shared-contracts/values/finance/payments';
import { number, object, string, type InferType, type ObjectSchema } from 'yup';
import { formMessages as messages } from './payments.messages.ts';

/** An invoice that a payment can pay; `open` in `currency`. */
export type OpenInvoice = { invoiceId: string; number: string; open: string; currency: string; payerId: string };

const isPositive = (amount: string | null | undefined) => Number(amount ?? 0) > 0;

/** Keyed by the position of the invoice; at least one amount is greater than 0. */
const createAmountsSchema = (invoices: readonly OpenInvoice[]) =>
  object(
    Object.fromEntries(
      invoices.map(({ open }, i) => [
        String(i),
        string()
          .required()
          .test('exceedsOpen', messages.exceedsOpen, (amount) => Number(amount) <= Number(open))
          .test(
            'nothing',
            messages.nothing,
            (_, { parent }) => i > 0 || Object.values<string>(parent).some(isPositive),
          ),
      ]),
    ),
  ) as ObjectSchema<Record<string, string>>;

/** An amount of 0.00 leaves its invoice out. */
export const createPaymentSchema = (invoices: readonly OpenInvoice[]) =>
  object({
    paidAt: number().required(),
    method: string().oneOf(PAYMENT_METHODS).required(),
    reference: string().trim().max(PAYMENT_LIMITS.reference).default(''),
    note: string().trim().max(PAYMENT_LIMITS.note).default(''),
    amounts: createAmountsSchema(invoices),
  });

export type PaymentValues = InferType<ReturnType<typeof createPaymentSchema>>;

export const toPaymentValues = (invoices: readonly OpenInvoice[], today: number): PaymentValues => ({
  paidAt: today,
  method: 'bankTransfer',
  reference: '',
  note: '',
  amounts: Object.fromEntries(invoices.map(({ open }, i) => [String(i), open])),
});

export const toPaymentInput = (
  { amounts, ...values }: PaymentValues,
  invoices: readonly OpenInvoice[],
): PaymentInput => ({
  ...values,
  currency: invoices[0]?.currency ?? '',
  invoices: invoices
    .map(({ invoiceId }, i) => ({ invoiceId, amount: amounts[String(i)] ?? '0.00' }))
    .filter(({ amount }) => isPositive(amount)),
});

/** Whether a single payment can pay them. */
export const arePayableTogether = (invoices: readonly OpenInvoice[]): boolean =>
  invoices.every(({ payerId, currency }) => payerId === invoices[0]?.payerId && currency === invoices[0]?.currency);
