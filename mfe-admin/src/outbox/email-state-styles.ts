import type { EmailState } from 'shared-contracts/identity/emails';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './outbox.messages.ts';

export const emailStateStyles: Record<EmailState, StatusStyle> = {
  queued: { tone: 'info', icon: icons.clock, label: states.queued },
  kept: { tone: 'neutral', icon: icons.mail, label: states.kept },
  sent: { tone: 'good', icon: icons.check, label: states.sent },
  failed: { tone: 'bad', icon: icons.warning, label: states.failed },
};
