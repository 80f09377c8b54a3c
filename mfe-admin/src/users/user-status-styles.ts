import type { UserRow } from 'shared-contracts/identity/users';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './users.messages.ts';

export const userStatusStyles: Record<UserRow['status'], StatusStyle> = {
  1: { tone: 'good', icon: icons.check, label: statuses[1] },
  2: { tone: 'bad', icon: icons.ban, label: statuses[2] },
};
