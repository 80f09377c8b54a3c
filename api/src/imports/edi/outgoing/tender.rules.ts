import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';

export const TENDER_PURPOSES = ['original', 'replace', 'cancel'] as const;
export type TenderPurpose = (typeof TENDER_PURPOSES)[number];

/** A tender to be written for a carrier. `partner`: qualifier and id of its EDI partner; `at` in unix seconds. */
export type TenderMessage = {
  kind: 'tender';
  partner: string;
  purpose: TenderPurpose;
  reason: string | null;
  at: number;
};

const ENDS: readonly PartnerNews[] = ['withdrawn', 'cancelled'];

/**
 * Messages to a carrier without the portal, sent when a partner in the portal would be notified.
 * @param isOpen whether it has a tender of the order that it has neither declined nor lost
 */
export function toTenderPurpose(news: PartnerNews, isOpen: boolean): TenderPurpose | null {
  if (ENDS.includes(news)) return isOpen ? 'cancel' : null;
  return isOpen ? 'replace' : 'original';
}
