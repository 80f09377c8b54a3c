import type { PartnerRow } from 'shared-contracts/network';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { sides, statuses } from './partners.messages.ts';

/** How a partnership looks from our side: who has to act, or who blocked it. */
export function lookOf({
  status,
  waitsForUs,
  isBlockedByUs,
}: Pick<PartnerRow, 'status' | 'waitsForUs' | 'isBlockedByUs'>): Look {
  const looks: Record<PartnerRow['status'], Look> = {
    registered: { tone: 'info', icon: icons.dashed, label: statuses.registered },
    waitingConfirmation: {
      tone: waitsForUs ? 'warn' : 'info',
      icon: icons.clock,
      label: waitsForUs ? sides.waitsForUs : sides.waitsForThem,
    },
    active: { tone: 'good', icon: icons.check, label: statuses.active },
    blocked: { tone: 'bad', icon: icons.ban, label: isBlockedByUs ? sides.blockedByUs : sides.blockedByThem },
  };
  return looks[status];
}
