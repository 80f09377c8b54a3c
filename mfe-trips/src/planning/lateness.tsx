import { FormattedMessage } from 'react-intl';
import { withValues } from 'shared-ui';
import { splitMinutes } from './lateness.rules.ts';
import { messages } from './planning.messages.ts';

/** A number of minutes in words: "45 minutes", "5 hours 10 min", "1 day 22 h". */
export function Lateness({ minutes }: { minutes: number }) {
  const { days, hours, rest } = splitMinutes(minutes);
  if (days > 0) return <FormattedMessage {...withValues(messages.days, { days, hours })} />;
  if (hours > 0) return <FormattedMessage {...withValues(messages.hours, { hours, minutes: rest })} />;
  return <FormattedMessage {...withValues(messages.minutes, { minutes: rest })} />;
}
