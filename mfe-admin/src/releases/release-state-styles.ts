import type { ReleaseState } from 'shared-contracts/portal/releases';
import type { VitalRating } from 'shared-contracts/values/portal/web-vitals';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states, vitalRatings } from './releases.messages.ts';

export const releaseStateStyles: Record<ReleaseState, StatusStyle> = {
  fine: { tone: 'good', icon: icons.check, label: states.fine },
  failing: { tone: 'warn', icon: icons.warning, label: states.failing },
  quarantined: { tone: 'bad', icon: icons.ban, label: states.quarantined },
};

export const vitalRatingStyles: Record<VitalRating, StatusStyle> = {
  good: { tone: 'good', icon: icons.check, label: vitalRatings.good },
  needsImprovement: { tone: 'warn', icon: icons.warning, label: vitalRatings.needsImprovement },
  poor: { tone: 'bad', icon: icons.alert, label: vitalRatings.poor },
};
