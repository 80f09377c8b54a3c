import type { OrderInput } from 'shared-contracts/orders/orders';

/** What a partner doesn't agree to when it wins or accepts an order. */
const FREE_FIELDS: readonly string[] = [
  'reference',
  'description',
  'orderTypeId',
  'operationId',
  'notificationContactIds',
] satisfies (keyof OrderInput)[];

/**
 * Whether what was agreed with the partner holds for an edited order: nothing that it agreed to has changed. A price
 * holds with another contract of the partner in the same currency; the rates of a contract only with that contract.
 */
export function keepsAgreement(
  changedFields: readonly string[],
  { agreedPrice, isSameCurrency }: { agreedPrice: string | null; isSameCurrency: boolean },
): boolean {
  return changedFields.every(
    (field) => FREE_FIELDS.includes(field) || (field === 'contractId' && agreedPrice !== null && isSameCurrency),
  );
}
