import type { FieldError } from 'shared-contracts/common';

type Order = { reference?: string | null | undefined; stops?: readonly unknown[] | null | undefined };

const ONE_STOP: FieldError = { code: 'oneStop', message: 'Only one stop: the drop is missing' };
const REPEATED: FieldError = { code: 'repeatedReference', message: 'Another row has the same reference' };
const existing = (number: string): FieldError => ({
  code: 'existingReference',
  message: `Order ${number} already has this reference`,
  params: { number },
});

/** The warnings of each order, by field. `numbers`: of saved orders, by reference in lower case. */
export function warnOfOrders(
  orders: readonly Order[],
  numbers: ReadonlyMap<string, string>,
): Record<string, FieldError>[] {
  const seen = new Set<string>();
  return orders.map(({ reference, stops }): Record<string, FieldError> => {
    const key = reference?.toLowerCase() ?? '';
    const number = key === '' ? undefined : numbers.get(key);
    const repeated = seen.has(key) ? REPEATED : undefined;
    if (key !== '') seen.add(key);
    const duplicate = repeated ?? (number ? existing(number) : undefined);
    return {
      ...(duplicate && { reference: duplicate }),
      ...(stops?.length === 1 && { stops: ONE_STOP }),
    };
  });
}
