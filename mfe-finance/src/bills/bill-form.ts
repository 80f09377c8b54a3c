import type { Bill, BillChanges } from 'shared-contracts/bills';
import { MAX_EXTRA_CHARGES } from 'shared-contracts/values/bills';
import { array, object, string } from 'yup';

const charge = object({ name: string().trim().required().max(100), amount: string().required() });

export const schema = object({
  billingContactId: string().nullable().default(null),
  contractId: string().nullable().default(null),
  actualDistance: string().nullable().default(null),
  vatPercentage: string().nullable().default(null),
  discount: string().required().default('0.00'),
  extraCharges: array().of(charge).required().max(MAX_EXTRA_CHARGES),
});

type Values = Required<
  Pick<BillChanges, 'billingContactId' | 'contractId' | 'actualDistance' | 'vatPercentage' | 'discount'>
> & { extraCharges: Bill['extraCharges'] };

/** As the field for money writes it: what it only tidies up is no change. */
function withCents(money: string): string {
  const [whole = '0', fraction = ''] = money.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/** What follows from the order, the trip or the contract stands empty. */
export const valuesOf = ({
  billingContact,
  contract,
  actualDistance,
  isActualGiven,
  vatPercentage,
  isVatGiven,
  discount,
  extraCharges,
}: Bill): Values => ({
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

/** Only what was really changed: the rest goes on following the order, the trip and the contract. */
export const changesOf = (before: Values, after: Values): BillChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      after[field],
    ]),
  );
