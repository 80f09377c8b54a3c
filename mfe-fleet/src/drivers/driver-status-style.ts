import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './drivers.messages.ts';

export const driverStatusStyle = (isBlocked: boolean): StatusStyle =>
  isBlocked
    ? { tone: 'bad', icon: icons.ban, label: statuses.true }
    : { tone: 'good', icon: icons.check, label: statuses.false };
