import type { CreditNoteInput, InvoiceDetail } from 'shared-contracts/finance/credit-notes';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { FormatMessage } from 'shared-ui';
import { ratingRuleMessages } from 'shared-ui/bill-lines';
import { formatMoney } from 'shared-ui/format';
import type { Option } from 'shared-ui/form';
import { array, type InferType, object, string } from 'yup';

export const BY = ['lines', 'amount'] as const;

/** `line`: its position, as text for the select. */
const lineSchema = object({
  line: string().default(''),
  quantity: string().nullable().default(null),
  amount: string().nullable().default(null),
});

export const creditSchema = object({
  by: string().oneOf(BY).required(),
  lines: array()
    .of(lineSchema)
    .required()
    .when('by', ([by], schema) =>
      by === 'lines' ? schema.of(lineSchema.shape({ line: string().required() })).min(1) : schema,
    ),
  amount: string()
    .nullable()
    .default(null)
    .when('by', ([by], schema) => (by === 'amount' ? schema.required() : schema)),
  reason: string().trim().required().max(MAX_REASON_LENGTH),
});
export type CreditValues = InferType<typeof creditSchema>;

export const EMPTY_LINE = { line: '', quantity: null, amount: null };
export const INITIAL_VALUES: CreditValues = { by: 'lines', lines: [EMPTY_LINE], amount: null, reason: '' };

/** A line without quantity and amount is credited as far as it is left. */
export const toCreditInput = ({ by, lines, amount, reason }: CreditValues): CreditNoteInput =>
  by === 'amount'
    ? { reason, amount: amount ?? '0.00' }
    : {
        reason,
        lines: lines.map(({ line, quantity, amount: part }) => ({
          line: Number(line),
          ...(quantity && { quantity }),
          ...(part && !quantity && { amount: part }),
        })),
      };

/** Lines with a remaining amount, which is shown as a hint. */
export function toLineOptions(
  { content, creditable, currency }: InvoiceDetail,
  formatMessage: FormatMessage,
): Option[] {
  return (creditable?.lines ?? []).flatMap(({ line, net }) => {
    const charge = content.lines[line];
    if (!charge) return [];
    const bill = charge.bill === undefined ? undefined : content.bills?.[charge.bill];
    const parts = [
      bill && formatOrderNumber(bill.subject),
      formatMessage(ratingRuleMessages[charge.rule]),
      charge.name,
      charge.place,
      formatMoney(net, currency),
    ];
    return [{ value: String(line), label: parts.filter(Boolean).join(' · ') }];
  });
}
