import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './drivers.messages.ts';

export const lookOf = (isBlocked: boolean): Look =>
  isBlocked
    ? { tone: 'bad', icon: icons.ban, label: statuses.true }
    : { tone: 'good', icon: icons.check, label: statuses.false };
