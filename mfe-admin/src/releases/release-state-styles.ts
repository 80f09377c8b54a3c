import type { ReleaseState } from 'shared-contracts/portal/releases';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './releases.messages.ts';

export const releaseStateStyles: Record<ReleaseState, StatusStyle> = {
  fine: { tone: 'good', icon: icons.check, label: states.fine },
  failing: { tone: 'warn', icon: icons.warning, label: states.failing },
  quarantined: { tone: 'bad', icon: icons.ban, label: states.quarantined },
};
