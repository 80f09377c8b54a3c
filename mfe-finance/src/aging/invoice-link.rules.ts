import type { BalanceSide, OpenBucket } from 'shared-contracts/values/finance/aging';

export type AgingFigure = {
  side: BalanceSide;
  bucket: OpenBucket;
  /** Unix seconds; undefined: now. */
  at: string | undefined;
  currency: string;
  /** Absent for all partners. */
  partnerId?: string;
};

/** The list of the invoices that a figure is the sum of. */
export function getInvoiceLink({ side, bucket, at, currency, partnerId }: AgingFigure): string {
  const query = new URLSearchParams({ side, aging: bucket, currency, sort: 'dueAt' });
  if (at) query.set('at', at);
  if (partnerId) query.set('partnerId', partnerId);
  return `/invoices?${query.toString()}`;
}
