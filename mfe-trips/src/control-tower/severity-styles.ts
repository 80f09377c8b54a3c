import type { Severity } from 'shared-contracts/values/trips/exceptions';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { severities } from './control-tower.messages.ts';

export const SEVERITY_STYLES: Record<Severity, StatusStyle> = {
  critical: { label: severities.critical, tone: 'bad', icon: icons.alert },
  high: { label: severities.high, tone: 'bad', icon: icons.flag },
  medium: { label: severities.medium, tone: 'warn', icon: icons.clock },
  low: { label: severities.low, tone: 'neutral', icon: icons.dot },
};
