import type { Device } from 'shared-contracts/fleet/telemetry';
import { withValues } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { facts } from './monitoring.messages.ts';

const STYLES = {
  critical: { tone: 'bad', icon: icons.alert },
  warning: { tone: 'warn', icon: icons.clock },
  info: { tone: 'info', icon: icons.dot },
} as const;

/** The number of open alerts of a vehicle, in the colour of the most urgent one. */
export const OpenAlerts = ({ count, severity }: NonNullable<Device['openAlerts']>) => (
  <StatusBadge {...STYLES[severity]} label={withValues(facts.openAlerts, { count })} />
);
