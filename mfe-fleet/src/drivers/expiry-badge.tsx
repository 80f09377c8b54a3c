import { withValues } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { papers } from './drivers.messages.ts';
import { getExpiryState, type ExpiryState } from './expiry.rules.ts';

const styleByState: Record<ExpiryState['state'], Omit<StatusStyle, 'label'>> = {
  missing: { tone: 'neutral', icon: icons.dashed },
  expired: { tone: 'bad', icon: icons.alert },
  expiring: { tone: 'warn', icon: icons.clock },
  valid: { tone: 'good', icon: icons.check },
};

/** Shows the state of a licence or report. @param expiresAt unix seconds */
export function ExpiryBadge({ expiresAt }: { expiresAt: number | null }) {
  const { state, days } = getExpiryState(expiresAt, Date.now() / 1000);
  return <StatusBadge {...styleByState[state]} label={withValues(papers[state], { days })} />;
}
