import type { Bill, BillChanges } from 'shared-contracts/finance/bills';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import { BILL_LIMITS, EXTRA_CHARGE_LIMITS } from 'shared-contracts/values/field-limits';
import type { UntaxedCategory } from 'shared-contracts/values/finance/invoices';
import { array, mixed, object, string } from 'yup';

const extraChargeSchema = object({
  name: string().trim().required().max(EXTRA_CHARGE_LIMITS.name),
  amount: string().required(),
  vatPercentage: string().nullable().default(null),
});

const serviceSchema = object({ name: string().required(), quantity: string().required() });

export const billSchema = object({
  billingContactId: string().nullable().default(null),
  contractId: string().nullable().default(null),
  actualDistance: string().nullable().default(null),
  vatPercentage: string().nullable().default(null),
  taxCategory: mixed<UntaxedCategory>().nullable().default(null),
  taxReason: string()
    .trim()
    .max(BILL_LIMITS.taxReason)
    .nullable()
    .default(null)
    .when('taxCategory', { is: null, otherwise: (schema) => schema.required() }),
  discount: string().required().default('0.00'),
  extraCharges: array().of(extraChargeSchema).required().max(BILL_LIMITS.extraCharges),
  services: array().of(serviceSchema).required().max(BILL_LIMITS.services),
});

type BillFormValues = Required<
  Pick<
    BillChanges,
    'billingContactId' | 'contractId' | 'actualDistance' | 'vatPercentage' | 'taxCategory' | 'taxReason' | 'discount'
  >
> & { services: RequestedService[]; extraCharges: { name: string; amount: string; vatPercentage: string | null }[] };

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
  taxCategory = null,
  taxReason = null,
  discount,
  extraCharges,
  services = [],
}: Bill): BillFormValues => ({
  billingContactId: billingContact?.id ?? null,
  contractId: contract?.id ?? null,
  actualDistance: isActualGiven ? actualDistance : null,
  vatPercentage: isVatGiven ? vatPercentage : null,
  taxCategory,
  taxReason,
  discount: withCents(discount),
  services,
  extraCharges: extraCharges.map(({ name, amount, vatPercentage: rate = null }) => ({
    name,
    amount: withCents(amount),
    vatPercentage: rate,
  })),
});

/** A line without its own rate has that of the bill; a taxed bill has no reason. */
const toInput = ({ extraCharges, taxReason, ...values }: BillFormValues): Required<Omit<BillChanges, 'revision'>> => ({
  ...values,
  taxReason: values.taxCategory ? taxReason : null,
  extraCharges: extraCharges.map(({ vatPercentage, ...charge }) => ({
    ...charge,
    ...(vatPercentage && { vatPercentage }),
  })),
});

const FIELDS = [
  'billingContactId',
  'contractId',
  'actualDistance',
  'vatPercentage',
  'taxCategory',
  'taxReason',
  'discount',
  'extraCharges',
  'services',
] as const;

/** Returns changed fields only, so that others keep following the order, trip and contract. */
export function getChanges(before: BillFormValues, after: BillFormValues): BillChanges {
  const [previous, next] = [toInput(before), toInput(after)];
  return Object.fromEntries(
    FIELDS.filter((field) => JSON.stringify(previous[field]) !== JSON.stringify(next[field])).map((field) => [
      field,
      next[field],
    ]),
  );
}
