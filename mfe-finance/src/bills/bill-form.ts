import type { Bill, BillChanges } from 'shared-contracts/finance/bills';
import { BILL_LIMITS, EXTRA_CHARGE_LIMITS } from 'shared-contracts/values/field-limits';
import { array, object, string } from 'yup';

const extraChargeSchema = object({
  name: string().trim().required().max(EXTRA_CHARGE_LIMITS.name),
  amount: string().required(),
});

export const billSchema = object({
  billingContactId: string().nullable().default(null),
  contractId: string().nullable().default(null),
  actualDistance: string().nullable().default(null),
  vatPercentage: string().nullable().default(null),
  discount: string().required().default('0.00'),
  extraCharges: array().of(extraChargeSchema).required().max(BILL_LIMITS.extraCharges),
});

type BillFormValues = Required<
  Pick<BillChanges, 'billingContactId' | 'contractId' | 'actualDistance' | 'vatPercentage' | 'discount'>
> & { extraCharges: Bill['extraCharges'] };

/** Formats like the money field, so its formatting doesn't count as a change. */
function withCents(money: string): string {
  const [integer = '0', fraction = ''] = money.split('.');
  return `${integer}.${fraction.padEnd(2, '0')}`;
}

/** Leaves values empty that follow from the order, trip or contract. */
export const toFormValues = ({
  billingContact,
  contract,
  actualDistance,
  isActualGiven,
  vatPercentage,
  isVatGiven,
  discount,
  extraCharges,
}: Bill): BillFormValues => ({
  billingContactId: billingContact?.id ?? null,
  contractId: contract?.id ?? null,
  actualDistance: isActualGiven ? actualDistance : null,
  vatPercentage: isVatGiven ? vatPercentage : null,
  discount: withCents(discount),
  extraCharges: extraCharges.map(({ name, amount }) => ({ name, amount: withCents(amount) })),
});

const FIELDS = [
  'billingContactId',
  'contractId',
  'actualDistance',
  'vatPercentage',
  'discount',
  'extraCharges',
] as const;

/** Returns changed fields only, so the others keep following the order, trip and contract. */
export const getChanges = (before: BillFormValues, after: BillFormValues): BillChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      after[field],
    ]),
  );
