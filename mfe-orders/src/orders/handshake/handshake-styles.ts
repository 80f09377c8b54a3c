import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import { icons } from 'shared-ui/icons';
import type { StatusStyle } from 'shared-ui/format';
import { handshakeStates as states } from './handshake.messages.ts';

export const handshakeStyles: Record<HandshakeState, StatusStyle> = {
  tendered: { tone: 'info', icon: icons.share, label: states.tendered },
  offered: { tone: 'warn', icon: icons.clock, label: states.offered },
  accepted: { tone: 'good', icon: icons.handshake, label: states.accepted },
  declined: { tone: 'bad', icon: icons.reject, label: states.declined },
  expired: { tone: 'bad', icon: icons.timer, label: states.expired },
};
