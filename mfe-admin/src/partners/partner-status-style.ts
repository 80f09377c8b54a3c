import type { PartnerRow } from 'shared-contracts/identity/partners';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statusesFromOurSide, statuses } from './partners.messages.ts';

/** The status from our side: it names who has to act, or who blocked the partnership. */
export function partnerStatusStyle({
  status,
  waitsForUs,
  isBlockedByUs,
}: Pick<PartnerRow, 'status' | 'waitsForUs' | 'isBlockedByUs'>): StatusStyle {
  const styles: Record<PartnerRow['status'], StatusStyle> = {
    registered: { tone: 'info', icon: icons.dashed, label: statuses.registered },
    waitingConfirmation: {
      tone: waitsForUs ? 'warn' : 'info',
      icon: icons.clock,
      label: waitsForUs ? statusesFromOurSide.waitsForUs : statusesFromOurSide.waitsForThem,
    },
    active: { tone: 'good', icon: icons.check, label: statuses.active },
    blocked: {
      tone: 'bad',
      icon: icons.ban,
      label: isBlockedByUs ? statusesFromOurSide.blockedByUs : statusesFromOurSide.blockedByThem,
    },
  };
  return styles[status];
}
