import type { OrganizationRow } from 'shared-contracts/organizations';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { messages, statuses } from './organizations.messages.ts';

/** How an organization's status looks. */
export const statusLooks: Record<OrganizationRow['status'], Look> = {
  0: { tone: 'warn', icon: icons.clock, label: statuses[0] },
  1: { tone: 'good', icon: icons.check, label: statuses[1] },
  2: { tone: 'bad', icon: icons.ban, label: statuses[2] },
};

/** Beside the status, while it wants something changed. */
export const changeLook: Look = { tone: 'info', icon: icons['file-clock'], label: messages.hasChange };
