import type { OrderInput } from 'shared-contracts/orders/orders';

/** Fields that a partner doesn't agree to when it wins or accepts an order. */
const FREE_FIELDS: readonly string[] = [
  'reference',
  'description',
  'orderTypeId',
  'operationId',
  'notificationContactIds',
] satisfies (keyof OrderInput)[];

/**
 * Whether the agreement with the partner holds for an edited order: none of the agreed fields has changed. A price
 * survives a change to another contract of the partner in the same currency; the rates of a contract don't.
 */
export function keepsAgreement(
  changedFields: readonly string[],
  { agreedPrice, isSameCurrency }: { agreedPrice: string | null; isSameCurrency: boolean },
): boolean {
  return changedFields.every(
    (field) => FREE_FIELDS.includes(field) || (field === 'contractId' && agreedPrice !== null && isSameCurrency),
  );
}
