import type { VehicleService } from 'shared-contracts/fleet/vehicle-services';
import { withValues } from 'shared-ui';
import { DateOnly, StatusBadge, type Tone } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { documentMessages, meterDueMessages, serviceMessages } from './expiry.messages.ts';
import { getExpiry, type Expiry } from './expiry.rules.ts';

const styleByState = {
  expired: { tone: 'bad', icon: icons.alert },
  expiring: { tone: 'warn', icon: icons.clock },
  valid: { tone: 'good', icon: icons.check },
} as const satisfies Record<Expiry['state'], { tone: Tone; icon: unknown }>;
const messagesByType = { document: documentMessages, service: serviceMessages };

type ExpiryProps = { type: keyof typeof messagesByType; /** Unix seconds. */ at: number };

/** Shows how long a document is valid, or when a service is due. */
export function ExpiryBadge({ type, at }: ExpiryProps) {
  const { state, days } = getExpiry(at, Date.now() / 1000);
  return <StatusBadge {...styleByState[state]} label={withValues(messagesByType[type][state], { days })} />;
}

type ServiceDue = Pick<VehicleService, 'by' | 'left'> & { /** Unix seconds. */ at: number };

/** Shows the days, kilometres or hours until a service is due. */
export function ServiceDueBadge({ by, left, at }: ServiceDue) {
  if (!by || by === 'days' || left === null) return <ExpiryBadge type="service" at={at} />;
  const { state } = getExpiry(at, Date.now() / 1000);
  const label = meterDueMessages[by][state === 'expired' ? 'over' : 'left'];
  return <StatusBadge {...styleByState[state]} label={withValues(label, { left: Math.abs(left) })} />;
}

/** Shows the date, or a badge once it is close. */
export const ExpiryDate = ({ type, at }: ExpiryProps) =>
  getExpiry(at, Date.now() / 1000).state === 'valid' ? <DateOnly at={at} /> : <ExpiryBadge type={type} at={at} />;
