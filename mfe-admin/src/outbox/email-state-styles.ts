import type { MailState } from 'shared-contracts/outbox';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './outbox.messages.ts';

export const mailLooks: Record<MailState, Look> = {
  queued: { tone: 'info', icon: icons.clock, label: states.queued },
  kept: { tone: 'neutral', icon: icons.mail, label: states.kept },
  sent: { tone: 'good', icon: icons.check, label: states.sent },
  failed: { tone: 'bad', icon: icons.warning, label: states.failed },
};
