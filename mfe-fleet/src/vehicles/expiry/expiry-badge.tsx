import { fill } from 'shared-ui';
import { DateOnly, StatusBadge, type Tone } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { document, service } from './expiry.messages.ts';
import { expiryOf, type Expiry as State } from './expiry.rules.ts';

const LOOKS = {
  expired: { tone: 'bad', icon: icons.alert },
  soon: { tone: 'warn', icon: icons.clock },
  later: { tone: 'good', icon: icons.check },
} as const satisfies Record<State['state'], { tone: Tone; icon: unknown }>;
const WORDS = { document, service };

type ExpiryProps = { what: keyof typeof WORDS; /** unix seconds */ at: number };

/** How long a document is valid yet, or when a service is due, in words. */
export function ExpiryBadge({ what, at }: ExpiryProps) {
  const { state, days } = expiryOf(at, Date.now() / 1000);
  return <StatusBadge {...LOOKS[state]} label={fill(WORDS[what][state], { days })} />;
}

/** The day, or how near it is once that matters. */
export const Expiry = ({ what, at }: ExpiryProps) =>
  expiryOf(at, Date.now() / 1000).state === 'later' ? <DateOnly at={at} /> : <ExpiryBadge what={what} at={at} />;
