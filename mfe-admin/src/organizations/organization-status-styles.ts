import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { messages, statuses } from './organizations.messages.ts';

export const statusStyles: Record<OrganizationRow['status'], StatusStyle> = {
  0: { tone: 'warn', icon: icons.clock, label: statuses[0] },
  1: { tone: 'good', icon: icons.check, label: statuses[1] },
  2: { tone: 'bad', icon: icons.ban, label: statuses[2] },
};

/** Shown next to the status while requested changes await a review. */
export const pendingChangeStyle: StatusStyle = { tone: 'info', icon: icons['file-clock'], label: messages.hasChange };
