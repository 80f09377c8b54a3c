import type { BillingSpan } from 'shared-contracts/finance/invoices';

/** `YYYY-MM-DD` as dates are shown. */
export const formatDay = (day: string) => day.split('-').toReversed().join('.');

export const formatSpan = ({ from, to }: Pick<BillingSpan, 'from' | 'to'>) => `${formatDay(from)} – ${formatDay(to)}`;
