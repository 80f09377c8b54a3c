import type { EdiMessage } from 'shared-contracts/edi';
import type { EdiDelivery, EdiState } from 'shared-contracts/values/edi';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { deliveries, states } from './edi.messages.ts';

export const EDI_STATE_STYLES: Record<EdiState, StatusStyle> = {
  accepted: { label: states.accepted, tone: 'good', icon: icons.check },
  partial: { label: states.partial, tone: 'warn', icon: icons.alert },
  rejected: { label: states.rejected, tone: 'bad', icon: icons.ban },
};

const DELIVERY_STYLES: Record<EdiDelivery, StatusStyle> = {
  written: { label: deliveries.written, tone: 'neutral', icon: icons.clock },
  delivered: { label: deliveries.delivered, tone: 'good', icon: icons.check },
  failed: { label: deliveries.failed, tone: 'bad', icon: icons.ban },
};

/** The state of a message: execution if it was received, delivery if it was written. */
export const styleOf = ({ state, delivery }: Pick<EdiMessage, 'state' | 'delivery'>) =>
  delivery === null ? EDI_STATE_STYLES[state] : DELIVERY_STYLES[delivery];
