import { FormattedMessage } from 'react-intl';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { withValues } from '../base/message.ts';
import { reasonMessages } from './timeline.messages.ts';

/** The reason of an event: as written by a user, or in the reader's language if the portal provided it. */
export function TimelineReason({ reason, reasonCode }: Pick<TimelineEntry, 'reason' | 'reasonCode'>) {
  const message = reasonCode && reasonMessages[reasonCode];
  return message ? <FormattedMessage {...withValues(message, { reason: reason ?? '' })} /> : reason;
}
