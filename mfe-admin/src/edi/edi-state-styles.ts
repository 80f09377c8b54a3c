import type { EdiState } from 'shared-contracts/values/edi';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './edi.messages.ts';

export const EDI_STATE_STYLES: Record<EdiState, StatusStyle> = {
  accepted: { label: states.accepted, tone: 'good', icon: icons.check },
  partial: { label: states.partial, tone: 'warn', icon: icons.alert },
  rejected: { label: states.rejected, tone: 'bad', icon: icons.ban },
};
