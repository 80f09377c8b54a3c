import type { TenderOfferState } from 'shared-contracts/values/orders/tenders';
import { icons } from 'shared-ui/icons';
import type { StatusStyle } from 'shared-ui/format';
import { offerStates as states } from './tender.messages.ts';

export const offerStyles: Record<TenderOfferState, StatusStyle> = {
  waiting: { tone: 'neutral', icon: icons.dashed, label: states.waiting },
  offered: { tone: 'warn', icon: icons.clock, label: states.offered },
  quoted: { tone: 'info', icon: icons.coins, label: states.quoted },
  won: { tone: 'good', icon: icons.handshake, label: states.won },
  declined: { tone: 'bad', icon: icons.reject, label: states.declined },
  expired: { tone: 'bad', icon: icons.timer, label: states.expired },
  lost: { tone: 'neutral', icon: icons.ban, label: states.lost },
  withdrawn: { tone: 'neutral', icon: icons.undo, label: states.withdrawn },
};
