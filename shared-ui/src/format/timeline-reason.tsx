import { FormattedMessage } from 'react-intl';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { withValues } from '../base/message.ts';
import { reasonMessages } from './timeline.messages.ts';

/** Why something happened: as someone wrote it, or in the reader's language where the portal itself gave the reason. */
export function TimelineReason({ reason, reasonCode }: Pick<TimelineEntry, 'reason' | 'reasonCode'>) {
  const message = reasonCode && reasonMessages[reasonCode];
  return message ? <FormattedMessage {...withValues(message, { reason: reason ?? '' })} /> : reason;
}
